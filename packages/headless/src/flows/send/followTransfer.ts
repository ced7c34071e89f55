import { isAbort, parseCaipAddress } from '@foyer/chains'
import { loadActivity } from '../../data/activity/lazy.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { failures } from '../../core/failures.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { tokenId } from '../../data/tokens/rules.ts'
import { createError } from './errors.ts'
import { sendAtom, setLast } from './state.ts'
import type { SentTransfer } from './types.ts'

/** Waits in the background for how a send ends (R53), says so when it failed, and reads anew what it changed. */
export function followTransfer(config: Config, sent: SentTransfer): void {
  const { report } = internalsOf(config)
  follow(config, sent).catch((error: unknown) => {
    if (!isAbort(error)) report(error)
  })
}

const failureCodes = {
  reverted: 'SEND_REVERTED',
  expired: 'SEND_EXPIRED',
  confirmed: undefined,
  replaced: undefined,
} as const

async function follow(config: Config, sent: SentTransfer): Promise<void> {
  const internals = internalsOf(config)
  const { store, timers } = internals
  const { hash, review } = sent
  const { caipNetworkId, token, amount } = review
  const { address } = parseCaipAddress(review.account)
  const { trackTransaction } = await loadActivity()
  const outcome = await trackTransaction(config, {
    caipNetworkId,
    address,
    hash,
    kind: 'send',
    amounts: [{ amount, symbol: token.symbol }],
    time: timers.now(),
  })
  if (outcome === undefined || outcome === 'pending') return
  if (store.get(sendAtom).last?.hash === hash) setLast(internals, { ...sent, outcome })
  const failure = failureCodes[outcome]
  if (failure) failures.emit(config, createError(failure))
  // Where nobody says what there is now, that has been said already.
  await getTokenBalances(config, {
    address,
    caipNetworkId,
    forceUpdate: [tokenId(caipNetworkId, undefined), token.id],
  }).catch(() => undefined)
}
