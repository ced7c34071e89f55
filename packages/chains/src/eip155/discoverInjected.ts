import type { DiscoveryContext } from '../adapter.ts'
import { announce } from '../announce.ts'
import { startTimer } from '../async/timing.ts'
import { createEip1193Connector } from './createEip1193Connector.ts'
import { findInjected } from './findInjected.ts'

export type DiscoverInjectedOptions = {
  readonly flag: string | undefined
  readonly waitMs: number
}

/** Lists the wallet at `window.ethereum`: at once, or when it announces itself within `waitMs`. */
export function discoverInjected(
  target: EventTarget,
  context: DiscoveryContext,
  { flag, waitMs }: DiscoverInjectedOptions,
): () => void {
  const undos: (() => void)[] = []
  const stopWaiting = (): void => {
    stopTimer()
    target.removeEventListener('ethereum#initialized', list)
  }
  const list = (): void => {
    if (!findInjected(target, flag)) return
    stopWaiting()
    const made = createEip1193Connector({
      id: 'injected',
      uid: 'eip155:injected',
      name: 'Browser Wallet',
      type: 'INJECTED',
      interaction: 'extension',
      getProvider: () => findInjected(target, flag),
    })
    undos.push(announce(context, made))
  }
  // Some wallets are injected late without an event: check again after the wait.
  const stopTimer = startTimer(waitMs, () => {
    stopWaiting()
    list()
  })
  target.addEventListener('ethereum#initialized', list)
  list()
  return () => {
    stopWaiting()
    for (const undo of undos.splice(0)) undo()
  }
}
