import { abortable } from '../../async/deadline.ts'
import type { Timers } from '../../async/timing.ts'
import type { ConnectorContext } from '../../connector.ts'
import { isFoyerError } from '../../errors/FoyerError.ts'
import { type CreateFrame, createFrameHost, type FrameHost } from '../createFrameHost.ts'
import { createError } from '../errors.ts'
import { createFrameClient, type FrameClient, type FrameNotice } from '../frame/createFrameClient.ts'
import { frameNetwork, frameUrl, HOSTED_SECURE_SITE } from '../rules.ts'
import { toWireNetwork } from '../toWireNetwork.ts'
import type { RuntimeParts } from './types.ts'

/** Delay between the frame's ready message and the first request (docs/spec/checklist.md §9). */
const READY_MS = 500

export type FrameController = {
  /** Opens the frame if needed. Throws `PROJECT_ID_MISSING`, or `FRAME_REQUEST_ABORTED` after the end of the config. */
  readonly open: () => OpenFrame
  /** The open frame. */
  readonly current: () => OpenFrame | undefined
  /** Removes the frame and rejects pending requests. */
  readonly close: () => void
  /** Resolves with the client once the frame has the app's data. */
  readonly whenReady: (signal?: AbortSignal | undefined) => Promise<FrameClient>
  /** Sends the app's data to the frame again. */
  readonly sendAppData: (client: FrameClient) => Promise<void>
}

/** Lifecycle of the frame: opened when needed, receives the app's data when ready, removed with the config. */
export function createFrameController(
  { context, loginStorage, timers, createFrame, alert, patchState, isClosed }: RuntimeParts,
  onNotice: (notice: FrameNotice) => void,
): FrameController {
  let frame: OpenFrame | undefined
  /** Time of the ready message. */
  let readyAt = 0
  /** Aborts waits for a frame that is removed. */
  let closing = new AbortController()
  let initializing: Promise<FrameClient> | undefined

  function open(): OpenFrame {
    if (frame) return frame
    if (isClosed()) throw createError('FRAME_REQUEST_ABORTED')
    if (!context.secureSite && !context.projectId) {
      const error = createError('PROJECT_ID_MISSING')
      alert(error)
      throw error
    }
    const opened = openFrame({
      context,
      timers,
      createFrame,
      // Background failures, e.g. of a theme update, are ignored.
      report: () => undefined,
      onAlert(error) {
        if (isFoyerError(error, 'FRAME_LOAD_FAILED')) patchState({ frame: 'failed' })
        alert(error)
      },
      onBlocked() {
        // The next request creates a new frame.
        opened.host.destroy()
        if (frame === opened) frame = undefined
      },
      onReload() {
        readyAt = timers.now()
        initializing = undefined
        // The next request repeats a failed attempt.
        init().catch(() => undefined)
      },
    })
    patchState({ frame: 'loading' })
    opened.client.onReady(() => {
      readyAt = timers.now()
      patchState({ frame: 'ready' })
    })
    opened.client.subscribe(onNotice)
    frame = opened
    return opened
  }

  async function sendAppData(client: FrameClient): Promise<void> {
    const { name, description, url, icons } = context.metadata
    await client.request('SYNC_DAPP_DATA', {
      projectId: context.projectId ?? '',
      metadata: { name, description, url, icons },
    })
  }

  async function start(): Promise<FrameClient> {
    const { client } = open()
    await client.whenReady()
    // A clock that was set back must not extend the wait.
    const rest = Math.min(READY_MS, readyAt + READY_MS - timers.now())
    if (rest > 0) await new Promise<void>((resolve) => timers.after(rest, resolve))
    await sendAppData(client)
    try {
      const answer = await client.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')
      noteSmartNetworks(answer.smartAccountEnabledNetworks)
    } catch (error) {
      // The removal of the frame does not mean that there are none.
      if (!isFoyerError(error, 'FRAME_REQUEST_ABORTED')) noteSmartNetworks([])
      throw error
    }
    return client
  }

  function noteSmartNetworks(ids: readonly number[]): void {
    loginStorage.noteSmartNetworks(ids)
    patchState({ smartAccountNetworks: ids })
  }

  /** After a failed attempt the next caller starts another attempt. */
  function init(): Promise<FrameClient> {
    // Also ends when the frame is removed, as it then never becomes ready.
    const starting = (initializing ??= abortable(start(), closing.signal))
    starting.catch(() => {
      if (initializing === starting) initializing = undefined
    })
    return starting
  }

  return {
    open,
    sendAppData,
    current: () => frame,
    whenReady: (signal) => abortable(init(), signal),
    close() {
      const error = createError('FRAME_REQUEST_ABORTED')
      frame?.client.fail(error)
      closing.abort(error)
      closing = new AbortController()
      frame?.host.destroy()
      timers.clear()
      frame = undefined
      initializing = undefined
      patchState({ frame: 'absent' })
    },
  }
}

export type OpenFrameParameters = {
  readonly context: ConnectorContext
  readonly timers: Timers
  readonly createFrame: CreateFrame | undefined
  /** Reports an alert to the developer. */
  readonly onAlert: (error: Error) => void
  readonly report: (error: unknown) => void
  /** Called when the browser reports that the frame cannot load. */
  readonly onBlocked: () => void
  /** Called when the frame has reloaded by itself: it needs the app's data again. */
  readonly onReload: () => void
}

export type OpenFrame = { readonly host: FrameHost; readonly client: FrameClient }

/** Opens the frame and its client. */
function openFrame(parameters: OpenFrameParameters): OpenFrame {
  const { context, timers, createFrame = createFrameHost, onAlert, onBlocked, onReload, report } = parameters
  const { secureSite = HOSTED_SECURE_SITE, projectId = '', metadata, networks, logger } = context
  const network = frameNetwork(networks, context.activeNetworkId?.())
  const client = createFrameClient({
    timers,
    report,
    onAlert,
    onReload,
    post: (message) => host.post(message),
  })
  const host = createFrame({
    src: frameUrl({
      secureSite,
      projectId,
      network: network && toWireNetwork(context, network),
      isLogging: logger?.level !== 'silent',
    }),
    title: `${metadata.name} secure wallet`,
    id: 'w3m-iframe',
    name: 'w3m-secure-iframe',
    onMessage: client.receive,
    onError() {
      client.fail(createError('FRAME_NOT_LOADED'))
      onAlert(createError('FRAME_LOAD_FAILED', { reason: 'iframe_load_failed' }))
      onBlocked()
    },
  })
  return { host, client }
}
