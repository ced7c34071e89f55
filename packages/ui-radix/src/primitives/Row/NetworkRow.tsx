'use client'

import { forwardRef } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import { CheckIcon } from '../Icon/controlIcons.ts'
import { Image, type ImageProps } from '../Image/Image.tsx'
import type { PartComponent } from '../part/Slot.tsx'
import { Row, type RowProps } from './Row.tsx'

export type NetworkRowProps = Omit<RowProps, 'name' | 'image' | 'badge' | 'trailing'> & {
  name: string
  imageSrc?: string | undefined
  /** Bundled logo to show without `imageSrc`, or if it fails. */
  logo?: ImageProps['logo']
  /** The URL of the image is still loading. @default false */
  imagePending?: boolean | undefined
  /** E.g. "Testnet"; also part of the row's accessible name. */
  badge?: string | undefined
}

/**
 * A network in a list; `selected` is the current one, `disabled` needs a `description` with the reason.
 *
 * @example
 * ```tsx
 * import { NetworkRow } from '@foyer/ui-radix/primitives'
 * export const Example = ({ onChoose }: { onChoose: () => void }) => <NetworkRow name="Sepolia" badge="Testnet" selected onClick={onChoose} />
 * ```
 */
export const NetworkRow: PartComponent<NetworkRowProps, HTMLButtonElement> = /*#__PURE__*/ forwardRef(
  function NetworkRow({ name, imageSrc, logo, imagePending, badge, selected, ...rest }, ref) {
    return (
      <Row
        name={name}
        image={<Image src={imageSrc} logo={logo} name={name} pending={imagePending} />}
        selected={selected}
        badge={badge && <Badge>{badge}</Badge>}
        trailing={selected && <CheckIcon />}
        {...rest}
        ref={ref}
      />
    )
  },
)
