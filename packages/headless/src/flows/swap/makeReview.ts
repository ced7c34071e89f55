import {
  type CaipAddress,
  type CaipNetworkId,
  type Call,
  isFoyerError,
  parseCaipAddress,
  withDeadline,
} from '@foyer/chains'
import { formatUnits, parseUnits } from '@foyer/chains/units'
import type { SwapTransaction } from '../../core/contracts/swap.ts'
import { internalsOf } from '../../core/internals.ts'
import { fetchQuery } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { isNativeToken } from '../../data/tokens/rules.ts'
import { checkUnits, readContractSymbol, withContractSymbol } from '../../data/tokens/tokenContract.ts'
import { capabilitiesQueryOptions } from '../../wallet/reading/queries.ts'
import { simulateTransaction } from '../../wallet/simulateTransaction.ts'
import { lastRequest } from '../requests/requests.ts'
import {
  approvalProblem,
  enforcedMinimum,
  isTakenShown,
  measureSwap,
  takenToken,
  transactionProblem,
} from './contractRules.ts'
import { createError } from './errors.ts'
import { type QuoteFacts, quoteFigures, readQuoteFacts, readSwapCost, toWire } from './fetchSwapQuote.ts'
import { decimalsOf } from './formRules.ts'
import { isOneInch } from './networkRules.ts'
import { batchRefusalsAtom, swapRequests } from './state.ts'
import {
  affordable,
  approvalCalls,
  approvalValue,
  approveData,
  currentAllowance,
  nextStep,
  toCalls,
} from './stepRules.ts'
import { swapProviderOf } from './swapProviderOf.ts'
import type { SwapQuote, SwapQuoteRequest, SwapReview, SwapToken } from './types.ts'

type Made = Omit<SwapReview, 'id' | 'worseThan'>
type Quoted = { readonly request: SwapQuoteRequest; readonly quote: SwapQuote; readonly signal: AbortSignal }

/** Makes the review of the next step: the request to the wallet, and the figures to show (docs/spec/api.md §8.7). */
export async function makeReview(config: Config, { request: asked, quote, signal }: Quoted): Promise<Made> {
  if (!quote.isCovered) throw createError('SWAP_INSUFFICIENT_BALANCE')
  const { sourceToken, toToken, value } = asked
  const [from, to] = await Promise.all([
    readContractSymbol(config, sourceToken),
    readContractSymbol(config, toToken),
    checkUnits(config, sourceToken),
    checkUnits(config, toToken),
  ])
  signal.throwIfAborted()
  const request = {
    ...asked,
    sourceToken: withContractSymbol(sourceToken, from),
    toToken: withContractSymbol(toToken, to),
  }
  const isNative = isNativeToken(sourceToken.id)
  const reported = isNative
    ? '0'
    : await orElse('SWAP_ALLOWANCE_FAILED', signal, () =>
        swapProviderOf(config).getAllowance({ ...toWire(request), signal }),
      )
  const quoted = { request, quote, signal }
  const allowance = currentAllowance({ reported, approved: approvedOf(config, request) })
  if (nextStep({ isNative, amount: value, allowance }) === 'swap') return makeSwap(config, quoted)
  const single = await makeApproval(config, quoted, allowance)
  const atomic = await readAtomic(config, request, signal)
  if (!atomic) return single
  return makeBatch(config, quoted, { single, upgradesAccount: atomic === 'ready' }).catch(
    (error: unknown) => {
      // If the provider builds no swap before the approval, or its simulation reverts, the single steps remain.
      if (isFoyerError(error, 'SWAP_BUILD_FAILED') || isFoyerError(error, 'SWAP_REVERTS')) return single
      throw error
    },
  )
}

/** Time in ms for which the node of a provider may lag behind a confirmed approval. */
const APPROVED_MS = 300_000

/** Amount of an approval that the chain has confirmed in the last minutes, if no swap was sent after it. */
function approvedOf(
  config: Config,
  { account, caipNetworkId, sourceToken }: SwapQuoteRequest,
): string | undefined {
  const { store, timers } = internalsOf(config)
  const last = lastRequest(
    store.get(swapRequests.atom),
    ({ review, sent }) =>
      sent !== undefined &&
      review.account === account &&
      review.caipNetworkId === caipNetworkId &&
      review.sourceToken.id === sourceToken.id,
  )
  const { step, approval, time } = last?.review ?? { time: 0 }
  const isRecent = timers.now() - time < APPROVED_MS
  return last?.status === 'confirmed' && step === 'approve' && isRecent ? approval?.value : undefined
}

