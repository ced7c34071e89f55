import { load } from '@foyer/chains'
import type { FoyerEvent } from '../../core/events.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'

/** Delay after the first action, which usually opens the modal: its content is painted first. */
const FIRST_FRAME_MS = 100

/** Whether an event is an action of the visitor; the start of the config and a restore are not. */
export const isAction = (event: FoyerEvent): boolean =>
  event.event !== 'INITIALIZE' && !('properties' in event && 'reconnect' in event.properties)

/** Calls `startProject` at the first event that is an action of the visitor. */
export function startWithFirstAction(config: Config): void {
  const stop = internalsOf(config).onEvent((event) => {
    if (!isAction(event)) return
    stop()
    startProject(config, event)
  })
}

/**
 * Loads the remote configuration and starts analytics, once, if there is a backend. Called at the visitor's first
 * action (R35), with its event if it emits one. Later events are kept until the code has loaded.
 */
export function startProject(config: Config, first?: FoyerEvent): void {
  const { analytics, options, onEvent, timers } = internalsOf(config)
  if (analytics.isStarted || !(options.projectId ?? options.endpoints)) return
  analytics.isStarted = true
  const notes: Note[] = []
  const note = (event: FoyerEvent): void => void notes.push({ event, at: timers.now() })
  // INITIALIZE was emitted earlier, without a listener.
  const networks = options.networks.map(({ caipNetworkId }) => caipNetworkId)
  note({ event: 'INITIALIZE', properties: { networks } })
  if (first) note(first)
  const stop = onEvent(note)
  timers.after(FIRST_FRAME_MS, () => {
    load(() => import('./askProject.ts')).then(({ askProject }) => {
      stop()
      return askProject(config, notes)
      // Without remote configuration the app's options apply.
    }, stop)
  })
}

/** Entry of the backend's `/appkit/v1/config`. */
export type FeatureEntry = {
  readonly id: string
  readonly isEnabled: boolean
  /** `null`: the app decides. */
  readonly config?: readonly string[] | null | undefined
}

/** Event, and the time when it was emitted. */
export type Note = { readonly event: FoyerEvent; readonly at: number }
