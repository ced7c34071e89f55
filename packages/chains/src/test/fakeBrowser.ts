import type { Tabs } from '../walletconnect/client/discovery.ts'

/** Locks and channels of a browser for tests. Messages arrive asynchronously. */
export function createBrowser() {
  const channels = new Set<(message: unknown) => void>()
  const queue: (() => void)[] = []
  let isHeld = false
  const next = () => {
    isHeld = false
    queue.shift()?.()
  }
  const tabs: Tabs = {
    locks: {
      request(_name, { ifAvailable, signal }, run) {
        if (isHeld && ifAvailable) return run(null)
        return new Promise((resolve, reject) => {
          const take = () => {
            isHeld = true
            run({}).then(resolve, reject).finally(next)
          }
          if (!isHeld) return take()
          queue.push(take)
          signal?.addEventListener('abort', () => {
            const at = queue.indexOf(take)
            if (at >= 0) queue.splice(at, 1)
            reject(signal.reason)
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
  return { tabs, channels, waiting: () => queue.length }
}
