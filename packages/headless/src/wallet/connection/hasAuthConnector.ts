import { type Atom, atom } from 'jotai/vanilla'
import { connectorsAtom } from './state.ts'

/** The embedded wallet is there. */
export const hasAuthConnectorAtom: Atom<boolean> = atom((get) =>
  get(connectorsAtom).some(({ type }) => type === 'AUTH'),
)
