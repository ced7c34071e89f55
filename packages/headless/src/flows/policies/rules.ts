import type { PolicyAnswer, RequestWarning } from '../../core/contracts/policies.ts'

/** Next step of a request with warnings. */
export type ReviewWay = 'ask' | 'show' | 'proceed'

/**
 * `ask`: the UI of the app shows it. `show`: the modal opens `ReviewRequest`. `proceed`: no UI can show it, so the
 * wallet is asked, and the warnings are reported to the developer.
 */
export const reviewWay = (facts: {
  /** Listeners of `watchRequestReview`, and components with `useRequestReview`. */
  readonly reviewers: number
  readonly hasModal: boolean
}): ReviewWay => (facts.reviewers > 0 ? 'ask' : facts.hasModal ? 'show' : 'proceed')

/**
 * Answer of a policy without objections.
 *
 * @example
 * ```ts
 * import { allow, type Policy, warn } from '@foyer/headless/policies'
 * const onlyMainnet: Policy = ({ caipNetworkId }) =>
 *   caipNetworkId === 'eip155:1' ? allow : warn('This is not Ethereum')
 * ```
 */
export const allow: PolicyAnswer = { type: 'allow' }

/**
 * Answer of a policy with a warning: `text` is shown to the visitor before the wallet is asked.
 *
 * @example
 * ```ts
 * import { allow, type Policy, warn } from '@foyer/headless/policies'
 * const unknownReceivers: Policy = (_request, { knownAddresses }) =>
 *   knownAddresses ? allow : warn('The receivers of this account are not known')
 * ```
 */
export const warn = (text: string): PolicyAnswer => ({ type: 'warn', text })

/**
 * Answer of a policy that stops the request: it rejects with `REQUEST_REFUSED` and `reason`.
 *
 * @example
 * ```ts
 * import { allow, type Policy, refuse } from '@foyer/headless/policies'
 * const noMessages: Policy = ({ type }) => (type === 'message' ? refuse('This app signs no messages') : allow)
 * ```
 */
export const refuse = (reason: string): PolicyAnswer => ({ type: 'refuse', reason })

export type PolicyOptions = {
  /** Answer to a request that the policy objects to. */
  readonly answer?: 'warn' | 'refuse' | undefined
}

/** Objection of a built-in policy. */
export const objection = (answer: 'warn' | 'refuse', warning: RequestWarning): PolicyAnswer =>
  answer === 'warn' ? { type: 'warn', ...warning } : refuse(warning.text)

/** Warning about an address that may act for the account, or gets a role of a contract. */
export const delegationTo = (address: string): RequestWarning => ({
  code: 'delegation',
  text: `${address} gets rights over this account or a contract`,
  values: { address },
})
