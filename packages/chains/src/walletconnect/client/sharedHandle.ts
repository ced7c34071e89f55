import { abortable } from '../../async/deadline.ts'
import { createEmitter } from '../../emitter.ts'
import { isFoyerError } from '../../errors/FoyerError.ts'
import { callOtherTab, type OtherTab } from './callOtherTab.ts'
import type { ClientEvent, ClientHandle } from './handle.ts'
import { type CallName, parseMessage, type TabMessage } from './messages.ts'
import { serveTabs } from './serveTabs.ts'
import type { Channel, LockOptions, Tabs } from './tabs.ts'

export type SharedHandleParameters = {
  /** Name of the lock and the channel. */
  readonly name: string
  readonly tabs: Tabs
  readonly createLocal: () => ClientHandle
}

type Calls = Pick<ClientHandle, CallName>

type Membership = {
  /** Local client, or calls to the tab with the client. */
  readonly handle: () => Promise<Calls>
  readonly leave: () => Promise<void>
}

/** The client of all tabs, in this tab. */
type Leadership = {
  readonly client: ClientHandle
  /** Receives calls of other tabs. */
  readonly receive: (message: TabMessage) => void
  readonly end: () => Promise<void>
  /** Resolves once the client is closed. */
  readonly ended: Promise<void>
}

type ServeClientParameters = {
  readonly client: ClientHandle
  readonly post: Channel['post']
  readonly emit: (event: ClientEvent) => void
}

/** Tells the other tabs that this one has the client, and serves them. */
function serveClient({ client, post, emit }: ServeClientParameters): Leadership {
  const serving = serveTabs({ handle: client, post })
  const stop = client.subscribe((event) => {
    post({ kind: 'event', event })
    emit(event)
  })
  post({ kind: 'leads' })
  let release = (): void => undefined
  return {
    client,
    receive: serving.receive,
    ended: new Promise((resolve) => (release = resolve)),
    async end() {
      stop()
      serving.close()
      await client.close().catch(() => undefined)
      release()
    },
  }
}

/** Opens the channel between tabs; `undefined` if the browser denies it, as it does together with storage. */
function openChannel(
  { openChannel: open }: Tabs,
  ...channel: Parameters<Tabs['openChannel']>
): Channel | undefined {
  try {
    return open(...channel)
  } catch {
    return undefined
  }
}

/**
 * One client for all tabs of the browser. The tab with the lock has the client; the other tabs send their calls, and
 * one of them takes over when that tab closes, or accepts no call: phones suspend tabs in the background. Running calls
 * then reject; only reads of the session, and its end, are repeated.
 */
export function sharedHandle({ name, tabs, createLocal }: SharedHandleParameters): ClientHandle {
  const emitter = createEmitter<ClientEvent>()
  let membership: Membership | undefined
  /** Resolves once this tab has left: it never has two clients at a time. */
  let left = Promise.resolve()

  function join(): Membership {
    const leaving = new AbortController()
    let leadership: Leadership | undefined
    let stopWaiting = (): void => undefined
    const onMessage = (data: unknown): void => {
      const message = parseMessage(data)
      if (!message) return
      // A tab with the client receives events only if another tab has taken over while this one was suspended.
      if (message.kind === 'event') emitter.emit(message.event)
      else if (leadership) leadership.receive(message)
      else if (message.kind === 'leads') other.close()
      else other.receive(message)
    }
    const opened = openChannel(tabs, name, onMessage)
    const channel = opened ?? { post: () => undefined, close: () => undefined }
    const other: OtherTab = callOtherTab({ post: channel.post, onSilence: takeOver })

    function lead(): Leadership {
      leadership = serveClient({ client: createLocal(), post: channel.post, emit: emitter.emit })
      // Rejects calls to the tab that had the client.
      other.close()
      return leadership
    }

    /** Requests the lock. Resolves once it is granted or denied; the lock is then held until `leave`. */
    const acquire = (options: LockOptions): Promise<void> =>
      new Promise((settle) => {
        let own: Leadership | undefined
        tabs.locks
          .request(name, options, (lock) => {
            if (lock && !leaving.signal.aborted) own = lead()
            settle()
            // Held until all resources are released.
            return own?.ended ?? Promise.resolve()
          })
          .catch(() => {
            if (own) {
              // Another tab has taken over while this one was suspended.
              leadership = undefined
              void own.end().then(wait)
            }
            // Pages without an origin, as in a sandboxed iframe, are denied locks and have their own client.
            else if ('ifAvailable' in options && !leaving.signal.aborted) lead()
            settle()
          })
      })

    /** Takes over when the tab with the client closes. */
    function wait(): void {
      if (leadership || leaving.signal.aborted) return
      const waiting = new AbortController()
      stopWaiting = () => waiting.abort()
      void acquire({ signal: waiting.signal }).then(start)
    }

    /** Takes over from a tab that accepts no calls. */
    function takeOver(): void {
      if (leadership || leaving.signal.aborted) return
      stopWaiting()
      joined = acquire({ steal: true }).then(() => {
        start()
        // The lock can be denied, or be lost again at once.
        wait()
      })
    }

    /** Starts the client, so that events of the wallet arrive here. */
    const start = (): void => void leadership?.client.session().catch(() => undefined)

    const enter = async (): Promise<void> => {
      await left
      if (opened) {
        await acquire({ ifAvailable: true })
        wait()
      }
      // A page without a channel cannot reach the client of another tab, so it has its own client.
      else if (!leaving.signal.aborted) lead()
    }
    let joined = enter()
    return {
      async handle() {
        await joined
        return leadership?.client ?? other.handle
      },
      async leave() {
        leaving.abort()
        stopWaiting()
        other.close()
        const ended = leadership
        // A client that closes receives no more calls of other tabs.
        leadership = undefined
        await ended?.end()
        channel.close()
      },
    }
  }

  async function call<name extends keyof OtherTab['handle']>(
    method: name,
    parameters: Parameters<ClientHandle[name]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<ClientHandle[name]>>> {
    membership ??= join()
    const calls = await abortable(membership.handle(), signal)
    const run = calls[method] as (value: unknown) => Promise<Awaited<ReturnType<ClientHandle[name]>>>
    return run(parameters)
  }

  /** Runs a call, and repeats it once at the tab that takes over. Only for calls that may run twice. */
  const repeatable = <result>(run: () => Promise<result>): Promise<result> =>
    run().catch((error: unknown) => {
      const isElsewhere = isFoyerError(error, 'TAB_CLOSED') || isFoyerError(error, 'TAB_SILENT')
      if (isElsewhere && membership) return run()
      throw error
    })

  return {
    session: (topic) => repeatable(() => call('session', topic)),
    propose: (parameters) => call('propose', parameters, parameters.signal),
    resume: (parameters) => repeatable(() => call('resume', parameters, parameters.signal)),
    authenticate: (parameters) => call('authenticate', parameters, parameters.signal),
    request: (parameters) => call('request', parameters, parameters.signal),
    ping: (topic) => call('ping', topic),
    end: (which) => repeatable(() => call('end', which)),
    subscribe: emitter.subscribe,
    async close() {
      const ended = membership?.leave()
      membership = undefined
      left = Promise.all([left, ended]).then(() => undefined)
      await left
    },
  }
}
