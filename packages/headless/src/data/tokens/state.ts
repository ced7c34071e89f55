import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'

/** How the last fetch of a list failed, and from when on it may be tried again. */
export type TokenFailure = { readonly error: unknown; readonly retryAt: number }

const failuresAtom = atom<Readonly<Record<string, TokenFailure>>>({})

/** By `{network}:{address}`; a list that came has none. */
export const tokenFailuresAtom: Atom<Readonly<Record<string, TokenFailure>>> = failuresAtom

export function setTokenFailure({ store }: Internals, key: string, failure: TokenFailure | undefined): void {
  const { [key]: _, ...others } = store.get(failuresAtom)
  store.set(failuresAtom, failure ? { ...others, [key]: failure } : others)
}
