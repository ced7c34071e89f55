import type { useReceive } from '@foyer/headless'
import type { ReactElement } from 'react'
import { Image } from '../../../primitives/Image/Image.tsx'

/** More than these are in the list. */
const MAX = 5

/** Pictures of networks, one over the other. Who does not see them has their names in the list. */
export function NetworkStrip({ networks }: Pick<ReturnType<typeof useReceive>, 'networks'>): ReactElement {
  return (
    <span data-foyer-part="row-networks" aria-hidden="true">
      {networks.slice(0, MAX).map(({ caipNetworkId, name, assets }) => (
        <Image key={caipNetworkId} src={assets?.imageUrl} name={name} size={20} shape="round" />
      ))}
    </span>
  )
}
