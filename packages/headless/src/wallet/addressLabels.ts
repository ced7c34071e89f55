import { isSameAddress } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { watchAtom, type WatchParameters } from '../core/atoms.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'

/** Labels of the app, by address in the app's spelling. */
export type AddressLabels = Readonly<Record<string, string>>

const labelsAtom = atom<AddressLabels>({})
export const addressLabelsAtom: Atom<AddressLabels> = labelsAtom

/** Label of an address, which matches in any case on EVM chains; `undefined` if it has none. */
export const labelOf = (labels: AddressLabels, address: string): string | undefined =>
  Object.entries(labels).find(([labelled]) => isSameAddress(labelled, address))?.[1]

/**
 * Labels that the app gave to addresses.
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
 * Watches the labels that the app gave to addresses.
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
  /** Absent or empty: removes the label. */
  readonly label?: string | undefined
}

/**
 * Sets the label of an address until the page unloads. The modal shows it in place of the account's name or address.
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
