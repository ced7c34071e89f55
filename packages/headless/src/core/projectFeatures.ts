import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from './internals.ts'
import type { KnownFeatures } from './features.ts'

const knownStateAtom = atom<KnownFeatures | undefined>(undefined)

/** What the project's owner decided, once that is known. */
export const knownFeaturesAtom: Atom<KnownFeatures | undefined> = knownStateAtom

export const patchKnownFeatures = ({ store }: Pick<Internals, 'store'>, patch: KnownFeatures): void =>
  store.set(knownStateAtom, { ...store.get(knownStateAtom), ...patch })
