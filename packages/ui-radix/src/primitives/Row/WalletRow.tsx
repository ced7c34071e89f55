'use client'

import { forwardRef } from 'react'
import { Badge, type BadgeOwnProps } from '../Badge/Badge.tsx'
import { Image, type ImageProps } from '../Image/Image.tsx'
import type { PartComponent } from '../part/Slot.tsx'
import { Row, type RowProps } from './Row.tsx'

export type WalletRowProps = Omit<RowProps, 'name' | 'image' | 'badge'> & {
  name: string
  imageSrc?: string | undefined
  /** Bundled logo to show without `imageSrc`, or if it fails. */
  logo?: ImageProps['logo']
  /** The URL of the image is still loading. @default false */
  imagePending?: boolean | undefined
  /** E.g. "Installed"; also part of the row's accessible name. */
  badge?: string | undefined
  badgeTone?: BadgeOwnProps['tone']
}

/**
 * A wallet in a list, named `{name}, {badge}` for assistive technology.
 *
 * @example
 * ```tsx
 * import { WalletRow } from '@foyer/ui-radix/primitives'
 * export const Example = ({ onChoose }: { onChoose: () => void }) => <WalletRow name="Pebble" imageSrc="/pebble.svg" badge="Installed" onClick={onChoose} />
 * ```
 */
export const WalletRow: PartComponent<WalletRowProps, HTMLButtonElement> = /*#__PURE__*/ forwardRef(
  function WalletRow({ name, imageSrc, logo, imagePending, badge, badgeTone, ...rest }, ref) {
    return (
      <Row
        name={name}
        image={<Image src={imageSrc} logo={logo} name={name} pending={imagePending} />}
        badge={badge && <Badge tone={badgeTone}>{badge}</Badge>}
        {...rest}
        ref={ref}
      />
    )
  },
)
