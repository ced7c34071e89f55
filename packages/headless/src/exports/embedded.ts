export { createFrameHost } from '../embedded/createFrameHost.ts'
export type { CreateFrame, FrameHost, FrameHostOptions } from '../embedded/createFrameHost.ts'
export { embeddedWallet } from '../embedded/embeddedWallet.ts'
export type { EmbeddedWalletOptions } from '../embedded/embeddedWallet.ts'
export type {
  EmailAction,
  EmbeddedConnector,
  EmbeddedState,
  EmbeddedUser,
  EmbeddedWallet,
  FrameTheme,
} from '../embedded/types.ts'
