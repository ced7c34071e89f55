import type { Tabs } from './tabs.ts'

/** How this browser's tabs agree on something; `undefined` where they cannot. */
export function findTabs(): Tabs | undefined {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined
  const { locks } = navigator as { readonly locks?: LockManager }
  if (!locks) return undefined
  return {
    locks: {
      request: (name, options, run) => locks.request(name, options, run),
    },
    openChannel(name, onMessage) {
      const channel = new BroadcastChannel(name)
      channel.onmessage = ({ data }) => onMessage(data)
      return { post: (message) => channel.postMessage(message), close: () => channel.close() }
    },
  }
}
