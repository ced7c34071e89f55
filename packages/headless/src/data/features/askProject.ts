import { accountAtom } from '../../wallet/account/state.ts'
import { internalsOf } from '../../core/internals.ts'
import { isInPage } from '../../core/page/page.ts'
import type { Config } from '../../core/types.ts'
import { loadStartTelemetry } from '../telemetry/lazy.ts'
import type { Subject } from '../telemetry/types.ts'
import { getFeatures } from './getFeatures.ts'
import { askAnalytics } from './askAnalytics.ts'
import { askFeatures } from './askFeatures.ts'
import { checkOrigin } from './checkOrigin.ts'
import type { Note } from './types.ts'

/**
 * Asks for the project's configuration, and sends statistics from then on where the app and the project want them.
 * Nothing else waits for it.
 */
export async function askProject(config: Config, notes: readonly Note[]): Promise<void> {
  const { processes, report, engine } = internalsOf(config)
  // A server has no visitors.
  if (!engine.isMounted || !isInPage('document')) return
  const controller = new AbortController()
  processes.set('project', controller)
  const { signal } = controller
  await Promise.all([
    askFeatures(config, { signal }).then(() => askOrigins(config, signal)),
    startStatistics(config, notes, signal),
  ]).catch(report)
}

/** Only the embedded wallet minds where it is used. */
async function askOrigins(config: Config, signal: AbortSignal): Promise<void> {
  const { email, socials } = getFeatures(config)
  if (!signal.aborted && (email || (socials && socials.length > 0))) await checkOrigin(config, { signal })
}

/** Where the project does not answer, what waits for it does not grow. */
const MAX_WAITING = 100

/** What happens while it is not known whether anybody wants to hear of it waits for that. */
async function startStatistics(config: Config, notes: readonly Note[], signal: AbortSignal): Promise<void> {
  const { statistics, store, timers, onEvent } = internalsOf(config)
  const address = (): string | undefined => store.get(accountAtom).address
  const waiting: Subject[] = notes.map((note) => ({ ...note, address: address() }))
  let tell = (subject: Subject): void => {
    if (waiting.length < MAX_WAITING) waiting.push(subject)
  }
  const stop = onEvent((event) => tell({ event, at: timers.now(), address: address() }))
  const end = (): void => {
    stop()
    statistics.onError = undefined
  }
  statistics.onError = (error) => tell({ error, at: timers.now() })
  signal.addEventListener('abort', end)
  if (!getFeatures(config).analytics || !(await askAnalytics(config, { signal })) || signal.aborted)
    return end()
  const { startTelemetry } = await loadStartTelemetry()
  tell = startTelemetry(config, { signal })
  waiting.forEach(tell)
}
