import type { AccountType, CaipNetworkId, ChainNamespace } from '@foyer/chains'
import type { SocialProvider } from '@foyer/chains/embedded'

type HistoryProperties = {
  readonly address: string
  readonly projectId: string | undefined
  readonly cursor: string | undefined
  readonly isSmartAccount: boolean
}
/** `ensName`: the full name. */
type NameProperties = { readonly ensName: string; readonly isSmartAccount: boolean }
type SendProperties = {
  readonly isSmartAccount: boolean
  /** Symbol; for a contract its CAIP-10 id in the event that precedes the request to the wallet. */
  readonly token: string
  readonly amount: number
  readonly network: CaipNetworkId
}
type BuyProperties = { readonly isSmartAccount: boolean }
type SocialProperties = { readonly provider: SocialProvider }
type SwapProperties = {
  readonly network: CaipNetworkId
  /** Symbols. */
  readonly swapFromToken: string
  readonly swapToToken: string
  /** Decimal text. */
  readonly swapFromAmount: string
  readonly swapToAmount: string
  readonly isSmartAccount: boolean
}
type SiwxProperties = { readonly network: CaipNetworkId; readonly isSmartAccount: boolean }

type Properties = {
  MODAL_OPEN: { readonly connected: boolean }
  MODAL_CLOSE: { readonly connected: boolean }
  /** The project's analytics also receive the boolean and text options of the app. */
  INITIALIZE: { readonly networks: readonly CaipNetworkId[] }
  SELECT_WALLET: {
    readonly name: string
    /** Channel through which the wallet is reached. */
    readonly platform: 'qrcode' | 'mobile' | 'browser' | 'email'
    /** Index of the wallet's row in the list, from 0. Absent if the wallet was not chosen from a list. */
    readonly displayIndex?: number | undefined
    /** Rank in the directory. */
    readonly walletRank?: number | undefined
    /** Route of the modal; absent on pages without one. */
    readonly view?: string | undefined
  }
  CONNECT_SUCCESS: {
    readonly method: string
    readonly name: string
    readonly reconnect?: true | undefined
    readonly walletRank?: number | undefined
    /** Route of the modal; absent on pages without one. `Connect` for a restored connection. */
    readonly view?: string | undefined
  }
  EMAIL_LOGIN_SELECTED: undefined
  EMAIL_SUBMITTED: undefined
  EMAIL_VERIFICATION_CODE_SENT: undefined
  EMAIL_VERIFICATION_CODE_PASS: undefined
  EMAIL_VERIFICATION_CODE_FAIL: { readonly message: string }
  DEVICE_REGISTERED_FOR_EMAIL: undefined
  EMAIL_EDIT: undefined
  EMAIL_EDIT_COMPLETE: undefined
  SOCIAL_LOGIN_STARTED: SocialProperties
  /** The popup has returned its result; the account is requested. */
  SOCIAL_LOGIN_REQUEST_USER_DATA: SocialProperties
  /** `reconnect`: the login was restored; it also has a `CONNECT_SUCCESS`. */
  SOCIAL_LOGIN_SUCCESS: SocialProperties & { readonly reconnect?: true | undefined }
  /** The visitor left the login before it completed. */
  SOCIAL_LOGIN_CANCELED: SocialProperties
  SOCIAL_LOGIN_ERROR: SocialProperties & { readonly message: string }
  CONNECT_ERROR: { readonly message: string }
  USER_REJECTED: { readonly message: string }
  /** A wallet's deep link failed. `uri` is the pairing topic, without its key. */
  CONNECT_PROXY_ERROR: {
    readonly message: string
    readonly uri: string
    readonly mobile_link: string
    readonly name: string
  }
  DISCONNECT_SUCCESS: { readonly namespace: ChainNamespace | 'all' }
  DISCONNECT_ERROR: { readonly message: string }
  SET_PREFERRED_ACCOUNT_TYPE: { readonly accountType: AccountType; readonly network: CaipNetworkId }
  SWITCH_NETWORK: { readonly network: CaipNetworkId }
  CLICK_NETWORKS: undefined
  CLICK_NETWORK_HELP: undefined
  CLICK_WALLET_HELP: undefined
  CLICK_GET_WALLET_HELP: undefined
  CLICK_ALL_WALLETS: undefined
  /** The visitor opens the download page of a wallet. */
  GET_WALLET: {
    readonly name: string
    readonly walletRank: number | undefined
    /** Id of the wallet in the directory. */
    readonly explorerId: string
    readonly type: 'chrome' | 'appStore' | 'playStore' | 'homepage'
  }
  SIWX_AUTH_SUCCESS: SiwxProperties
  SIWX_AUTH_ERROR: SiwxProperties & { readonly message: string }
  CLICK_CANCEL_SIWX: SiwxProperties
  CLICK_TRANSACTIONS: { readonly isSmartAccount: boolean }
  LOAD_MORE_TRANSACTIONS: HistoryProperties
  ERROR_FETCH_TRANSACTIONS: HistoryProperties
  OPEN_ENS_FLOW: { readonly isSmartAccount: boolean }
  REGISTER_NAME_INITIATED: NameProperties
  REGISTER_NAME_SUCCESS: NameProperties
  REGISTER_NAME_ERROR: NameProperties & { readonly error: string }
  OPEN_SEND: { readonly network: CaipNetworkId; readonly isSmartAccount: boolean }
  SEND_INITIATED: SendProperties
  SEND_SUCCESS: SendProperties & { readonly hash: string }
  SEND_REJECTED: SendProperties & { readonly message: string }
  SEND_ERROR: SendProperties & { readonly message: string }
  SELECT_BUY_CRYPTO: BuyProperties
  SELECT_WHAT_IS_A_BUY: BuyProperties
  SELECT_BUY_PROVIDER: BuyProperties & { readonly provider: string }
  OPEN_SWAP: { readonly network: CaipNetworkId; readonly isSmartAccount: boolean }
  CLICK_SELECT_TOKEN_TO_SWAP: undefined
  INITIATE_SWAP: SwapProperties
  SWAP_SUCCESS: SwapProperties
  SWAP_APPROVAL_ERROR: SwapProperties & { readonly message: string }
  SWAP_ERROR: SwapProperties & { readonly message: string }
  SEARCH_WALLET: { readonly badge: string; readonly search: string }
}

/** Analytics events, which the host receives too. Not exhaustive: a new name is a minor release. */
export type FoyerEvent = {
  [event in keyof Properties]: Properties[event] extends undefined
    ? { readonly event: event; readonly address?: string | undefined }
    : {
        readonly event: event
        readonly properties: Properties[event]
        /** Address of the event. @default the current account */
        readonly address?: string | undefined
      }
}[keyof Properties]
