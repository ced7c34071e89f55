import { sandboxNames } from '../../base/names.ts'
import { devAccounts } from '../../evm/accounts.ts'

/** Name with its address. */
export type NameEntry = {
  readonly name: string
  readonly address: string
  readonly coinType?: number | undefined
  /** Avatar URL. */
  readonly avatar?: string | undefined
  readonly bio?: string | undefined
}

export type RegisteredName = NameEntry & { readonly registeredAt: string }

/** Registered names. */
export type Names = {
  /** A name has one address; setting it again moves it. */
  readonly set: (entry: NameEntry) => void
  readonly find: (name: string) => RegisteredName | undefined
  /** In order of registration; the first one is the primary name. */
  readonly of: (address: string) => readonly RegisteredName[]
  /** Removes a name. */
  readonly remove: (name: string) => void
  readonly reset: () => void
}

/** Registration time of initial names. */
const LONG_AGO = '2024-02-29T12:00:00.000Z'

const addressOf = (index: number): string => (devAccounts[index] as (typeof devAccounts)[number]).address

const firstNames = (): Map<string, RegisteredName> =>
  new Map(
    sandboxNames.map(({ name, owner, texts: { avatar, description: bio } }) => [
      name,
      { name, address: addressOf(owner), avatar, bio, registeredAt: LONG_AGO },
    ]),
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
