export type Listener = (value: never) => void

/** Listeners of a wallet, by event. `events` has the type of each event's value. */
export type Listeners<events extends object = Readonly<Record<string, unknown>>> = {
  /** Returns the unsubscribe function. */
  readonly add: (event: string, listener: Listener) => () => void
  /** Removes one registration at a time, as Node's emitters do, so that a leak shows in the count. */
  readonly remove: (event: string, listener: Listener) => void
  readonly emit: <event extends keyof events & string>(event: event, value: events[event]) => void
  /** Number of listeners of an event, or of all. */
  readonly count: (event?: string) => number
}

/** The events of EIP-1193. */
export type WalletEvents = {
  readonly connect: { readonly chainId: string }
  readonly disconnect: Error
  readonly accountsChanged: readonly string[]
  readonly chainChanged: string
}

export function createListeners<
  events extends object = Readonly<Record<string, unknown>>,
>(): Listeners<events> {
  let entries: readonly { readonly event: string; readonly listener: Listener }[] = []
  const of = (event: string): typeof entries => entries.filter((entry) => entry.event === event)
  const remove: Listeners['remove'] = (event, listener) => {
    const index = entries.findLastIndex((entry) => entry.event === event && entry.listener === listener)
    entries = entries.filter((_, position) => position !== index)
  }
  return {
    add(event, listener) {
      entries = [...entries, { event, listener }]
      return () => remove(event, listener)
    },
    remove,
    emit(event, value) {
      for (const { listener } of of(event)) listener(value as never)
    },
    count: (event) => (event === undefined ? entries : of(event)).length,
  }
}
