/** Listeners of a wallet, by event. */
export type Listeners = {
  readonly add: (event: string, listener: (value: never) => void) => () => void
  readonly remove: (event: string, listener: (value: never) => void) => void
  readonly emit: (event: string, value?: unknown) => void
  readonly count: () => number
}

export function createListeners(): Listeners {
  let entries: readonly { readonly event: string; readonly listener: (value: never) => void }[] = []
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
      for (const entry of entries) if (entry.event === event) entry.listener(value as never)
    },
    count: () => entries.length,
  }
}
