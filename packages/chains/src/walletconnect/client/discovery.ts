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

/** A lock that one tab of the browser holds at a time: as much of `LockManager` as is needed. */
export type Locks = {
  request(
    name: string,
    options: { readonly ifAvailable?: boolean; readonly signal?: AbortSignal },
    run: (lock: unknown) => Promise<void>,
  ): Promise<unknown>
}

/** What all tabs hear but the one that speaks. */
export type Channel = {
  readonly post: (message: unknown) => void
  readonly close: () => void
}

export type Tabs = {
  readonly locks: Locks
  readonly openChannel: (name: string, onMessage: (message: unknown) => void) => Channel
}
