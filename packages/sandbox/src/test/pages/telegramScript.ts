import * as sdk from '@twa-dev/sdk'

// Telegram's own script for mini apps. It runs when its package is used, which claims to be without effects.
Object.assign(window, { telegramSdk: sdk.default })
