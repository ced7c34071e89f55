export type { PolkadotAccount, PolkadotProvider } from '../polkadot/provider.ts'
