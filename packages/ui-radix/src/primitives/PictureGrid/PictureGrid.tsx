'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { withoutControls } from '../../i18n/plainText.ts'
import { Image } from '../Image/Image.tsx'
import { usePartClass } from '../part/classNames.tsx'
import { createPart, type PlainPart } from '../part/createPart.tsx'
import type { PartComponent } from '../part/Slot.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'

/**
 * A grid of images. Renders a `<ul role="list">`: WebKit drops the role of lists without bullets.
 *
 * @example
 * ```tsx
 * import { PictureCard, PictureGrid } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <PictureGrid aria-label="NFTs">
 *     <PictureCard name="Tidepools #1" group="Tidepools" imageSrc="/1.png" />
 *   </PictureGrid>
 * )
 * ```
 */
export const PictureGrid: PlainPart<'ul'> = /*#__PURE__*/ createPart(
  'ul',
  'picture-grid',
  (props: object) => ({ role: 'list', ...props }),
)

export type PictureCardProps = Omit<ComponentPropsWithoutRef<'li'>, 'children'> & {
  name: string
  /** Second line, e.g. the collection. */
  group?: string | undefined
  imageSrc?: string | undefined
  /** Shows a skeleton. @default false */
  pending?: boolean | undefined
}

/**
 * An image with its name, in a `PictureGrid`. Renders an `<li>`.
 *
 * @example
 * ```tsx
 * import { PictureCard } from '@foyer/ui-radix/primitives'
 * export const Loading = () => <PictureCard name="" pending />
 * ```
 */
export const PictureCard: PartComponent<PictureCardProps, HTMLLIElement> = /*#__PURE__*/ forwardRef(
  function PictureCard({ name, group, imageSrc, pending, className, ...rest }, ref) {
    const [text, belongs] = [withoutControls(name), group && withoutControls(group)]
    return (
      <li
        data-foyer-part="picture-card"
        aria-hidden={pending || undefined}
        {...rest}
        className={usePartClass('picture-card', className)}
        ref={ref}
      >
        {pending ? (
          <>
            <Skeleton shape="box" />
            <Skeleton />
            <Skeleton />
          </>
        ) : (
          <>
            <Image size={80} src={imageSrc} name={name} lazy />
            <bdi data-foyer-part="picture-card-name" title={text}>
              {text}
            </bdi>
            {belongs && (
              <bdi data-foyer-part="picture-card-group" title={belongs}>
                {belongs}
              </bdi>
            )}
          </>
        )}
      </li>
    )
  },
)
