import {
  abortable,
  type CaipAddress,
  type CaipNetworkId,
  type ChainNamespace,
  describeOperation,
  extendNetwork,
  isSameAddress,
  load,
  loadOperation,
  parseCaipAddress,
  type RequestContent,
  UserRejectedError,
} from '@foyer/chains'
import type { InfiniteData } from '@tanstack/react-query'
import type {
  PolicyFacts,
  WalletRequest,
  DefaultPolicies,
  DefaultPolicyName,
  Policy,
  PolicyAnswer,
  RequestWarning,
} from '../../core/contracts/policies.ts'
import { createError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import { pageHost } from '../../core/page/page.ts'
import { reportProblem } from '../../core/problems/problems.ts'
import type { Config } from '../../core/types.ts'
import { receiversQueryKey, type TransactionsQueryKey } from '../../data/activity/queryKeys.ts'
import type { TransactionPage } from '../../data/activity/types.ts'
import { networksAtom } from '../../wallet/state.ts'
import { networkById } from '../../wallet/rules.ts'
import {
  lookAlikeAddresses,
  rawMessages,
  signInDomain,
  typedDataDomain,
  unlimitedApprovals,
} from './builtInPolicies.ts'
import { requestReviews, getReviewers, noteReport, settleReview, waitForAnswer } from './state.ts'
import { reviewWay, type PolicyOptions } from './rules.ts'

const defaults: Readonly<Record<DefaultPolicyName, (options: PolicyOptions) => Policy>> = {
  typedDataDomain,
  signInDomain,
  unlimitedApprovals,
  lookAlikeAddresses,
  rawMessages,
}

/** Built-in policies that the app has not turned off; as warnings, unless it wants them to refuse. */
export const defaultPolicies = (options: DefaultPolicies = {}): readonly Policy[] =>
  (Object.keys(defaults) as DefaultPolicyName[]).flatMap((name) => {
    const { [name]: answer = 'warn' } = options
    return answer === false ? [] : [defaults[name]({ answer })]
  })

/** Reviews a request before a wallet is asked; rejects if the wallet may not be asked. */
export type ReviewRequest = (request: {
  readonly account: CaipAddress | undefined
  readonly caipNetworkId: CaipNetworkId
  readonly params: unknown
  readonly signal?: AbortSignal | undefined
}) => Promise<{
  /** The visitor was asked, which took time. */
  readonly wasShown: boolean
  /** Content that the policies have read; `undefined` for requests that ask the user nothing. */
  readonly content: RequestContent | undefined
}>

/** Operations on a text, whose content is the same in every namespace. */
const onText: readonly string[] = ['signMessage', 'signIn']

/**
 * Loads what a review of requests with a method needs in a namespace, and resolves with the review: it rejects with `REQUEST_REFUSED`
 * if a policy refuses, and with `UserRejectedError` if the visitor declines.
 */
export async function createReviewer(
  config: Config,
  namespace: ChainNamespace,
  method: string,
): Promise<ReviewRequest> {
  const { adapters, options, store } = internalsOf(config)
  const policies = [...defaultPolicies(options.defaultPolicies), ...(options.policies ?? [])]
  const adapter = adapters.get(namespace)
  const describe =
    adapter?.operations.describeRequest && !onText.includes(method)
      ? await loadOperation(adapter, 'describeRequest')
      : undefined
  return async ({ account, caipNetworkId, params, signal }) => {
    const network = networkById(store.get(networksAtom), caipNetworkId)
    const content = describe
      ? await describe(
          { network: extendNetwork(network, options), provider: undefined, signal },
          { method, params },
        )
      : describeOperation(method, params)
    if (!content) return { wasShown: false, content }
    const named = content.type === 'transaction' ? content.chainId : undefined
    const signer = content.type === 'other' ? undefined : content.signer
    const request: WalletRequest = Object.freeze({
      ...content,
      // A wallet with several accounts signs with the one that the request names.
      account: signer === undefined ? account : (`${caipNetworkId}:${signer}` as const),
      caipNetworkId: named === undefined ? caipNetworkId : (`${namespace}:${named}` as const),
    })
    return { wasShown: await review(config, policies, request, signal), content }
  }
}

/** Answer of all policies. */
type Verdict =
  | { readonly type: 'pass'; readonly warnings: readonly RequestWarning[] }
  | { readonly type: 'refused'; readonly reason: string; readonly cause?: unknown }

/** Asks every policy about a request. A refusal counts more than warnings; a policy that throws refuses. */
export function judge(policies: readonly Policy[], request: WalletRequest, facts: PolicyFacts): Verdict {
  const warnings: RequestWarning[] = []
  for (const policy of policies) {
    try {
      const answer: PolicyAnswer | undefined = policy(request, facts)
      if (answer?.type === 'warn') warnings.push(answer)
      else if (answer?.type === 'refuse') return { type: 'refused', reason: answer.reason }
      // An app without types may answer anything, for example a promise.
      else if (answer?.type !== 'allow') return { type: 'refused', reason: 'A policy gave no answer' }
    } catch (error) {
      return {
        type: 'refused',
        reason: error instanceof Error ? error.message : 'A policy failed',
        cause: error,
      }
    }
  }
  return { type: 'pass', warnings }
}

/** Time for the modal to load and show the view; afterwards the request is declined. */
const SHOW_MS = 30_000

async function review(
  config: Config,
  policies: readonly Policy[],
  request: WalletRequest,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const internals = internalsOf(config)
  const verdict = judge(policies, request, factsOf(config, request))
  if (verdict.type === 'refused') {
    const { reason, cause } = verdict
    throw createError('REQUEST_REFUSED', { reason }, { cause })
  }
  const { warnings } = verdict
  if (warnings.length === 0) return false
  const way = reviewWay({ reviewers: getReviewers(internals), hasModal: internals.ports.shown !== undefined })
  if (way === 'proceed') {
    for (const { text } of warnings) reportProblem(config, 'REQUEST_WARNED', { text })
    return false
  }
  const waiting = waitForAnswer(internals, { request, warnings })
  const { id } = waiting.review
  const stopWaiting = internals.timers.after(SHOW_MS, () => {
    if (getReviewers(internals) === 0) settleReview(internals, id, false)
  })
  const controller = new AbortController()
  const { signal: isShown } = controller
  load(() => import('./reportRequest.ts'))
    .then(({ reportRequest }) =>
      reportRequest(config, request, isShown, (report) => noteReport(internals, id, report)),
    )
    .catch(() => {
      if (request.type === 'transaction') noteReport(internals, id, { simulation: { status: 'unknown' } })
    })
  if (way === 'show') requestReviews.emit(config, waiting.review)
  try {
    if (!(await abortable(waiting.answer, signal))) throw new UserRejectedError()
  } finally {
    stopWaiting()
    controller.abort()
    // The caller may have aborted.
    settleReview(internals, id, false)
  }
  return true
}

function factsOf(config: Config, { account, caipNetworkId }: WalletRequest): PolicyFacts {
  const networks = internalsOf(config).store.get(networksAtom)
  return {
    network: networks.find((each) => each.caipNetworkId === caipNetworkId),
    // Few requests name a domain, or have receivers to compare.
    get domain() {
      return pageHost()
    },
    get knownAddresses() {
      return account === undefined
        ? undefined
        : knownAddresses(config, account as CaipAddress, caipNetworkId as CaipNetworkId)
    },
  }
}

/**
 * Addresses that an account has sent to, by its loaded activity on a network, and by the chain where that names the
 * contract of a token; `undefined` if none is loaded. Sends no request. Senders do not count, because anyone can send.
 */
export function knownAddresses(
  config: Config,
  caipAddress: CaipAddress,
  caipNetworkId: CaipNetworkId,
): readonly string[] | undefined {
  // A request may name its account in another case than the wallet.
  const { address } = parseCaipAddress(caipAddress)
  const { queryClient } = internalsOf(config)
  const queries = queryClient?.getQueryCache().findAll({
    // The last part of the key is compared by its given fields.
    queryKey: ['foyer', config.id, 'transactions', { caipNetworkId }],
    predicate({ queryKey }) {
      const of = parametersOf(queryKey)
      return of.onramp === undefined && isSameAddress(of.address ?? '', address)
    },
  })
  const loaded = queries?.find(({ state }) => state.data !== undefined)
  if (!queryClient || !loaded) return undefined
  const { pages } = loaded.state.data as InfiniteData<TransactionPage>
  const account = parametersOf(loaded.queryKey).address ?? ''
  const receiversOf = (hash: string): readonly string[] =>
    queryClient.getQueryData(receiversQueryKey(config, { address: account, caipNetworkId, hash })) ?? []
  return pages.flatMap(({ transactions }) =>
    transactions.flatMap(({ sentFrom, sentTo, hash }) =>
      isSameAddress(sentFrom, account) ? [sentTo, ...receiversOf(hash)] : [],
    ),
  )
}

const parametersOf = (queryKey: readonly unknown[]): TransactionsQueryKey[3] =>
  (queryKey as TransactionsQueryKey)[3]
