import { createEmitter } from '../../emitter.ts'
import { isFoyerError } from '../../errors/FoyerError.ts'
import { abortable } from '../../async/deadline.ts'
import { callOtherTab, type OtherTab } from './callOtherTab.ts'
import type { ClientEvent, ClientHandle } from './handle.ts'
import { parseMessage } from './messages.ts'
import { serveTabs } from './serveTabs.ts'
import type { Channel, Tabs } from './discovery.ts'

export type SharedHandleParameters = {
  /** Name of the lock and the channel. */
  readonly name: string
  readonly tabs: Tabs
  readonly createLocal: () => ClientHandle
}

type Membership = {
  /** Local client, or calls to the tab with the client. */
  readonly handle: () => Pick<
    ClientHandle,
    'session' | 'propose' | 'authenticate' | 'request' | 'ping' | 'end'
  >
  readonly leave: () => Promise<void>
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
 * one of them takes over when that tab closes. Running calls then reject and are never repeated.
 */
export function sharedHandle({ name, tabs, createLocal }: SharedHandleParameters): ClientHandle {
  const emitter = createEmitter<ClientEvent>()
  let joining: Promise<Membership> | undefined

  async function join(): Promise<Membership> {
    const leaving = new AbortController()
    let local: ClientHandle | undefined
    let holding: Promise<void> | undefined
    let serving: ReturnType<typeof serveTabs> | undefined
    const onMessage = (data: unknown): void => {
      const message = parseMessage(data)
      if (!message) return
      if (local) serving?.receive(message)
      else if (message.kind === 'event') emitter.emit(message.event)
      else other.receive(message)
    }
    const opened = openChannel(tabs, name, onMessage)
    const channel = opened ?? { post: () => undefined, close: () => undefined }
    const other: OtherTab = callOtherTab(channel.post)

    /** Keeps the lock until close. */
    const hold = (): Promise<void> => {
      const own = createLocal()
      // The lock is released last, after all resources.
      local = own
      serving = serveTabs({ handle: own, post: channel.post })
      const stop = own.subscribe((event) => {
        channel.post({ kind: 'event', event })
        emitter.emit(event)
      })
      // Rejects calls to the closed tab.
      other.close()
      holding = new Promise((resolve) => {
        leaving.signal.addEventListener('abort', () => {
          stop()
          serving?.close()
          own.close().then(resolve, resolve)
        })
      })
      return holding
    }

    // A page without a channel cannot reach the client of another tab, so it has its own client.
    if (!opened) void hold()
    else
      await new Promise<void>((settle) => {
        tabs.locks
          .request(name, { ifAvailable: true }, (lock) => {
            const held = lock && !leaving.signal.aborted ? hold() : Promise.resolve()
            settle()
            return held
          })
          .catch(() => {
            // Pages without an origin, as in a sandboxed iframe, are denied locks and have their own client.
            void hold()
            settle()
          })
      })
    if (!local) {
      // Waits for the lock; `leave` aborts the wait.
      tabs.locks
        .request(name, { signal: leaving.signal }, () => {
          if (leaving.signal.aborted) return Promise.resolve()
          const held = hold()
          // Starts the client, so that events of the wallet arrive here.
          local?.session().catch(() => undefined)
          return held
        })
        .catch(() => undefined)
    }
    return {
      handle: () => local ?? other.handle,
      async leave() {
        leaving.abort()
        other.close()
        await holding
        channel.close()
      },
    }
  }

  const member = (): Promise<Membership> => (joining ??= join())

  async function call<name extends keyof OtherTab['handle']>(
    method: name,
    parameters: Parameters<ClientHandle[name]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<ClientHandle[name]>>> {
    const { handle } = await abortable(member(), signal)
    const run = handle()[method] as (value: unknown) => Promise<Awaited<ReturnType<ClientHandle[name]>>>
    return run(parameters)
  }

  return {
    // Reads are safe to repeat at the tab that takes over.
    session: (topic) =>
      call('session', topic).catch((error: unknown) => {
        if (isFoyerError(error, 'TAB_CLOSED') && joining) return call('session', topic)
        throw error
      }),
    propose: (parameters) => call('propose', parameters, parameters.signal),
    authenticate: (parameters) => call('authenticate', parameters, parameters.signal),
    request: (parameters) => call('request', parameters, parameters.signal),
    ping: (topic) => call('ping', topic),
    end: (which) => call('end', which),
    subscribe: emitter.subscribe,
    async close() {
      const ended = joining
      joining = undefined
      await (await ended)?.leave()
    },
  }
}
