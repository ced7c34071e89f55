import type { DiscoveryContext } from '../adapter.ts'
import { testContext } from '../conformance/testContext.ts'
import type { Connector } from '../connector.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'

export type FakePage = EventTarget & { ethereum?: unknown; readonly listenerCount: () => number }

/** Fake window without a document: events, `ethereum`, and the number of listeners. */
export function createFakePage(): FakePage {
  const target = new EventTarget()
  const entries = new Set<string>()
  const ids = new Map<unknown, number>()
  const key = (type: string, listener: unknown) => {
    if (!ids.has(listener)) ids.set(listener, ids.size)
    return `${type}:${ids.get(listener)}`
  }
  return {
    addEventListener(type: string, listener: EventListener) {
      entries.add(key(type, listener))
      target.addEventListener(type, listener)
    },
    removeEventListener(type: string, listener: EventListener) {
      entries.delete(key(type, listener))
      target.removeEventListener(type, listener)
    },
    dispatchEvent: (event: Event) => target.dispatchEvent(event),
    listenerCount: () => entries.size,
  }
}

export const INFO = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'Example Wallet',
  icon: 'data:image/svg+xml,<svg/>',
  rdns: 'com.example.wallet',
}

/** Announces a wallet by EIP-6963. */
export function announce(page: EventTarget, info: unknown, provider: unknown): void {
  page.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail: { info, provider } }))
}

/** A list of connectors, and the context that fills it. */
export function collect(): { readonly listed: Connector[]; readonly context: DiscoveryContext } {
  const listed: Connector[] = []
  return {
    listed,
    context: {
      ...testContext([mainnet]),
      announce(connector) {
        listed.push(connector)
        return () => void listed.splice(listed.indexOf(connector), 1)
      },
    },
  }
}
