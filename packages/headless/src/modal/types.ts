import type { CaipNetwork, ChainNamespace } from '@foyer/chains'
import type { ConnectorInfo } from '../wallet/types.ts'
import type { DirectoryWallet } from '../core/contracts/directory.ts'
import type { WindowProvider } from '@foyer/chains/embedded'
import type { SendRequest } from '../flows/send/types.ts'

type Redirect = { readonly redirectView?: RouteName | undefined }
/** Where the row of the wallet stood, from 0. */
type Chosen = Redirect & { readonly displayIndex?: number | undefined }

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
  Connect: (Redirect & { readonly addWalletForNamespace?: ChainNamespace | undefined }) | undefined
  Create: undefined
  ConnectWallets: Redirect | undefined
  ConnectSocials: undefined
  AllWallets: Redirect | undefined
  ConnectingWalletConnect: (Chosen & { readonly wallet?: DirectoryWallet | undefined }) | undefined
  ConnectingWalletConnectBasic: undefined
  ConnectingExternal: Chosen & {
    readonly connector: ConnectorInfo
    readonly wallet?: DirectoryWallet | undefined
  }
  ConnectingMultiChain: Chosen & { readonly connector: ConnectorInfo }
  GetWallet: undefined
  Downloads: { readonly wallet: DirectoryWallet }
  WhatIsAWallet: undefined
  EmailLogin: undefined
  EmailVerifyOtp: { readonly email: string }
  EmailVerifyDevice: { readonly email: string }
  /** `provider`: whose login it is. @default the one that is under way */
  ConnectingSocial: { readonly provider: WindowProvider } | undefined
  ConnectingFarcaster: undefined
  UpdateEmailWallet: Redirect & { readonly email: string }
  UpdateEmailPrimaryOtp: Redirect & { readonly email: string; readonly newEmail: string }
  UpdateEmailSecondaryOtp: Redirect & { readonly newEmail: string }
  UpgradeEmailWallet: undefined
  SIWXSignMessage: undefined
  ConnectingSiwe: undefined
  ApproveTransaction: undefined
  Account: undefined
  ProfileWallets: undefined
  AccountSettings: undefined
  SmartAccountSettings: undefined
  ChooseAccountName: undefined
  /** The name that the field begins with. */
  RegisterAccountName: { readonly name?: string | undefined } | undefined
  /** The name that was registered. @default the one that the account shows */
  RegisterAccountNameSuccess: { readonly name: string } | undefined
  Transactions: undefined
  SmartSessionList: undefined
  SmartSessionCreated: undefined
  Networks: undefined
  SwitchNetwork: Redirect & { readonly network: CaipNetwork }
  SwitchActiveChain: {
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
  /** `send`: what the app asks for; the visitor can only look and say yes or no. */
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

/** Data of a route; a route whose data may be absent can be pushed without. */
export type RouteData<route extends RouteName> = Routes[route]

/** The arguments of `push`, `replace` and `reset`: the data may be left out only where the route allows it. */
export type RouteArguments<route extends RouteName> = undefined extends Routes[route]
  ? [route: route, data?: Routes[route]]
  : [route: route, data: Routes[route]]

export type RouteDirection = 'forward' | 'back'

export type RouterState = {
  readonly view: RouteName
  readonly data: Routes[RouteName]
  /** Outermost first; the last one is where the visitor is. */
  readonly history: readonly RouteName[]
  readonly direction: RouteDirection
}

export type ModalState = {
  readonly isOpen: boolean
  /** An opening waits for something. */
  readonly isLoading: boolean
  readonly isShaking: boolean
  /** The family that the modal was opened for. */
  readonly namespace: ChainNamespace | undefined
  /** The modal stands in the page's flow instead of above it. */
  readonly isInline: boolean
}
