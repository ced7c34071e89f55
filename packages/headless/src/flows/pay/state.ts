import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'
import { payProgress } from './rules.ts'
import type { PayForm, PayOption, PayQuote, PayRequest, PayState } from './types.ts'

const nothing: PayState = {
  request: undefined,
  option: undefined,
  quote: undefined,
  isPaying: false,
  payment: undefined,
  isUnclear: false,
}
const stateAtom = atom<PayState>(nothing)

/** What is asked for, and what has become of it. */
export const payAtom: Atom<PayForm> = atom((get) => {
  const state = get(stateAtom)
  const { isPaying, isUnclear, payment } = state
  return { ...state, progress: payProgress({ isPaying, isUnclear, outcome: payment?.outcome }) }
})

const patch = ({ store }: Internals, change: Partial<PayState>): void =>
  store.set(stateAtom, { ...store.get(stateAtom), ...change })

export const setRequest = ({ store }: Internals, request: PayRequest | undefined): void =>
  store.set(stateAtom, { ...nothing, request, option: request?.options[0] })
/** What was shown was of another option. */
export const setOption = (internals: Internals, option: PayOption): void =>
  patch(internals, { option, quote: undefined })
export const setQuote = (internals: Internals, quote: PayQuote | undefined): void =>
  patch(internals, { quote })
export const patchPayment = (
  internals: Internals,
  change: Partial<Pick<PayState, 'isPaying' | 'payment' | 'isUnclear'>>,
): void => patch(internals, change)
