import { devAccounts } from '../../evm/accounts.ts'
import { picture } from '../directory/picture.ts'

/** A name, and whose it is. */
export type NameEntry = {
  readonly name: string
  readonly address: string
  readonly coinType?: number | undefined
  /** The URL of a picture. */
  readonly avatar?: string | undefined
  readonly bio?: string | undefined
}

export type RegisteredName = NameEntry & { readonly registeredAt: string }

/** Who is called what. */
export type Names = {
  /** A name belongs to one address; given anew, it moves. */
  readonly set: (entry: NameEntry) => void
  readonly find: (name: string) => RegisteredName | undefined
  /** In the order in which they were given; the first one is what the address is called. */
  readonly of: (address: string) => readonly RegisteredName[]
  /** Takes a name away. */
  readonly remove: (name: string) => void
  readonly reset: () => void
}

/** When the names of the first moment were registered. */
const LONG_AGO = '2024-02-29T12:00:00.000Z'

const addressOf = (index: number): string => (devAccounts[index] as (typeof devAccounts)[number]).address

/** The third and the fourth rich account have one, the third a picture too; the first two, which wallets hold unless told otherwise, have none. */
const firstNames = (): Map<string, RegisteredName> =>
  new Map(
    [
      {
        name: 'mira.reown.id',
        address: addressOf(2),
        avatar: `data:image/svg+xml,${encodeURIComponent(picture('mira'))}`,
        bio: 'Collects tidepools',
        registeredAt: LONG_AGO,
      },
      { name: 'odo.reown.id', address: addressOf(3), registeredAt: LONG_AGO },
    ].map((entry) => [entry.name, entry]),
  )

export function createNames(): Names {
  let entries = firstNames()
  return {
    set(entry) {
      const name = entry.name.toLowerCase()
      entries.set(name, { ...entry, name, registeredAt: new Date().toISOString() })
    },
    find: (name) => entries.get(name.toLowerCase()),
    of: (address) =>
      [...entries.values()].filter((entry) => entry.address.toLowerCase() === address.toLowerCase()),
    remove: (name) => void entries.delete(name.toLowerCase()),
    reset: () => void (entries = firstNames()),
  }
}
