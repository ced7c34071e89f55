import type { DiscoveryContext } from './adapter.ts'
import type { Connector } from './connector.ts'

/** A connector, with the function that removes its listeners from the wallet. */
export type DisposableConnector = { readonly connector: Connector; readonly dispose: () => void }

/** Lists a connector. Returns a function that unlists and disposes it, which an abort of `signal` also calls. */
export function announce(
  context: Pick<DiscoveryContext, 'announce'>,
  { connector, dispose }: DisposableConnector,
  signal?: AbortSignal,
): () => void {
  const unlist = context.announce(connector)
  const undo = (): void => {
    unlist()
    dispose()
  }
  signal?.addEventListener('abort', undo, { once: true })
  return undo
}
