export { polkadot } from '../polkadot/polkadot.ts'
export type { PolkadotOptions } from '../polkadot/polkadot.ts'
export type { PolkadotAccount, PolkadotProvider } from '../polkadot/provider.ts'
export type { PolkadotPayload, PolkadotSignature } from '../polkadot/provider.ts'
