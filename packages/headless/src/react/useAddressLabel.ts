import { useCallback } from 'react'
import type { ConfigParameter } from '../core/types.ts'
import { addressLabelsAtom, labelOf, setAddressLabel } from '../wallet/addressLabels.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

export type UseAddressLabelParameters = ConfigParameter & { readonly address: string | undefined }

export type UseAddressLabelReturnType = {
  /** `undefined` if the app has set none. */
  readonly label: string | undefined
  /** Does nothing without an address. Without a label it removes the label. */
  readonly setLabel: (label: string | undefined) => void
}

/**
 * Label that the app gives an address, shown instead of its name until the page unloads.
 *
 * @example
 * ```tsx
 * import { useAccount, useAddressLabel } from '@foyer/headless'
 * export function AccountLabel() {
 *   const { address } = useAccount()
 *   const { label = '', setLabel } = useAddressLabel({ address })
 *   return <input aria-label="Label" value={label} onChange={(event) => setLabel(event.target.value)} />
 * }
 * ```
 */
export function useAddressLabel({
  address,
  ...parameters
}: UseAddressLabelParameters): UseAddressLabelReturnType {
  const config = useConfig(parameters)
  const labels = useConfigAtom(config, addressLabelsAtom)
  const setLabel = useCallback(
    (label: string | undefined) => {
      if (address !== undefined) setAddressLabel(config, { address, label })
    },
    [config, address],
  )
  return { label: address === undefined ? undefined : labelOf(labels, address), setLabel }
}
