import type { AccountType, CaipNetworkId, ChainNamespace } from '@foyer/chains'

type HistoryProperties = {
  readonly address: string
  readonly projectId: string | undefined
  readonly cursor: string | undefined
  readonly isSmartAccount: boolean
}
type SiwxProperties = { readonly network: CaipNetworkId; readonly isSmartAccount: boolean }

type Properties = {
  MODAL_OPEN: { readonly connected: boolean }
  MODAL_CLOSE: { readonly connected: boolean }
  INITIALIZE: { readonly networks: readonly CaipNetworkId[] }
  SELECT_WALLET: { readonly name: string; readonly view: string }
  CONNECT_SUCCESS: {
    readonly method: string
    readonly name: string
    readonly reconnect?: true | undefined
    readonly view: string
  }
  CONNECT_ERROR: { readonly message: string }
  USER_REJECTED: { readonly message: string }
  /** A wallet could not be opened by its link. `uri` is the pairing's name, without its key. */
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
  SIWX_AUTH_SUCCESS: SiwxProperties
  SIWX_AUTH_ERROR: SiwxProperties & { readonly message: string }
  CLICK_CANCEL_SIWX: SiwxProperties
  CLICK_TRANSACTIONS: { readonly isSmartAccount: boolean }
  LOAD_MORE_TRANSACTIONS: HistoryProperties
  ERROR_FETCH_TRANSACTIONS: HistoryProperties
  SEARCH_WALLET: { readonly badge: string; readonly search: string }
}

/** Everything that Foyer tells a host about, by name. Open: a new name is a minor change. */
export type FoyerEvent = {
  [event in keyof Properties]: Properties[event] extends undefined
    ? { readonly event: event }
    : { readonly event: event; readonly properties: Properties[event] }
}[keyof Properties]
