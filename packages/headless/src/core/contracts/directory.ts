import type { CaipNetworkId, ChainNamespace } from '@foyer/chains'

/** A wallet of the directory. Links and images are validated: `https:` URLs and app schemes only. */
export type DirectoryWallet = {
  readonly id: string
  readonly name: string
  readonly homepage?: string | undefined
  readonly description?: string | undefined
  readonly imageId?: string | undefined
  readonly imageUrl?: string | undefined
  /** Rank; lower ranks are listed first. */
  readonly order?: number | undefined
  readonly badge?: 'certified' | undefined
  /** Supported networks. Absent: all networks. */
  readonly chains?: readonly CaipNetworkId[] | undefined
  readonly rdns?: string | undefined
  readonly injected?: readonly { readonly namespace: ChainNamespace; readonly id: string }[] | undefined
  /** An app scheme (`rainbow:`) or an `https:` link that opens the app. */
  readonly mobileLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  /** Universal link, in addition to `mobileLink`. */
  readonly universalLink?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
  readonly chromeStore?: string | undefined
  readonly supportsWalletConnect?: boolean | undefined
}
