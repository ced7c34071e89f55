import {
  type AskedTransaction,
  type Call,
  type CaipNetworkId,
  type CreateError,
  defineErrors,
  isFoyerError,
  parseCaipAddress,
  type SentCalls,
  type TransactionOutcome,
} from '@foyer/chains'
import { parseValue } from '@foyer/chains/units'
import { createError as createActionError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { readChain } from '../../wallet/readChain.ts'
import { accountAtom } from '../../wallet/state.ts'
import type { CallsProgress, SendCallsParameters } from './sendCalls.ts'
import { sendTransaction } from './sendTransaction.ts'
import { sequentialId } from './sequentialRules.ts'

const texts = {
  CALLS_INTERRUPTED: (context: { sent: number; total: number; hashes: readonly string[] }) =>
    `Only ${context.sent} of ${context.total} calls were sent`,
} as const

export const createError: CreateError<typeof texts> = /* @__PURE__ */ defineErrors(texts)

/**
 * Sends calls as single transactions, each after the confirmation of the previous one. Rejects with the error of the
 * first call, when nothing was sent; later with `CALLS_INTERRUPTED`, whose context has the hashes so far.
 */
export async function sendOneByOne(
  config: Config,
  { calls, account, caipNetworkId, signal, onProgress }: SendCallsParameters,
): Promise<SentCalls> {
  const { store, timers } = internalsOf(config)
  const inUse = store.get(accountAtom)
  const from = account ?? inUse.caipAddress
  if (from === undefined) throw createActionError('NO_ACTIVE_ADDRESS')
  const { address, caipNetworkId: ownNetwork } = parseCaipAddress(from)
  // The same account and network for every call, although the visitor may switch meanwhile.
  const sender = { account: from, caipNetworkId: caipNetworkId ?? ownNetwork }
  const hashes: string[] = []
  const total = calls.length
  const reportProgress = (status: CallsProgress['status']): void => {
    const index = status === 'asked' ? hashes.length : hashes.length - 1
    onProgress?.({ index, total, status, ...(status !== 'asked' && { hash: hashes[index] }) })
  }
  try {
    for (const { to = '', value, data } of calls) {
      reportProgress('asked')
      const asked = { time: timers.now(), calls: [toAsked({ to, value, data })] }
      // oxlint-disable-next-line no-await-in-loop -- in their order
      hashes.push(await sendTransaction(config, { ...sender, to, value, data, signal }))
      reportProgress('sent')
      // oxlint-disable-next-line no-await-in-loop -- the next call may need the state after this one
      const outcome = await waitForOutcome(config, { ...sender, address, asked }, hashes.at(-1) ?? '', signal)
      if (outcome !== 'confirmed')
        throw createError('CALLS_INTERRUPTED', { sent: hashes.length, total, hashes })
      reportProgress('confirmed')
    }
  } catch (cause) {
    if (hashes.length === 0 || signal?.aborted || isFoyerError(cause, 'CALLS_INTERRUPTED')) throw cause
    throw createError('CALLS_INTERRUPTED', { sent: hashes.length, total, hashes }, { cause })
  }
  return { id: sequentialId(`${sender.caipNetworkId}:${address}`, hashes) }
}

async function waitForOutcome(
  config: Config,
  {
    caipNetworkId,
    address,
    asked,
  }: {
    readonly caipNetworkId: CaipNetworkId
    readonly address: string
    readonly asked: AskedTransaction
  },
  hash: string,
  signal: AbortSignal | undefined,
): Promise<TransactionOutcome> {
  let outcome: TransactionOutcome = 'pending'
  while (outcome === 'pending')
    // oxlint-disable-next-line no-await-in-loop -- until the transaction has ended
    outcome = await readChain(config, 'waitForTransaction', {
      caipNetworkId,
      // The wallet may have named another transaction.
      parameters: { hash, address, asked },
      signal,
    })
  return outcome
}

const toAsked = ({ to, value, data }: Call): NonNullable<AskedTransaction['calls']>[number] => ({
  to,
  value: value === undefined ? 0n : (parseValue(value) ?? 0n),
  data,
  effects: [],
})
