import { isFoyerError } from '../../errors/FoyerError.ts'
import { abortable } from '../../async/deadline.ts'
import { createError } from '../errors.ts'
import type { FrameClient, FrameNotice } from '../frame/createFrameClient.ts'
import { openFrame, type OpenFrame } from '../openFrame.ts'
import type { RuntimeParts } from './types.ts'

/** From when the frame says that it is there until it is asked for anything (docs/spec/checklist.md §9). */
const READY_MS = 500

export type FrameLife = {
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
export function createFrameLife(
  { context, memory, timers, createFrame, alert, patchState }: RuntimeParts,
  onNotice: (notice: FrameNotice) => void,
): FrameLife {
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
