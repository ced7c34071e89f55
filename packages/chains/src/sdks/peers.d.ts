// Optional peers, which are not installed here: what they export is looked at when they come.
declare module '@coinbase/wallet-sdk'
declare module '@base-org/account'
