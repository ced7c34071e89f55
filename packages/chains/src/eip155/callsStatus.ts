import * as v from 'valibot'
import { pause, startDeadline } from '../async/deadline.ts'
import { read } from '../errors/foreign.ts'
import type { AskedTransaction, CallsReceipt, Operation } from '../operations.ts'
import { toCallsError } from './callsError.ts'
import { parseQuantity } from './quantity.ts'
import { type Ask, createAsk, POLLING_INTERVAL_MS, type ReadOptions } from './readClient.ts'
import { compareWithAsked, hasFailedInside, partOf } from './receipts.ts'
import { callsOutcome, checkedOutcome } from './rules.ts'
import { request } from './wire.ts'

/** More receipts are invalid, since each causes requests. */
const MAX_RECEIPTS = 100
/** Longest wait in ms for nodes that lag behind those of the wallet. */
const TIMEOUT_MS = 25_000

const receiptSchema = v.object({
  transactionHash: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i)),
  status: v.fallback(v.optional(v.picklist(['0x1', '0x0', 'success', 'reverted'])), undefined),
})

/** Version 1 has texts instead of numeric status codes. */
const statusCode = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(999)),
  v.pipe(
    v.picklist(['PENDING', 'CONFIRMED']),
    v.transform((word) => (word === 'PENDING' ? 100 : 200)),
  ),
])

const callsStatusSchema = v.object({
  status: statusCode,
  atomic: v.fallback(v.optional(v.boolean()), undefined),
  receipts: v.optional(v.nullable(v.pipe(v.array(receiptSchema), v.maxLength(MAX_RECEIPTS)))),
})

/**
 * EIP-5792 `wallet_getCallsStatus`. The wallet names the transactions; the network's nodes report their outcomes. A
 * final status of the wallet that the nodes do not confirm is `unclear`.
 */
export function createGetCallsStatus(options: ReadOptions): Operation<'getCallsStatus'> {
  return async ({ network, provider, signal }, { id, address, asked, timeoutMs = TIMEOUT_MS }) => {
    const { status: code, atomic: isAtomic, receipts: named } = await readStatus(provider, id, signal)
    const outcome = callsOutcome(code)
    // Receipts of a pending batch are not awaited.
    if (outcome === 'pending') return { outcome, code, isAtomic, receipts: [] }
    const successes = new Map(
      (named ?? []).map(({ transactionHash, status }) => [
        transactionHash.toLowerCase(),
        status === undefined ? code < 300 : status === '0x1' || status === 'success',
      ]),
    )
    const ending = startDeadline({ milliseconds: timeoutMs, signal })
    const ask = createAsk({ ...options, network, signal: ending.signal })
    const check = async (hash: string, isSuccess: boolean): Promise<CheckedReceipt> => {
      try {
        return await waitForReceipt(ask, { hash, isSuccess, address, asked }, ending.signal)
      } catch (error) {
        signal?.throwIfAborted()
        if (!ending.signal.aborted) throw error
        return unconfirmed(hash)
      }
    }
    try {
      const checks = await Promise.all([...successes].map(([hash, isSuccess]) => check(hash, isSuccess)))
      const receipts = checks.map(({ receipt }) => receipt)
      const done = new Set(checks.flatMap(({ calls }) => calls))
      const isAnswered = outcome !== 'confirmed' || (asked?.calls ?? []).every((call) => done.has(call))
      const end = isAnswered ? checkedOutcome(outcome, receipts) : 'unclear'
      return { outcome: end, code, isAtomic, receipts }
    } finally {
      ending.end()
    }
  }
}

async function readStatus(
  provider: unknown,
  id: string,
  signal: AbortSignal | undefined,
): Promise<v.InferOutput<typeof callsStatusSchema>> {
  try {
    return v.parse(callsStatusSchema, await request(provider, 'wallet_getCallsStatus', [id], signal))
  } catch (error) {
    throw toCallsError(error, { operation: 'getCallsStatus', code: 'CALLS_STATUS_FAILED', signal })
  }
}

/** A transaction that the wallet names. `isSuccess`: by the wallet. */
type NamedTransaction = {
  readonly hash: string
  readonly isSuccess: boolean
  readonly address: string | undefined
  readonly asked: AskedTransaction | undefined
}

type AskedCalls = NonNullable<AskedTransaction['calls']>

/** `calls`: requested calls that the transaction carries out. */
type CheckedReceipt = { readonly receipt: CallsReceipt; readonly calls: AskedCalls }

const unconfirmed = (transactionHash: string): CheckedReceipt => ({
  receipt: { transactionHash, isSuccess: false },
  calls: [],
})

/** Polls until a node has the receipt, and compares its transaction with the request. */
async function waitForReceipt(
  ask: Ask,
  transaction: NamedTransaction,
  signal: AbortSignal,
): Promise<CheckedReceipt> {
  const { hash, isSuccess, address } = transaction
  /* oxlint-disable no-await-in-loop -- one poll after the other */
  while (true) {
    const receipt = await ask('eth_getTransactionReceipt', [hash])
    const found = await checked(ask, receipt, address)
    const calls = found && (await callsOf(ask, receipt, transaction))
    if (calls === 'other') return unconfirmed(hash)
    if (found && calls)
      return {
        receipt: { transactionHash: hash, ...found, isSuccess: isSuccess && found.isSuccess },
        calls,
      }
    await pause(POLLING_INTERVAL_MS, signal)
  }
  /* oxlint-enable no-await-in-loop */
}

/** Outcome of a receipt for an account; `undefined` without a receipt, or if it is not of the account. */
async function checked(
  ask: Ask,
  receipt: unknown,
  address: string | undefined,
): Promise<Omit<CallsReceipt, 'transactionHash'> | undefined> {
  const status = read(receipt, 'status')
  if (status !== '0x1' && status !== '0x0') return undefined
  const part = await partOf(ask, receipt, address)
  if (part === undefined || part === 'foreign') return undefined
  const [blockNumber, gasUsed] = ['blockNumber', 'gasUsed'].map((key) => parseQuantity(read(receipt, key)))
  return {
    isSuccess: status === '0x1' && !(address !== undefined && hasFailedInside(receipt, address)),
    checked: part,
    ...(blockNumber !== undefined && { blockNumber: `${blockNumber}` }),
    ...(gasUsed !== undefined && { gasUsed: `${gasUsed}` }),
  }
}

/** Requested calls that a transaction carries out; `other` if it has none of them or is older than the request. */
async function callsOf(
  ask: Ask,
  receipt: unknown,
  { hash, address, asked }: NamedTransaction,
): Promise<AskedCalls | 'other' | undefined> {
  if (!asked || address === undefined) return []
  const done = await compareWithAsked(ask, receipt, { hash, address, asked })
  if (done === undefined) return undefined
  const isNone = done.length === 0 && asked.calls !== undefined && asked.calls.length > 0
  return done === 'older' || isNone ? 'other' : done
}
