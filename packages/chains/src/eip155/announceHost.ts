import type { DiscoveryContext } from '../adapter.ts'
import { announce } from '../announce.ts'
import { createEip1193Connector, type Eip1193Provider } from './createEip1193Connector.ts'

export type AnnounceHostParameters = {
  readonly context: DiscoveryContext
  readonly id: string
  readonly name: string
  readonly provider: Eip1193Provider
  readonly signal: AbortSignal
}

/** Lists the wallet app that shows this page in an iframe, until the signal aborts. */
export function announceHost({ context, id, name, provider, signal }: AnnounceHostParameters): void {
  const made = createEip1193Connector({
    id,
    uid: `eip155:${id}`,
    name,
    type: 'EXTERNAL',
    interaction: 'frame',
    isHost: true,
    provider,
  })
  announce(context, made, signal)
}
