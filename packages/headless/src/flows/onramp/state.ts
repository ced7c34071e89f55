import { type Atom, atom } from 'jotai/vanilla'
import { watchAtom, type WatchParameters } from '../../core/atoms.ts'
import type { OnrampProviderItem } from '../../core/contracts/onramp.ts'
import { type Internals, internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { OnrampForm, OnrampPurchase, OnrampState } from './types.ts'

const emptyForm: OnrampForm = {
  paymentAmount: '',
  quotedAmount: '',
  purchaseId: undefined,
  paymentId: undefined,
}

const formAtom = atom<OnrampForm>(emptyForm)
const selectedProviderAtom = atom<OnrampProviderItem | undefined>(undefined)
const purchaseAtom = atom<OnrampPurchase | undefined>(undefined)

/** State of the form and the started purchase. */
export const onrampAtom: Atom<OnrampState> = atom((get) => ({
  ...get(formAtom),
  selectedProvider: get(selectedProviderAtom),
  purchase: get(purchaseAtom),
}))

export const patchForm = ({ store }: Internals, patch: Partial<OnrampForm>): void =>
  store.set(formAtom, { ...store.get(formAtom), ...patch })

export const beginPurchase = ({ store }: Internals, purchase: OnrampPurchase): void => {
  store.set(selectedProviderAtom, purchase.provider)
  store.set(purchaseAtom, purchase)
}

/** Changes a purchase, unless another one was started since. */
export const patchPurchase = (
  { store }: Internals,
  { startedAt }: OnrampPurchase,
  patch: Partial<OnrampPurchase>,
): void => {
  const purchase = store.get(purchaseAtom)
  if (purchase?.startedAt === startedAt) store.set(purchaseAtom, { ...purchase, ...patch })
}

export const clearOnramp = ({ store }: Internals): void => {
  store.set(formAtom, emptyForm)
  store.set(selectedProviderAtom, undefined)
  store.set(purchaseAtom, undefined)
}

/**
 * State of the onramp: form, providers, and the started purchase.
 *
 * @example
 * ```ts
 * import { getOnramp } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const onramp = getOnramp(config)
 * console.log(onramp)
 * ```
 */
export const getOnramp = (config: Config): OnrampState => internalsOf(config).store.get(onrampAtom)
/**
 * Watches the form, the providers and the purchase of the onramp.
 *
 * @example
 * ```ts
 * import { watchOnramp } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchOnramp(config, { onChange: (now, before) => console.log({ before, now }) })
 * ```
 */
export const watchOnramp = (config: Config, parameters: WatchParameters<OnrampState>): (() => void) =>
  watchAtom(config, onrampAtom, parameters)
