import { internalsOf } from '../config/internals.ts'
import { isInPage } from '../config/page.ts'
import type { Config } from '../config/types.ts'
import { loadStartTelemetry } from '../telemetry/lazy.ts'
import { getFeatures } from './actions/getFeatures.ts'
import { askAnalytics } from './askAnalytics.ts'
import { askFeatures } from './askFeatures.ts'
import { checkOrigin } from './checkOrigin.ts'

/**
 * What follows from a visitor's first act: the project's own configuration is asked for, and statistics are told from
 * then on where the app and the project want them. Nobody waits for any of it.
 */
export async function startVisit(config: Config): Promise<void> {
  const { processes, report, engine } = internalsOf(config)
  // A server has no visitors.
  if (!engine.isMounted || !isInPage('document')) return
  const controller = new AbortController()
  processes.set('visit', controller)
  const { signal } = controller
  await Promise.all([
    askFeatures(config, { signal }).then(() => askOrigins(config, signal)),
    startStatistics(config, signal),
  ]).catch(report)
}

/** Only the embedded wallet minds where it is used. */
async function askOrigins(config: Config, signal: AbortSignal): Promise<void> {
  const { email, socials } = getFeatures(config)
  if (!signal.aborted && (email || (socials && socials.length > 0))) await checkOrigin(config, { signal })
}

async function startStatistics(config: Config, signal: AbortSignal): Promise<void> {
  const { visit } = internalsOf(config)
  if (getFeatures(config).analytics && (await askAnalytics(config, { signal })) && !signal.aborted)
    return (await loadStartTelemetry()).startTelemetry(config, { signal })
  visit.note = () => {}
  visit.notes = []
}
