'use client'

import type { ReactElement } from 'react'
import { Image, type ImageProps } from '../Image/Image.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** Maximum number of icons; the rest becomes a number. */
const MAX_ICONS = 4

export type RowNetworksProps = {
  readonly networks: readonly {
    readonly name: string
    readonly src?: string | undefined
    readonly logo?: ImageProps['logo']
  }[]
  /** Accessible label of the icons, e.g. "Works on Ethereum, Solana". */
  readonly label: string
}

/**
 * Supported networks of a wallet, as overlapping icons: the description of a row.
 *
 * @example
 * ```tsx
 * import { Row, RowNetworks } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <Row
 *     name="Pebble"
 *     description={<RowNetworks networks={[{ name: 'Ethereum' }, { name: 'Solana' }]} label="Works on Ethereum, Solana" />}
 *   />
 * )
 * ```
 */
export const RowNetworks = ({ networks, label }: RowNetworksProps): ReactElement => (
  <span data-foyer-part="row-networks">
    {networks.slice(0, MAX_ICONS).map(({ name, src, logo }) => (
      <Image key={name} size={16} shape="round" src={src} logo={logo} name={name} />
    ))}
    {networks.length > MAX_ICONS && (
      <bdi dir="ltr" data-foyer-part="row-networks-more" aria-hidden="true">
        +{networks.length - MAX_ICONS}
      </bdi>
    )}
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
)
