import { isSameAddress } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { watchAtom, type WatchParameters } from '../core/atoms.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'

/** The app's names of addresses, by address as the app wrote it. */
export type AddressLabels = Readonly<Record<string, string>>

const labelsAtom = atom<AddressLabels>({})
export const addressLabelsAtom: Atom<AddressLabels> = labelsAtom

/** Label of an address in any spelling; `undefined` if it has none. */
export const labelOf = (labels: AddressLabels, address: string): string | undefined =>
  Object.entries(labels).find(([labelled]) => isSameAddress(labelled, address))?.[1]

/**
 * The app's names of addresses.
 *
 * @example
 * ```ts
 * import { getAddressLabels } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * for (const [address, label] of Object.entries(getAddressLabels(config))) console.log(address, label)
 * ```
 */
export const getAddressLabels = (config: Config): AddressLabels =>
  internalsOf(config).store.get(addressLabelsAtom)

/**
 * Watches the app's names of addresses.
 *
 * @example
 * ```ts
 * import { watchAddressLabels } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchAddressLabels(config, {
 *   onChange: (labels) => localStorage.setItem('labels', JSON.stringify(labels)),
 * })
 * ```
 */
export const watchAddressLabels = (
  config: Config,
  parameters: WatchParameters<AddressLabels>,
): (() => void) => watchAtom(config, addressLabelsAtom, parameters)

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
  const others = Object.entries(store.get(labelsAtom)).filter(
    ([labelled]) => !isSameAddress(labelled, address),
  )
  store.set(labelsAtom, Object.fromEntries(label ? [...others, [address, label]] : others))
}
