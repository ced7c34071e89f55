import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'

/** Error of a failed token list, and the time of the next allowed request. */
export type TokenFailure = { readonly error: unknown; readonly retryAt: number }

const failuresAtom = atom<Readonly<Record<string, TokenFailure>>>({})

/** Failures by `{network}:{address}`; absent after a success. */
export const tokenFailuresAtom: Atom<Readonly<Record<string, TokenFailure>>> = failuresAtom

export function setTokenFailure({ store }: Internals, key: string, failure: TokenFailure | undefined): void {
  const { [key]: _, ...others } = store.get(failuresAtom)
  store.set(failuresAtom, failure ? { ...others, [key]: failure } : others)
}
