'use client'

import { forwardRef } from 'react'
import { Badge, type BadgeOwnProps } from '../Badge/Badge.tsx'
import { Image } from '../Image/Image.tsx'
import type { PartComponent } from '../part/createPart.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Row, type RowProps } from './Row.tsx'

/** Icons beyond this many become a number. */
const MAX_ICONS = 4

export type WalletRowProps = Omit<RowProps, 'name' | 'image' | 'badge'> & {
  name: string
  imageSrc?: string | undefined
  /** The address of the image is still being asked for. @default false */
  imagePending?: boolean | undefined
  /** E.g. "Installed"; also part of the row's accessible name. */
  badge?: string | undefined
  badgeTone?: BadgeOwnProps['tone']
  /** Networks the wallet works on, shown as overlapping icons under its name. */
  networks?: readonly { readonly name: string; readonly src?: string | undefined }[] | undefined
  /** What the icons say, e.g. "Works on Ethereum, Solana". */
  networksLabel?: string | undefined
}

/** A wallet in a list: `{name}, {badge}` to assistive technology. */
export const WalletRow: PartComponent<WalletRowProps, HTMLButtonElement> = /*#__PURE__*/ forwardRef(
  function WalletRow(
    { name, imageSrc, imagePending, badge, badgeTone, networks, networksLabel, description, ...rest },
    ref,
  ) {
    return (
      <Row
        name={name}
        image={<Image src={imageSrc} name={name} pending={imagePending} />}
        badge={badge && <Badge tone={badgeTone}>{badge}</Badge>}
        description={
          networks?.length ? (
            <span data-foyer-part="row-networks">
              {networks.slice(0, MAX_ICONS).map((network) => (
                <Image key={network.name} size={16} shape="round" src={network.src} name={network.name} />
              ))}
              {networks.length > MAX_ICONS && (
                <bdi dir="ltr" data-foyer-part="row-networks-more" aria-hidden="true">
                  +{networks.length - MAX_ICONS}
                </bdi>
              )}
              {networksLabel && <VisuallyHidden>{networksLabel}</VisuallyHidden>}
            </span>
          ) : (
            description
          )
        }
        {...rest}
        ref={ref}
      />
    )
  },
)
