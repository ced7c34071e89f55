import type { ChainNamespace } from '@foyer/chains'

/** Names are EVM only (specification §1). */
export const hasNames = (namespace: ChainNamespace): boolean => namespace === 'eip155'

/** Where names are registered. */
export const NAME_ZONE = 'reown.id'
/** Zones whose names are ours: that one, and the one it had before. */
const ZONES: readonly string[] = [NAME_ZONE, 'wcn.id']

/** Fresh up to and including 5 minutes (rulings R39). */
export const NAMES_STALE_MS = 300_001
/** Typing is over when nothing more came for this long. */
export const NAME_WAIT_MS = 500

const MIN_LENGTH = 4

/** What was typed as a name to register, without the zone that stands beside the field. */
export function nameLabel(typed: string): string {
  const name = typed.trim().toLowerCase()
  const zone = ZONES.find((each) => name.endsWith(`.${each}`))
  return zone === undefined ? name : name.slice(0, -zone.length - 1)
}

/** Open: a new one is a minor change. */
export type NameProblem = 'characters' | 'tooShort'

/** Why a label cannot be registered: letters, digits and hyphens, at least four. */
export function nameProblem(label: string): NameProblem | undefined {
  if (!/^[a-z\d-]*$/i.test(label)) return 'characters'
  return label.length < MIN_LENGTH ? 'tooShort' : undefined
}

/** A name that is what it looks like, without a look into any table; `undefined` when only a table can say. */
export function plainName(name: string): string | undefined {
  if (!/^[\x21-\x7E]+(?: [\x21-\x7E]+)*$/.test(name)) return undefined
  // In other letters `VITAIIK.eth` would pass for somebody else.
  return name.includes('.') ? name.toLowerCase() : name
}

/**
 * Where a name leads on a network: the address under one of its coin types, the best first, else the first one that can
 * be used there. What cannot be used is as good as absent.
 */
export function chooseAddress(
  addresses: Readonly<Record<string, { readonly address: string }>>,
  facts: { readonly coinTypes: readonly number[]; readonly isUsable: (address: string) => boolean },
): string | null {
  const preferred = facts.coinTypes.map((coinType) => addresses[coinType])
  const found = [...preferred, ...Object.values(addresses)].find(
    (entry) => entry && facts.isUsable(entry.address),
  )
  return found?.address ?? null
}
