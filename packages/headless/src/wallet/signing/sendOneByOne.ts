import { sequentialId } from './sequentialRules.ts'
import { type CaipNetworkId, defineErrors, type SentCalls, type TransactionOutcome } from '@foyer/chains'
import { accountAtom } from '../accountState.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { readChain } from '../readChain.ts'
import type { CallsProgress, SendCallsParameters } from './sendCalls.ts'
import { sendTransaction } from './sendTransaction.ts'

const createError = /* @__PURE__ */ defineErrors({
  CALLS_INTERRUPTED: (context: { sent: number; total: number; hashes: readonly string[] }) =>
    `Only ${context.sent} of ${context.total} calls were sent`,
})

/**
 * Sends calls as single transactions, each after the one before it was confirmed. Rejects with the error of the first
 * call, when nothing was sent; later with `CALLS_INTERRUPTED`, whose context has the hashes so far.
 */
export async function sendOneByOne(
  config: Config,
  { calls, account, caipNetworkId, signal, onProgress }: SendCallsParameters,
): Promise<SentCalls> {
  const inUse = internalsOf(config).store.get(accountAtom)
  // The same account and network for every call, although the visitor may switch meanwhile.
  const reviewed = {
    account: account ?? inUse.caipAddress,
    caipNetworkId: caipNetworkId ?? inUse.caipNetworkId,
  }
  const hashes: string[] = []
  const total = calls.length
  const tell = (status: CallsProgress['status']): void => {
    const index = status === 'asked' ? hashes.length : hashes.length - 1
    onProgress?.({ index, total, status, ...(status !== 'asked' && { hash: hashes[index] }) })
  }
  try {
    for (const { to = '', value, data } of calls) {
      tell('asked')
      // oxlint-disable-next-line no-await-in-loop -- in their order
      hashes.push(await sendTransaction(config, { ...reviewed, to, value, data, signal }))
      tell('sent')
      // oxlint-disable-next-line no-await-in-loop -- the next call may need the state after this one
      const outcome = await waitFor(config, reviewed.caipNetworkId, hashes.at(-1) ?? '', signal)
      if (outcome !== 'confirmed')
        throw createError('CALLS_INTERRUPTED', { sent: hashes.length, total, hashes })
      tell('confirmed')
    }
  } catch (cause) {
    if (hashes.length === 0 || signal?.aborted) throw cause
    throw createError('CALLS_INTERRUPTED', { sent: hashes.length, total, hashes }, { cause })
  }
  // Every call was sent, so the network is known.
  return { id: sequentialId(reviewed.caipNetworkId ?? 'eip155:0', hashes) }
}

async function waitFor(
  config: Config,
  caipNetworkId: CaipNetworkId | undefined,
  hash: string,
  signal: AbortSignal | undefined,
): Promise<TransactionOutcome> {
  let outcome: TransactionOutcome = 'pending'
  while (outcome === 'pending' && caipNetworkId !== undefined)
    // oxlint-disable-next-line no-await-in-loop -- until the transaction has ended
    outcome = await readChain(config, 'waitForTransaction', { caipNetworkId, parameters: { hash }, signal })
  return outcome
}
