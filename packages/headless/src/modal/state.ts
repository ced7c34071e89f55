import { type Atom, atom } from 'jotai/vanilla'
import { stable } from '../core/atoms.ts'
import type { Internals } from '../core/internals.ts'
import type { ModalState, RouterState } from './types.ts'

/** State of the router, initially and after closing. */
export const initialRouter: RouterState = {
  view: 'Connect',
  data: undefined,
  history: ['Connect'],
  direction: 'forward',
}

const modalStateAtom = atom<ModalState>({
  isOpen: false,
  isLoading: false,
  loadFailure: undefined,
  isShaking: false,
  namespace: undefined,
  isInline: false,
})
const routerStateAtom = atom<RouterState>(initialRouter)

export const modalAtom: Atom<ModalState> = /* @__PURE__ */ stable(modalStateAtom)
export const routerAtom: Atom<RouterState> = routerStateAtom

export const patchModal = ({ store }: Internals, patch: Partial<ModalState>): void =>
  store.set(modalStateAtom, {
    ...store.get(modalStateAtom),
    ...(patch.isOpen && { loadFailure: undefined }),
    ...patch,
  })

export const setRouter = ({ store }: Internals, router: RouterState): void =>
  store.set(routerStateAtom, router)
