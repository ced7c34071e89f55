import { abortable } from '../../async/deadline.ts'
import type { Timers } from '../../async/timing.ts'
import type { ConnectorContext } from '../../connector.ts'
import { isFoyerError } from '../../errors/FoyerError.ts'
import type { CreateFrame, FrameHost } from '../createFrameHost.ts'
import { createError } from '../errors.ts'
import { createFrameClient, type FrameClient, type FrameNotice } from '../frame/createFrameClient.ts'
import { frameUrl, HOSTED_SECURE_SITE } from '../rules.ts'
import { toWireNetwork } from '../toWireNetwork.ts'
import type { RuntimeParts } from './types.ts'

/** From when the frame says that it is there until it is asked for anything (docs/spec/checklist.md §9). */
const READY_MS = 500

export type FrameController = {
  /** The frame, put into the page if it is not there. Throws `PROJECT_ID_MISSING`. */
  readonly open: () => OpenFrame
  /** The frame that is in the page. */
  readonly current: () => OpenFrame | undefined
  /** Takes it out; whoever waits for it is told. */
  readonly close: () => void
  /** The frame once it knows the app, unless who waits gives up before. */
  readonly whenReady: (signal?: AbortSignal | undefined) => Promise<FrameClient>
  /** Tells the frame anew which app it serves. */
  readonly introduce: (client: FrameClient) => Promise<void>
}

/** The frame's life: in the page when it is needed, told about the app once it is ready, gone with the config. */
export function createFrameController(
  { context, memory, timers, createFrame, alert, patchState }: RuntimeParts,
  onNotice: (notice: FrameNotice) => void,
): FrameController {
  let frame: OpenFrame | undefined
  /** When the frame said that it is there. */
  let readyAt = 0
  /** Ends what waits for a frame that is taken away. */
  let closing = new AbortController()
  let initializing: Promise<FrameClient> | undefined

  function open(): OpenFrame {
    if (frame) return frame
    if (!context.secureSite && !context.projectId) {
      const error = createError('PROJECT_ID_MISSING')
      alert(error)
      throw error
    }
    const opened = openFrame({
      context,
      timers,
      createFrame,
      // What fails behind the scenes, such as a theme that did not arrive, is nothing to show.
      report: () => undefined,
      onAlert(error) {
        if (isFoyerError(error, 'FRAME_LOAD_FAILED')) patchState({ frame: 'failed' })
        alert(error)
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

  async function introduce(client: FrameClient): Promise<void> {
    const { name, description, url, icons } = context.metadata
    await client.request('SYNC_DAPP_DATA', {
      projectId: context.projectId ?? '',
      metadata: { name, description, url, icons },
    })
  }

  async function start(): Promise<FrameClient> {
    const { client } = open()
    await client.whenReady()
    // A clock that was set back makes nobody wait longer.
    const rest = Math.min(READY_MS, readyAt + READY_MS - timers.now())
    if (rest > 0) await new Promise<void>((resolve) => timers.after(rest, resolve))
    await introduce(client)
    try {
      const answer = await client.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')
      noteSmartNetworks(answer.smartAccountEnabledNetworks)
    } catch (error) {
      // A frame that is taken away has not said that there are none.
      if (!isFoyerError(error, 'FRAME_REQUEST_ABORTED')) noteSmartNetworks([])
      throw error
    }
    return client
  }

  function noteSmartNetworks(ids: readonly number[]): void {
    memory.noteSmartNetworks(ids)
    patchState({ smartAccountNetworks: ids })
  }

  /** A failed attempt is made again by whoever comes next. */
  function init(): Promise<FrameClient> {
    // The wait ends with the frame as well: what was closed never becomes ready.
    const starting = (initializing ??= abortable(start(), closing.signal))
    starting.catch(() => {
      if (initializing === starting) initializing = undefined
    })
    return starting
  }

  return {
    open,
    introduce,
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
  readonly createFrame: CreateFrame
  /** The developer should know of it. */
  readonly onAlert: (error: Error) => void
  readonly report: (error: unknown) => void
}

export type OpenFrame = { readonly host: FrameHost; readonly client: FrameClient }

/** Puts the frame into the page, and somebody before it who speaks its language. */
export function openFrame({ context, timers, createFrame, onAlert, report }: OpenFrameParameters): OpenFrame {
  const { secureSite = HOSTED_SECURE_SITE, projectId = '', metadata, networks, logger } = context
  const [network] = networks
  const client = createFrameClient({
    timers,
    report,
    onAlert,
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
    },
  })
  return { host, client }
}
