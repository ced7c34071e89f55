export { awaitPopup } from '../embedded/awaitPopup.ts'
export type { AwaitPopupParameters } from '../embedded/awaitPopup.ts'
export { createFrameHost } from '../embedded/createFrameHost.ts'
export type { CreateFrame, FrameHost, FrameHostOptions } from '../embedded/createFrameHost.ts'
export { createPopupHost } from '../embedded/createPopupHost.ts'
export type { CreatePopup, PopupHost, PopupHostOptions, PopupMessage } from '../embedded/createPopupHost.ts'
export { embeddedWallet } from '../embedded/embeddedWallet.ts'
export type { EmbeddedWalletOptions } from '../embedded/embeddedWallet.ts'
export { noEmbedded } from '../embedded/noEmbedded.ts'
export { socialProviders } from '../embedded/types.ts'
export type {
  EmailAction,
  EmailUpdateAction,
  EmbeddedConnector,
  EmbeddedState,
  EmbeddedUser,
  EmbeddedWallet,
  FrameTheme,
  SocialProvider,
  SocialResult,
  WindowProvider,
} from '../embedded/types.ts'
