/** What wallets are being asked right now. What could pull the ground from under a request waits for its end. */
export type WalletRequests = {
  /** Counts a request until it settles. */
  readonly track: <value>(request: Promise<value>) => Promise<value>
  /** Resolves when no wallet is being asked. */
  readonly whenIdle: () => Promise<void>
}

export function createWalletRequests(): WalletRequests {
  const running = new Set<Promise<unknown>>()
  return {
    async track(request) {
      running.add(request)
      try {
        return await request
      } finally {
        running.delete(request)
      }
    },
    async whenIdle() {
      // oxlint-disable-next-line no-await-in-loop -- another one may have begun meanwhile
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}
