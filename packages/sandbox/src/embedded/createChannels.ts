export type Channels = {
  /** Creates a channel on which a phone can approve. */
  readonly open: (token: string) => string
  /** Resolves when the visitor's phone has approved. */
  readonly approval: (token: string) => Promise<void>
  readonly approve: (channel: string) => void
  /** Stops waiting for the visitor's phone. */
  readonly close: (token: string) => void
  readonly clear: () => void
}

type Channel = {
  readonly id: string
  readonly done: Promise<void>
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** Logins that wait for a phone: one per visitor. */
export function createChannels(): Channels {
  const channels = new Map<string, Channel>()
  let count = 0
  const close = (token: string): void => {
    channels.get(token)?.reject(new Error('The code is no longer valid'))
    channels.delete(token)
  }
  return {
    open(token) {
      close(token)
      const id = `channel-${++count}`
      let settle: Pick<Channel, 'resolve' | 'reject'> | undefined
      const done = new Promise<void>((resolve, reject) => (settle = { resolve, reject }))
      // The rejection is handled by a later caller.
      done.catch(() => undefined)
      if (settle) channels.set(token, { id, done, ...settle })
      return id
    },
    async approval(token) {
      const channel = channels.get(token)
      if (!channel) throw new Error('There is no code to approve')
      await channel.done
      channels.delete(token)
    },
    approve: (id) => [...channels.values()].find((channel) => channel.id === id)?.resolve(),
    close,
    clear() {
      for (const token of channels.keys()) close(token)
    },
  }
}
