export { createFrameHost } from '../flows/embedded/createFrameHost.ts'
export type { CreateFrame, FrameHost, FrameHostOptions } from '../flows/embedded/createFrameHost.ts'
export { createPopupHost } from '../flows/embedded/createPopupHost.ts'
export type {
  CreatePopup,
  PopupHost,
  PopupHostOptions,
  PopupMessage,
} from '../flows/embedded/createPopupHost.ts'
export { embeddedWallet } from '../flows/embedded/embeddedWallet.ts'
export type { EmbeddedWalletOptions } from '../flows/embedded/embeddedWallet.ts'
export type {
  EmailAction,
  EmailUpdateAction,
  EmbeddedConnector,
  EmbeddedState,
  EmbeddedUser,
  EmbeddedWallet,
  FrameTheme,
  SocialResult,
  WindowProvider,
} from '../flows/embedded/types.ts'
