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
