import { toChecksum } from '../address/toChecksum.ts'
import type { ConnectorEvent } from '../connector.ts'
import { read } from '../errors/FoyerError.ts'
import { parseAccounts } from './parseAccounts.ts'
import { parseChainId } from './parseChainId.ts'
import type { Eip1193Provider } from './provider.ts'

/** "Try again later": the wallet lost its node, not its user. It reconnects by itself. */
const TEMPORARILY_DISCONNECTED = 1013

type Emit = (event: ConnectorEvent) => void

/** Tells what a wallet says of itself. Returns the undo, which older providers call `off` or do not have. */
export function listen(provider: Eip1193Provider, emit: Emit): () => void {
  const listeners = Object.entries(listenersFor(emit))
  const each = (call: (event: string, listener: (value: unknown) => void) => unknown): void => {
    for (const [event, listener] of listeners) {
      try {
        call(event, listener)
      } catch {
        // A wallet without events still connects and signs.
      }
    }
  }
  each((event, listener) => provider.on?.(event, listener))
  return () =>
    each((event, listener) => (provider.removeListener ?? provider.off)?.call(provider, event, listener))
}

const listenersFor = (emit: Emit): Readonly<Record<string, (value: unknown) => void>> => ({
  accountsChanged(value) {
    const accounts = parseAccounts(value)?.map((address) => ({ address: toChecksum(address) }))
    if (accounts) emit({ type: 'change', namespace: 'eip155', accounts })
  },
  chainChanged(value) {
    const chainId = parseChainId(value)
    if (chainId) emit({ type: 'change', namespace: 'eip155', chainId })
  },
  disconnect(error) {
    if (read(error, 'code') !== TEMPORARILY_DISCONNECTED) emit({ type: 'disconnect', namespace: 'eip155' })
  },
  message(value) {
    const name = read(value, 'type')
    if (typeof name === 'string') emit({ type: 'message', name, data: read(value, 'data') })
  },
})
