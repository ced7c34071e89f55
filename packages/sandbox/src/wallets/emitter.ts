export type Listener = (payload: never) => void

/** The events of EIP-1193. */
export type WalletEvents = {
  readonly connect: { readonly chainId: string }
  readonly disconnect: Error
  readonly accountsChanged: readonly string[]
  readonly chainChanged: string
}

export type WalletEmitter = {
  readonly on: (event: string, listener: Listener) => void
  readonly off: (event: string, listener: Listener) => void
  readonly emit: <event extends keyof WalletEvents>(event: event, payload: WalletEvents[event]) => void
  readonly count: (event?: string) => number
}

export function createWalletEmitter(): WalletEmitter {
  const listeners = new Map<string, Listener[]>()
  const of = (event: string): Listener[] => listeners.get(event) ?? []
  return {
    on: (event, listener) => void listeners.set(event, [...of(event), listener]),
    off(event, listener) {
      // Removes one registration at a time, as Node's emitters do, so that a leak shows in the count.
      const index = of(event).lastIndexOf(listener)
      listeners.set(
        event,
        of(event).filter((_, position) => position !== index),
      )
    },
    emit(event, payload) {
      for (const listener of of(event)) listener(payload as never)
    },
    count: (event) => (event === undefined ? [...listeners.values()].flat().length : of(event).length),
  }
}
