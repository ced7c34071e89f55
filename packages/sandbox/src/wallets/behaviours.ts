/**
 * Behaviour of a wallet when it prompts.
 *
 * - `approve`: approves.
 * - `reject`: rejects with code 4001.
 * - `slow`: approves after a delay.
 * - `locked`: exposes no account; a request for accounts waits until the wallet is unlocked.
 * - `crash`: every request fails with a value that is not an `Error`.
 * - `silent`: no request is ever answered.
 */
export type WalletBehaviour = 'approve' | 'reject' | 'slow' | 'locked' | 'crash' | 'silent'

/** A single method may also be unsupported (code 4200). */
export type MethodBehaviour = Exclude<WalletBehaviour, 'locked'> | 'unsupported'

export type MethodBehaviours = Readonly<Record<string, MethodBehaviour>>

const walletBehaviours: readonly WalletBehaviour[] = [
  'approve',
  'reject',
  'slow',
  'locked',
  'crash',
  'silent',
]
const methodBehaviours: readonly MethodBehaviour[] = [
  'approve',
  'reject',
  'slow',
  'crash',
  'silent',
  'unsupported',
]
const sessionBehaviours = [...methodBehaviours, 'locked'] as const

/** Returns a behaviour. Throws for an unknown one: tests in JavaScript and in `page.evaluate` have no types. */
export const checkBehaviour = (behaviour: WalletBehaviour): WalletBehaviour =>
  oneOf(walletBehaviours, behaviour)

/** Like `checkBehaviour`, for behaviours by method. */
export function checkMethodBehaviours<behaviours extends Readonly<Record<string, string>>>(
  behaviours: behaviours,
  { canLock = false }: { readonly canLock?: boolean | undefined } = {},
): behaviours {
  const known = canLock ? sessionBehaviours : methodBehaviours
  for (const [method, behaviour] of Object.entries(behaviours)) oneOf(known, behaviour, ` of ${method}`)
  return behaviours
}

function oneOf<name extends string>(names: readonly name[], name: string, place = ''): name {
  const found = names.find((each) => each === name)
  if (found === undefined)
    throw new TypeError(`Unknown behaviour${place}: ${String(name)}. Behaviours are ${names.join(', ')}`)
  return found
}

export const SLOW_MS = 1_500

/** Values that wallets have thrown, or might throw. Used in turn, so that tests are deterministic. */
export const crashes: readonly (() => Promise<never>)[] = [
  () => Promise.reject(undefined),
  () => {
    // Thrown synchronously: a caller that only handles the promise misses it.
    throw 'the wallet crashed'
  },
  () => Promise.reject(null),
  () => Promise.reject({ reason: 'no code, no message' }),
  () => Promise.reject(0),
]
