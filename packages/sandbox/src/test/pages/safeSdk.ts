import SafeAppsSdk from '@safe-global/safe-apps-sdk'

// The SDK of Safe beside the app's own connection to the same Safe.
Object.assign(window, { safeInfo: () => new SafeAppsSdk().safe.getInfo() })
