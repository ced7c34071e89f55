/** Lock and channel between the browser's tabs; `undefined` if not supported. */
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
      channel.addEventListener('message', ({ data }) => onMessage(data))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has only its own origin
      return { post: (message) => channel.postMessage(message), close: () => channel.close() }
    },
  }
}

export type LockOptions =
  | { readonly ifAvailable: true }
  /** Waits for the lock. */
  | { readonly signal: AbortSignal }
  /** Takes the lock from the tab that holds it: the request of that tab rejects. */
  | { readonly steal: true }

/** Lock held by one tab at a time: the used members of `LockManager`. */
export type Locks = {
  request(name: string, options: LockOptions, run: (lock: unknown) => Promise<void>): Promise<unknown>
}

/** Channel to all other tabs. */
export type Channel = {
  readonly post: (message: unknown) => void
  readonly close: () => void
}

export type Tabs = {
  readonly locks: Locks
  readonly openChannel: (name: string, onMessage: (message: unknown) => void) => Channel
}
