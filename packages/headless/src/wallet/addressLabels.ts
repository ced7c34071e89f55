import { type Atom, atom } from 'jotai/vanilla'
import { createWatch, type WatchParameters } from '../core/atoms.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'

/** The app's names of addresses, by address. Hexadecimal addresses are in lower case. */
export type AddressLabels = Readonly<Record<string, string>>

const labelsAtom = atom<AddressLabels>({})
export const addressLabelsAtom: Atom<AddressLabels> = labelsAtom

/** Addresses of Ethereum are equal in any case; those of other namespaces are not. */
const keyOf = (address: string): string => (address.startsWith('0x') ? address.toLowerCase() : address)

/** Label of an address; `undefined` if it has none. */
export const labelOf = (labels: AddressLabels, address: string): string | undefined => {
  const key = keyOf(address)
  return Object.hasOwn(labels, key) ? labels[key] : undefined
}

/** The app's names of addresses. */
export const getAddressLabels = (config: Config): AddressLabels =>
  internalsOf(config).store.get(addressLabelsAtom)

/** Watches the app's names of addresses. */
export const watchAddressLabels: (config: Config, parameters: WatchParameters<AddressLabels>) => () => void =
  /* @__PURE__ */ createWatch(addressLabelsAtom)

export type SetAddressLabelParameters = {
  readonly address: string
  /** Absent or empty: the address has no label any more. */
  readonly label?: string | undefined
}

/**
 * Names an address for the visitor, until the page unloads: the modal shows the label of an account in place of its
 * name or address.
 *
 * @example
 * ```ts
 * import { getAccount, setAddressLabel } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { address } = getAccount(config)
 * if (address) setAddressLabel(config, { address, label: 'Savings' })
 * ```
 */
export function setAddressLabel(config: Config, { address, label }: SetAddressLabelParameters): void {
  const { store } = internalsOf(config)
  const { [keyOf(address)]: _before, ...others } = store.get(labelsAtom)
  store.set(labelsAtom, label ? { ...others, [keyOf(address)]: label } : others)
}
