import type { Tabs } from '../walletconnect/client/tabs.ts'

/** Locks and channels of a browser for tests. Messages arrive asynchronously. */
export function createBrowser() {
  const channels = new Set<(message: unknown) => void>()
  const queue: (() => void)[] = []
  let held: { readonly lose: () => void } | undefined
  const tabs: Tabs = {
    locks: {
      request(_name, options, run) {
        if (held && 'ifAvailable' in options) return run(null)
        return new Promise((resolve, reject) => {
          const take = () => {
            const own = { lose: () => reject(new DOMException('stolen', 'AbortError')) }
            held = own
            run({})
              .then(resolve, reject)
              .finally(() => {
                if (held !== own) return
                held = undefined
                queue.shift()?.()
              })
          }
          if ('steal' in options) {
            held?.lose()
            return take()
          }
          if (!held) return take()
          queue.push(take)
          if (!('signal' in options)) return
          options.signal.addEventListener('abort', () => {
            const at = queue.indexOf(take)
            if (at >= 0) queue.splice(at, 1)
            reject(options.signal.reason)
          })
        })
      },
    },
    openChannel(_name, onMessage) {
      channels.add(onMessage)
      return {
        post(message) {
          const copy = structuredClone(message)
          for (const receive of channels)
            if (receive !== onMessage) queueMicrotask(() => channels.has(receive) && receive(copy))
        },
        close: () => void channels.delete(onMessage),
      }
    },
  }
  /** Tab whose messages wait while it is suspended. */
  function openPage() {
    let isSuspended = false
    const unread: (() => void)[] = []
    return {
      tabs: {
        ...tabs,
        openChannel: (name, onMessage) =>
          tabs.openChannel(name, (message) =>
            isSuspended ? unread.push(() => onMessage(message)) : onMessage(message),
          ),
      } satisfies Tabs,
      suspend: () => void (isSuspended = true),
      resume() {
        isSuspended = false
        for (const read of unread.splice(0)) read()
      },
    }
  }
  return { tabs, channels, openPage, waiting: () => queue.length }
}
