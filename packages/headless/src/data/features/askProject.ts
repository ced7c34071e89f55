import { load, type CaipNetwork } from '@foyer/chains'
import { defaultFeatures, type RemoteName, patchProjectFeatures } from '../../core/features.ts'
import { internalsOf } from '../../core/internals.ts'
import { isDirectoryOn, optionsOf, wantedFeatures } from '../../core/options.ts'
import { isInPage } from '../../core/page/page.ts'
import { waitFor } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { updateNetworks } from '../../wallet/networks.ts'
import { accountAtom, networksAtom } from '../../wallet/state.ts'
import type { Subject } from '../analytics/startAnalytics.ts'
import { readRows } from '../backend/readAnswer.ts'
import { request } from '../backend/request.ts'
import { backendUrl } from '../backend/url.ts'
import { getFeatures } from './getFeatures.ts'
import { mergeFeatures } from './projectRules.ts'
import { remoteFeaturesSchema, featureEntrySchema, analyticsConfigSchema } from './schema.ts'
import type { Note } from './startProject.ts'

/**
 * Loads the project's remote configuration, and starts analytics if app and project enable them. No other code awaits
 * it.
 */
export async function askProject(config: Config, notes: readonly Note[]): Promise<void> {
  const { processes, report, engine, analytics } = internalsOf(config)
  // Servers load nothing.
  if (!engine.isMounted || !isInPage('document')) {
    // The next action retries, because the config may be mounted then.
    analytics.isStarted = false
    return
  }
  const controller = new AbortController()
  processes.set('project', controller)
  const { signal } = controller
  setNetworkImages(config, signal)
  await Promise.all([
    askFeatures(config, { signal }).then(() => askOrigins(config, signal)),
    askToReport(config, notes, signal),
  ]).catch((error: unknown) => {
    if (!signal.aborted) report(error)
  })
}

/** Sets the image URL of networks with an `imageId` to that of the backend (R77), also of networks added later. */
function setNetworkImages(config: Config, signal: AbortSignal): void {
  const { store } = internalsOf(config)
  const urlOf = (imageId: string): string | undefined =>
    backendUrl(config, { service: 'kit', path: `/public/getAssetImage/${encodeURIComponent(imageId)}` })
  if (urlOf('') === undefined) return
  const withImage = (network: CaipNetwork): CaipNetwork =>
    isImageNamed(network)
      ? { ...network, assets: { ...network.assets, imageUrl: urlOf(network.assets.imageId) } }
      : network
  const update = (): void => {
    if (store.get(networksAtom).some(isImageNamed)) updateNetworks(config, withImage)
  }
  update()
  signal.addEventListener('abort', store.sub(networksAtom, update))
}

/** Whether a network has the id of an image of the backend, and no image URL. */
const isImageNamed = (
  network: CaipNetwork,
): network is CaipNetwork & { readonly assets: { readonly imageId: string } } =>
  Boolean(network.assets?.imageId) && network.assets?.imageUrl === undefined

/** Checks the origin of the page if email or social login is offered: only the embedded wallet restricts origins. */
async function askOrigins(config: Config, signal: AbortSignal): Promise<void> {
  const { email, socials } = getFeatures(config)
  if (signal.aborted || !(email || (socials && socials.length > 0))) return
  const { checkOrigin } = await load(() => import('./checkOrigin.ts'))
  if (!signal.aborted) await checkOrigin(config, { signal })
}

/** Delay of analytics after the first action, which usually opens the modal. */
const FIRST_OPENING_MS = 3_000
/** Limit of events and errors kept until the analytics setting is known. */
const MAX_WAITING = 100

/** Keeps events and errors until the analytics setting is known, then sends or drops them. */
async function askToReport(config: Config, notes: readonly Note[], signal: AbortSignal): Promise<void> {
  const { analytics, store, timers, onEvent } = internalsOf(config)
  const address = (): string | undefined => store.get(accountAtom).address
  const waiting: Subject[] = notes.map((note) => ({ ...note, address: address() }))
  let reportSubject = (subject: Subject): void => {
    if (waiting.length < MAX_WAITING) waiting.push(subject)
  }
  const stop = onEvent((event) => reportSubject({ event, at: timers.now(), address: address() }))
  const end = (): void => {
    stop()
    analytics.onError = undefined
  }
  analytics.onError = (error) => reportSubject({ error, at: timers.now() })
  signal.addEventListener('abort', end)
  await waitFor(config, FIRST_OPENING_MS, signal)
  if (!getFeatures(config).analytics || !(await askAnalytics(config, { signal })) || signal.aborted)
    return end()
  const { startAnalytics } = await load(() => import('../analytics/startAnalytics.ts'))
  reportSubject = startAnalytics(config, { signal })
  waiting.forEach(reportSubject)
}

const FEATURES_PATH = '/appkit/v1/config'

/** Loads the remote configuration. Until then, and after a failure, the app's options apply. */
async function askFeatures(config: Config, { signal }: { readonly signal: AbortSignal }): Promise<void> {
  const internals = internalsOf(config)
  const { options, adapters } = internals
  if (adapters.size === 0 || optionsOf(config).manualWalletConnectControl) return
  if (!isDirectoryOn(config)) return
  try {
    const { features: rows } = await request(config, {
      service: 'kit',
      path: FEATURES_PATH,
      schema: remoteFeaturesSchema,
      signal,
    })
    // An invalid entry is treated as absent, which disables its feature; the other entries apply.
    const entries =
      rows && readRows({ config, rows, schema: featureEntrySchema, list: 'features', path: FEATURES_PATH })
    const { features, ignored } = mergeFeatures({
      entries,
      local: options.features,
      defaults: defaultFeatures,
    })
    // Unchanged values are skipped, to avoid re-renders.
    const wanted = wantedFeatures(config)
    const changed = Object.entries(features).filter(
      ([name, value]) => !isSame(value, wanted[name as RemoteName]),
    )
    if (changed.length > 0) patchProjectFeatures(internals, Object.fromEntries(changed))
    warnIgnored(ignored)
  } catch (error) {
    if (!signal.aborted) internals.report(error)
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Loads the project's analytics setting; without an answer analytics are off (docs/spec/api.md §3, K4). */
async function askAnalytics(config: Config, { signal }: { readonly signal: AbortSignal }): Promise<boolean> {
  const answer = await request(config, {
    service: 'kit',
    path: '/getAnalyticsConfig',
    schema: analyticsConfigSchema,
    signal,
  }).catch(() => ({ isAnalyticsEnabled: false }))
  if (!answer.isAnalyticsEnabled) patchProjectFeatures(internalsOf(config), { analytics: false })
  return answer.isAnalyticsEnabled
}

/** Warns the developer of options that the project's remote configuration overrides. */
function warnIgnored(names: readonly RemoteName[]): void {
  if (names.length === 0) return
  try {
    // Bundlers replace this and drop the branch in production.
    if (process.env.NODE_ENV !== 'production') {
      const options = names.map((name) => `features.${name}`).join(', ')
      console.warn(
        `[foyer] The project’s own configuration decides here, so these options are not used: ${options}`,
      )
    }
  } catch {
    // Unbundled pages have no `process`.
  }
}
