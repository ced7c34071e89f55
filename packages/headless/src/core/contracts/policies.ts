import type { CaipAddress, CaipNetwork, CaipNetworkId, RequestContent } from '@foyer/chains'

/** A request to a wallet, as policies and reviewers receive it before the wallet. */
export type WalletRequest = RequestContent & {
  /** CAIP-10 of the account; `undefined` while it is being connected (one-click sign-in). */
  readonly account: CaipAddress | undefined
  readonly caipNetworkId: CaipNetworkId
}

/** Facts for the decision of a policy, besides the request. */
export type PolicyFacts = {
  /** Network of the request; `undefined` if it is not in the config. */
  readonly network: CaipNetwork | undefined
  /** Host of the page, with its port; `undefined` on a server. */
  readonly domain: string | undefined
  /**
   * Addresses to which the account has sent, from its loaded activity on this network; `undefined` while no activity is
   * loaded.
   */
  readonly knownAddresses: readonly string[] | undefined
}

/** Codes of the warnings of built-in policies. The view `ReviewRequest` has their texts in every language. */
export type WarningCode =
  | 'spendLimit'
  | 'contractNotAllowed'
  | 'chainNotAllowed'
  | 'anyChain'
  | 'unreadable'
  | 'typedDataChain'
  | 'typedDataContract'
  | 'signInDomain'
  | 'unlimitedApproval'
  | 'unpaidOrder'
  | 'otherReceiver'
  | 'delegation'
  | 'noExpiry'
  | 'firstTimeReceiver'
  | 'lookAlikeAddress'
  | 'rawMessage'

/** A warning for the visitor about a request. */
export type RequestWarning = {
  /** Plain text for the visitor, in English or the language of the app. */
  readonly text: string
  /** Code of a built-in policy; absent for policies of the app. */
  readonly code?: WarningCode | undefined
  /** Values in the text, e.g. `{ address }`. */
  readonly values?: Readonly<Record<string, string>> | undefined
}

/** Answer of a policy. The strictest answer of all policies applies: refuse, then warn, then allow. */
export type PolicyAnswer =
  | { readonly type: 'allow' }
  | ({ readonly type: 'warn' } & RequestWarning)
  | { readonly type: 'refuse'; readonly reason: string }

/**
 * Decides about one request. Pure: it reads only its parameters. A policy that throws, or returns another value,
 * refuses the request.
 */
export type Policy = (request: WalletRequest, facts: PolicyFacts) => PolicyAnswer

/** Built-in policies that are enabled by default, as warnings. */
export type DefaultPolicyName =
  | 'typedDataDomain'
  | 'signInDomain'
  | 'unlimitedApprovals'
  | 'unpaidOrders'
  | 'delegations'
  | 'lookAlikeAddresses'
  | 'rawMessages'

/** `false` turns a policy off. */
export type DefaultPolicies = Partial<Record<DefaultPolicyName, false | 'warn' | 'refuse'>>
