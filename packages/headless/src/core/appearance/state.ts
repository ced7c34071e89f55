import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../internals.ts'
import { stable } from '../stable.ts'
import type { Appearance } from './types.ts'

const appearanceStateAtom = atom<Appearance>({ theme: {}, locale: undefined, messages: {} })

export const appearanceAtom: Atom<Appearance> = /* @__PURE__ */ stable(appearanceStateAtom)

export const patchAppearance = ({ store }: Internals, patch: Partial<Appearance>): void =>
  store.set(appearanceStateAtom, { ...store.get(appearanceStateAtom), ...patch })
