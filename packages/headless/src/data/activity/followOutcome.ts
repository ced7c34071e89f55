import { isAbort, type TransactionOutcome } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { runProcess, waitFor } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { FOLLOW_MS, followPause, USUAL_MS } from './followRules.ts'

/**
 * Looks for the outcome of a sent request until it is known, for at most an hour; a look that fails is repeated. Resolves
 * with `pending` after the usual time (R53), and goes on in the background.
 */
export function followOutcome(
  config: Config,
  {
    name,
    look,
    onOutcome,
  }: {
    /** Unique name of the process. */
    readonly name: string
    /** One wait of the usual time. */
    readonly look: () => Promise<TransactionOutcome>
    /** Called with the outcome, and with each `pending` before. */
    readonly onOutcome: (outcome: TransactionOutcome) => void | Promise<void>
  },
): Promise<TransactionOutcome> {
  const internals = internalsOf(config)
  const { timers, report } = internals
  const time = timers.now()
  return new Promise((resolve, reject) => {
    runProcess(internals, name, undefined, async (signal) => {
      let outcome: TransactionOutcome = 'pending'
      for (let failures = 0; outcome === 'pending' && timers.now() - time < FOLLOW_MS;) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- one look after the other
          outcome = await look()
          failures = 0
        } catch (error) {
          if (isAbort(error)) throw error
          if (failures === 0) report(error)
          failures += 1
        }
        signal.throwIfAborted()
        if (outcome !== 'pending') break
        if (failures === 0 || timers.now() - time >= USUAL_MS) {
          // oxlint-disable-next-line no-await-in-loop
          await onOutcome(outcome)
          resolve(outcome)
        }
        // oxlint-disable-next-line no-await-in-loop
        await waitFor(config, followPause(failures), signal)
      }
      if (outcome !== 'pending') await onOutcome(outcome)
      resolve(outcome)
    }).catch(reject)
  })
}
