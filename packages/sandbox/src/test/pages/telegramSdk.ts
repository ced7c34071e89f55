import { init, openLink } from '@telegram-apps/sdk'

// An app that uses the SDK of Telegram's community in place of Telegram's script.
init()
Object.assign(window, { openLink })
