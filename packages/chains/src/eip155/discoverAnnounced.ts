import type { DiscoveryContext } from '../adapter.ts'
import { announce } from '../announce.ts'
import { createEip1193Connector } from './createEip1193Connector.ts'
import { parseAnnouncement, type Announcement } from './parseAnnouncement.ts'

/** More than a visitor has; limits a script that announces wallets endlessly. */
const MAX_WALLETS = 100

/**
 * Lists every wallet that announces itself (EIP-6963), now or at any later time. Repeated announcements of a wallet are
 * listed once; another wallet with the same identity is listed as well, and marked.
 */
export function discoverAnnounced(target: EventTarget, context: DiscoveryContext): () => void {
  const known: Announcement[] = []
  const undos: (() => void)[] = []

  function onAnnounce(event: Event): void {
    const announcement = parseAnnouncement((event as { detail?: unknown }).detail)
    if (!announcement || known.length >= MAX_WALLETS) return
    const { uuid, name, rdns, icon, provider } = announcement
    if (known.some((other) => other.uuid === uuid && other.provider === provider)) return
    const id = rdns || name
    const isDuplicate = known.some((other) => (other.rdns || other.name) === id)
    const copies = known.filter((other) => other.uuid === uuid).length
    known.push(announcement)
    const made = createEip1193Connector({
      id,
      // A script that announces any uuid cannot get the uid of another wallet, and so take its connection.
      uid: `eip155:announced:${copies}:${uuid}`,
      name,
      type: 'ANNOUNCED',
      interaction: 'extension',
      icon,
      rdns: rdns || undefined,
      ...(isDuplicate && { isDuplicate }),
      provider,
    })
    undos.push(announce(context, made))
  }

  target.addEventListener('eip6963:announceProvider', onAnnounce)
  target.dispatchEvent(new Event('eip6963:requestProvider'))
  return () => {
    target.removeEventListener('eip6963:announceProvider', onAnnounce)
    for (const undo of undos.splice(0)) undo()
  }
}
