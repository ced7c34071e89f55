import { isAbort, type TransactionOutcome } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { runProcess, waitFor } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'

/** Time after which an unknown outcome is reported as `pending` (R53), and time after which reading ends. */
const USUAL_MS = 60_000
const FOLLOW_MS = 3_600_000

/** Maximum pause between two reads, and pause after the first failed read. */
const LONGEST_PAUSE_MS = 60_000
const FIRST_RETRY_MS = 2_000

/** Pause before the next read of an outcome, after a number of failed reads in a row. */
export const followPause = (failures: number): number =>
  failures === 0 ? LONGEST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, FIRST_RETRY_MS * 2 ** (failures - 1))

/**
 * Reads the outcome of a sent request until it is known, for at most an hour; failed reads are retried. Resolves with
 * `pending` after the usual time (R53), and continues in the background.
 */
export function followOutcome(
  config: Config,
  {
    name,
    check,
    patience = 0,
    onOutcome,
  }: {
    /** Unique name of the process. */
    readonly name: string
    /** Waits for the outcome for the usual time. */
    readonly check: () => Promise<TransactionOutcome>
    /** Time in ms before which no `pending` is reported. @default 0 */
    readonly patience?: number | undefined
    /** Called with the outcome, and before with each `pending`. */
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
          // oxlint-disable-next-line no-await-in-loop -- one read after the other
          outcome = await check()
          failures = 0
        } catch (error) {
          if (isAbort(error)) throw error
          if (failures === 0) report(error)
          failures += 1
        }
        signal.throwIfAborted()
        if (outcome !== 'pending') break
        const isEarly = timers.now() - time < patience
        if (!isEarly && (failures === 0 || timers.now() - time >= USUAL_MS)) {
          // oxlint-disable-next-line no-await-in-loop
          await onOutcome(outcome)
          resolve(outcome)
        }
        // oxlint-disable-next-line no-await-in-loop
        await waitFor(config, isEarly ? FIRST_RETRY_MS : followPause(failures), signal)
      }
      if (outcome !== 'pending') await onOutcome(outcome)
      resolve(outcome)
    }).catch(reject)
  })
}
