import type { CaipNetwork, ChainNamespace } from '@foyer/chains'
import type { WindowProvider } from '@foyer/chains/embedded'
import type { DirectoryWallet } from '../core/contracts/directory.ts'
import type { SendRequest } from '../flows/send/types.ts'
import type { GrantedSession } from '../flows/smartSessions/types.ts'
import type { ConnectorInfo } from '../wallet/types.ts'

type Redirect = { readonly redirectView?: RouteName | undefined }
/** Namespace that gets a further wallet. */
type Adding = Redirect & { readonly addWalletForNamespace?: ChainNamespace | undefined }
/** Search for wallets, which the list of all wallets shows again on the way back. */
type Searched = { readonly search?: string | undefined; readonly isCertified?: boolean | undefined }
/** Search for networks, which the list of networks shows again on the way back. */
export type NetworkSearch = {
  readonly text: string
  /** Only networks that the wallet has approved. */
  readonly isInWallet: boolean
}
/** `displayIndex`: index of the wallet's row, from 0. */
type Chosen = Adding & Searched & { readonly displayIndex?: number | undefined }

/**
 * Every route and its data. Hosts add routes of their own through declaration merging.
 *
 * @example
 * ```ts
 * declare module '@foyer/headless' {
 *   interface Routes { Terms: { version: number } }
 * }
 * ```
 */
export interface Routes {
  /** `email`: initial value of the email field. */
  Connect: (Adding & { readonly email?: string | undefined }) | undefined
  /** `email`: initial value of the email field. */
  Create: (Redirect & { readonly email?: string | undefined }) | undefined
  ConnectWallets: Adding | undefined
  ConnectSocials: Redirect | undefined
  AllWallets: (Adding & Searched) | undefined
  ConnectingWalletConnect: (Chosen & { readonly wallet?: DirectoryWallet | undefined }) | undefined
  ConnectingWalletConnectBasic: undefined
  ConnectingExternal: Chosen & {
    readonly connector: ConnectorInfo
    readonly wallet?: DirectoryWallet | undefined
  }
  ConnectingMultiChain: Chosen & { readonly connector: ConnectorInfo }
  GetWallet: undefined
  Downloads: Chosen & { readonly wallet: DirectoryWallet }
  WhatIsAWallet: undefined
  /** `email`: initial value of the field. */
  EmailLogin: (Redirect & { readonly email?: string | undefined }) | undefined
  EmailVerifyOtp: Redirect & { readonly email: string }
  EmailVerifyDevice: Redirect & { readonly email: string }
  /** `provider` of the login. @default the running one */
  ConnectingSocial: (Redirect & { readonly provider: WindowProvider }) | undefined
  ConnectingFarcaster: Redirect | undefined
  UpdateEmailWallet: Redirect & { readonly email: string }
  UpdateEmailPrimaryOtp: Redirect & { readonly email: string; readonly newEmail: string }
  UpdateEmailSecondaryOtp: Redirect & { readonly newEmail: string }
  UpgradeEmailWallet: undefined
  SIWXSignMessage: undefined
  ConnectingSiwe: undefined
  ApproveTransaction: undefined
  ReviewRequest: undefined
  Account: undefined
  ProfileWallets: undefined
  AccountSettings: undefined
  SmartAccountSettings: undefined
  ChooseAccountName: undefined
  /** Initial value of the field. */
  RegisterAccountName: { readonly name?: string | undefined } | undefined
  /** Registered name. */
  RegisterAccountNameSuccess: { readonly name: string }
  Transactions: undefined
  SmartSessionList: undefined
  SmartSessionCreated: { readonly session: GrantedSession }
  Networks: { readonly networkSearch?: NetworkSearch | undefined } | undefined
  /**
   * Data besides `network` is for the view after the switch: Swap with `swapUnsupportedChain`, else the view before.
   */
  SwitchNetwork: Redirect & {
    readonly network: CaipNetwork
    readonly email?: string | undefined
    readonly swapUnsupportedChain?: boolean | undefined
    readonly networkSearch?: NetworkSearch | undefined
  }
  SwitchActiveChain: {
    readonly networkSearch?: NetworkSearch | undefined
    readonly switchToChain: ChainNamespace
    readonly navigateTo: RouteName
    readonly navigateWithReplace: boolean
    readonly network?: CaipNetwork | undefined
  }
  UnsupportedChain: { readonly swapUnsupportedChain?: boolean | undefined } | undefined
  WhatIsANetwork: undefined
  WalletCompatibleNetworks: undefined
  FundWallet: Redirect | undefined
  WalletReceive: undefined
  /** `send`: transfer requested by the app; the visitor can only confirm or cancel it. */
  WalletSend: { readonly send?: SendRequest | undefined } | undefined
  WalletSendSelectToken: undefined
  WalletSendPreview: { readonly send?: SendRequest | undefined } | undefined
  WalletSendConfirmed: undefined
  Swap:
    | {
        readonly swap?:
          | {
              readonly fromToken?: string | undefined
              readonly toToken?: string | undefined
              readonly amount?: string | undefined
            }
          | undefined
      }
    | undefined
  SwapSelectToken: { readonly target: 'sourceToken' | 'toToken' }
  SwapPreview: undefined
  OnRampProviders: undefined
  OnRampTokenSelect: undefined
  OnRampFiatSelect: undefined
  BuyInProgress: undefined
  OnRampActivity: undefined
  WhatIsABuy: undefined
  Pay: undefined
  PayQuote: undefined
  PayLoading: undefined
}

export type RouteName = keyof Routes

/** Data of a route; optional data may be omitted. */
export type RouteData<route extends RouteName> = Routes[route]

/** Arguments of `push`, `replace` and `reset`: data may be omitted only if the route allows it. */
export type RouteArguments<route extends RouteName> = undefined extends Routes[route]
  ? [route: route, data?: Routes[route]]
  : [route: route, data: Routes[route]]

export type RouteDirection = 'forward' | 'back'

export type RouterState = {
  /** Route of the view that is shown. */
  readonly view: RouteName
  /** Data of the route; typed by `useRouteData(route)`. */
  readonly data: Routes[RouteName]
  /** Outermost first; the last one is the current view. */
  readonly history: readonly RouteName[]
  /** Of the last navigation, for transitions. */
  readonly direction: RouteDirection
}

export type ModalState = {
  readonly isOpen: boolean
  /** The modal is open, and its JavaScript is still loading. */
  readonly isLoading: boolean
  /**
   * The last opening could not load its JavaScript. While `offline`, it opens once the browser is online; after
   * `failed`, the next opening retries.
   */
  readonly loadFailure: 'offline' | 'failed' | undefined
  /** The visitor tried to close the modal, which must stay open. */
  readonly isShaking: boolean
  /** Namespace that the modal was opened for. */
  readonly namespace: ChainNamespace | undefined
  /** The modal is in the flow of the page instead of a dialog. */
  readonly isInline: boolean
}
