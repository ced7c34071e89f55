import { rpcError } from '../wallets/rpcErrors.ts'
import { type Keys, keysOf } from './keys.ts'
import type { Visitor } from './types.ts'

/** Keys of a logged-in visitor; throws if logged out. */
export function signedIn({ identity, email, isConnected }: Visitor): {
  readonly email: string | null
  readonly keys: Keys
} {
  if (!isConnected || identity === undefined) throw rpcError('unauthorized', 'Not signed in')
  return { email: email ?? null, keys: keysOf(identity) }
}
