import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import type { WalletLinkKind } from './types.ts'

/** Whether links must be opened within the tap, so that the code has to be there before (docs/spec/views.md §2.6). */
export const needsPrefetch = (device: {
  readonly isIos: boolean
  readonly isTelegram: boolean
  readonly isMobile: boolean
}): boolean => device.isIos || (device.isTelegram && device.isMobile)

/** Whether the universal link is taken: iOS refuses an app's own scheme after it was refused once. */
export const prefersUniversalLink = (facts: {
  readonly isPreferred: boolean
  readonly isIos: boolean
  readonly attempts: number
}): boolean => facts.isPreferred || (facts.isIos && facts.attempts > 0)

/** The link of a wallet's record that opens it that way. */
export const linkOf = (
  wallet: Pick<DirectoryWallet, 'mobileLink' | 'desktopLink' | 'webappLink'>,
  kind: WalletLinkKind,
): string | undefined =>
  ({ mobile: wallet.mobileLink, desktop: wallet.desktopLink, web: wallet.webappLink })[kind]