const base = (config: Config, { account, caipNetworkId, sourceToken, toToken, value }: SwapQuoteRequest) => ({
  account,
  caipNetworkId,
  sourceToken,
  toToken,
  value,
  amount: formatUnits(value, decimalsOf(sourceToken)),
  provider: swapProviderOf(config).name,
  time: internalsOf(config).timers.now(),
})

async function makeApproval(
  config: Config,
  { request, quote, signal }: Quoted,
  allowance: string,
): Promise<Made> {
  const { caipNetworkId, sourceToken, value: amount } = request
  const token = sourceToken.id.slice(caipNetworkId.length + 1)
  const spender = await readSpender(config, request, signal)
  const value = approvalValue({ token: sourceToken.id, amount, allowance })
  return {
    ...base(config, request),
    quote,
    step: 'approve',
    isMeasured: false,
    approval: { spender, value, amount: formatUnits(value, decimalsOf(sourceToken)) },
    transaction: { to: token, data: approveData(spender, value), value: '0' },
  }
}

/** The approval and the swap as one batch, with one confirmation. */
async function makeBatch(
  config: Config,
  quoted: Quoted,
  { single, upgradesAccount }: { readonly single: Made; readonly upgradesAccount: boolean },
): Promise<Made> {
  const { approval, transaction, value, amount } = single
  if (!approval) return single
  const approvals = approvalCalls({ approval, transaction, value })
  const made = await makeSwap(config, quoted, toCalls(approvals))
  return {
    ...made,
    approval: { spender: approval.spender, value, amount },
    batch: { calls: [...approvals, made.transaction], upgradesAccount },
  }
}

/** Contract that the visitor has approved, or is asked to approve, for the source token. */
async function readSpender(config: Config, request: SwapQuoteRequest, signal: AbortSignal): Promise<string> {
  const { account, caipNetworkId, sourceToken } = request
  const provider = swapProviderOf(config)
  const spender = await orElse('SWAP_APPROVAL_FAILED', signal, () =>
    provider.getSpender({ ...toWire(request), signal }),
  )
  const problem = approvalProblem({
    spender,
    token: sourceToken.id.slice(caipNetworkId.length + 1),
    account: parseCaipAddress(account).address,
    contracts: provider.contracts?.[caipNetworkId] ?? [],
  })
  if (problem) throw createError('SWAP_APPROVAL_REFUSED', { problem }, { value: spender })
  return spender
}

/** `previous`: calls of the batch before the swap. */
async function makeSwap(
  config: Config,
  { request, quote, signal }: Quoted,
  previous: readonly Call[] = [],
): Promise<Made> {
  const { gasPrice, ...facts } = await readQuoteFacts(config, request)
  signal.throwIfAborted()
  const first = await build(config, request, signal)
  const { caipNetworkId, account } = request
  const { address } = parseCaipAddress(account)
  const sent = { ...first, value: nativeValue(request) }
  const cost = await readSwapCost(config, { caipNetworkId, address, gasPrice, built: sent, signal })
  const left = affordableAmount(request, { ...facts, cost })
  // The whole balance would leave nothing for the fee: the lower amount is swapped and shown.
  const asked = left === undefined ? request : { ...request, value: left }
  const built = left === undefined ? first : await build(config, asked, signal)
  const transaction = {
    to: built.to.slice(caipNetworkId.length + 1),
    data: built.data,
    value: nativeValue(asked),
  }
  const toUnits = await measure(config, asked, { ...transaction, previous }, signal)
  return {
    ...base(config, asked),
    quote: quoteFigures(asked, toUnits ?? built.toAmount, {
      ...facts,
      cost,
      fees: quote.fees,
      builtUnits: built.toAmount,
      minimumUnits: enforcedMinimum(built.data),
    }),
    step: 'swap',
    isMeasured: toUnits !== undefined,
    transaction,
  }
}

/** Amount of the native currency that the transaction sends. */
const nativeValue = ({ sourceToken, value }: SwapQuoteRequest): string =>
  isNativeToken(sourceToken.id) ? value : '0'

/** Lower amount of the native currency, which leaves the fee; `undefined` if the amount need not be lower. */
function affordableAmount(
  { sourceToken, value }: SwapQuoteRequest,
  { cost, nativeBalance }: Pick<QuoteFacts, 'cost' | 'nativeBalance'>,
): string | undefined {
  if (!isNativeToken(sourceToken.id) || cost === undefined || nativeBalance === undefined) return undefined
  const balance = parseUnits(nativeBalance, decimalsOf(sourceToken), 'truncate') ?? 0n
  return affordable({ amount: value, balance: `${balance}`, reserve: cost.reserve })
}

