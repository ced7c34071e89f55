'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { withoutControls } from '../../i18n/plainText.ts'
import type { LogoId } from '../../logos/findLogo.ts'
import { CertifiedIcon } from '../Icon/subjectIcons.ts'
import { Image } from '../Image/Image.tsx'
import { usePartClass } from '../part/classNames.tsx'
import type { AsChild } from '../part/createPart.tsx'
import { renderPart } from '../part/renderPart.tsx'
import type { PartComponent } from '../part/Slot.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export type CardProps = Omit<ComponentPropsWithoutRef<'button'>, 'name'> &
  AsChild & {
    name: string
    imageSrc?: string | undefined
    /** Bundled logo, shown without an image or if it fails. */
    logo?: LogoId | undefined
    /** Label for an installed wallet; shown as a dot. */
    installed?: string | undefined
    /** Label for a certified wallet; shown as a badge. */
    certified?: string | undefined
    /** The image loads once the card is near the visible ones. @default true */
    lazyImage?: boolean | undefined
  }

/**
 * A wallet in a grid: icon above name. Renders a `<button type="button">`, named by name and labels.
 *
 * @example
 * ```tsx
 * import { Card } from '@foyer/ui-radix/primitives'
 * export const Example = () => <Card name="Pebble" imageSrc="/pebble.svg" installed="Installed" />
 * ```
 */
export const Card: PartComponent<CardProps, HTMLButtonElement> = /*#__PURE__*/ forwardRef(function Card(
  { name, imageSrc, logo, installed, certified, lazyImage = true, asChild, children, className, ...rest },
  ref,
) {
  const text = withoutControls(name)
  return renderPart(
    'button',
    {
      'data-foyer-part': 'card',
      type: asChild ? undefined : 'button',
      ...rest,
      className: usePartClass('card', className),
      ref,
    },
    {
      asChild,
      children,
      content: () => (
        <>
          <Image
            size={56}
            src={imageSrc}
            logo={logo}
            name={name}
            lazy={lazyImage}
            mark={
              (installed && <span data-foyer-part="card-dot" />) || (certified && <CertifiedIcon size={16} />)
            }
          />
          <bdi data-foyer-part="card-name" title={text}>
            {text}
          </bdi>
          <VisuallyHidden>
            {[installed, certified].flatMap((word) => (word ? `, ${word}` : []))}
          </VisuallyHidden>
        </>
      ),
    },
  )
})