/** Has the provider build the transaction. Throws `SWAP_TRANSACTION_REFUSED` for one that is not the quoted swap. */
async function build(
  config: Config,
  request: SwapQuoteRequest,
  signal: AbortSignal,
): Promise<SwapTransaction> {
  const { account, caipNetworkId, sourceToken, toToken } = request
  const provider = swapProviderOf(config)
  const contracts = provider.contracts?.[caipNetworkId] ?? []
  const transaction = await orElse('SWAP_BUILD_FAILED', signal, () =>
    provider.getTransaction({ ...toWire(request), signal }),
  )
  const check = (spender: string | undefined) =>
    transactionProblem({
      transaction,
      account,
      caipNetworkId,
      tokens: [sourceToken.id, toToken.id],
      amount: request.value,
      value: nativeValue(request),
      allowed: { contracts, spender },
    })
  // The spender is asked for only if the provider names no contracts.
  const first = check(undefined)
  const isSpenderPossible = first === 'target' && contracts.length === 0 && !isNativeToken(sourceToken.id)
  const problem = isSpenderPossible ? check(await readSpender(config, request, signal)) : first
  if (problem) throw createError('SWAP_TRANSACTION_REFUSED', { problem })
  return transaction
}

/** Amount that a simulation of the swap receives, in base units; `undefined` where the nodes cannot tell (R63). */
async function measure(
  config: Config,
  { account, caipNetworkId, sourceToken, toToken, value: amount }: SwapQuoteRequest,
  { to, data, value, previous }: SwapReview['transaction'] & { readonly previous: readonly Call[] },
  signal: AbortSignal,
): Promise<string | undefined> {
  const contractOf = ({ id }: SwapToken): string | undefined =>
    isNativeToken(id) ? undefined : id.slice(caipNetworkId.length + 1)
  const [source, destination] = [contractOf(sourceToken), contractOf(toToken)]
  const taken = isOneInch(caipNetworkId, to) ? takenToken(data) : 'named'
  const simulation = await simulateTransaction(config, {
    account,
    caipNetworkId,
    to,
    data: data as `0x${string}`,
    value: BigInt(value),
    tokens: [source, destination].filter((token) => token !== undefined),
    ...(previous.length > 0 && { previous }),
    ...(typeof taken !== 'string' && { reads: [taken] }),
    signal,
  })
  const measured = measureSwap(simulation, { caipNetworkId, source, destination, value: amount })
  if (measured.status === 'reverts') throw createError('SWAP_REVERTS', undefined, { isRetryable: true })
  if (measured.status === 'differs') throw createError('SWAP_TRANSACTION_REFUSED', { problem: 'simulation' })
  if (measured.status === 'measured') return measured.toUnits
  // No simulation has shown which tokens the call takes.
  if (!isTakenShown(taken, { source, read: simulation.reads?.[0] }))
    throw createError('SWAP_TRANSACTION_REFUSED', { problem: 'data' })
  return undefined
}

type Failure = 'SWAP_ALLOWANCE_FAILED' | 'SWAP_APPROVAL_FAILED' | 'SWAP_BUILD_FAILED'

/** Runs a request to the provider. Any failure rejects with `code`, and is its cause. */
async function orElse<value>(code: Failure, signal: AbortSignal, run: () => Promise<value>): Promise<value> {
  try {
    const value = await run()
    signal.throwIfAborted()
    return value
  } catch (cause) {
    signal.throwIfAborted()
    throw createError(code, undefined, { cause, isRetryable: true })
  }
}

/** Longest wait for the wallet's capabilities; without them the steps are single transactions. */
const CAPABILITIES_MS = 1_500

type Signer = { readonly account: CaipAddress; readonly caipNetworkId: CaipNetworkId }

/**
 * Whether the wallet executes several calls of the account all or none (EIP-5792), and whether it upgrades the account
 * first (`ready`). `undefined`: it does not, it did not answer in time, or it has refused a batch of the account.
 */
async function readAtomic(
  config: Config,
  { account, caipNetworkId }: Signer,
  signal: AbortSignal,
): Promise<'supported' | 'ready' | undefined> {
  const { adapters, store, timers } = internalsOf(config)
  const { address, namespace } = parseCaipAddress(account)
  const operations = adapters.get(namespace)?.operations
  if (!operations?.sendCalls || !operations.getCapabilities || !operations.getCallsStatus) return undefined
  if (store.get(batchRefusalsAtom).includes(account)) return undefined
  const options = capabilitiesQueryOptions(config, { address, caipNetworkId })
  try {
    const { atomic } = await withDeadline(() => fetchQuery(config, options), {
      milliseconds: CAPABILITIES_MS,
      signal,
      after: timers.after,
    })
    return atomic?.status === 'supported' || atomic?.status === 'ready' ? atomic.status : undefined
  } catch {
    signal.throwIfAborted()
    return undefined
  }
}
