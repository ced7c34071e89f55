'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { CheckIcon, InfoIcon, WarningIcon } from '../Icon/controlIcons.ts'
import { usePartClass } from '../part/classNames.tsx'
import type { parts } from '../part/parts.ts'
import type { PartComponent } from '../part/Slot.tsx'

export type BannerProps = ComponentPropsWithoutRef<'div'> & {
  /** @default 'info' */
  tone?: (typeof parts.Banner)['banner']['data-tone'][number] | undefined
}

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, danger: WarningIcon }

/**
 * An important message. Renders a `<div>`; set `role="alert"` if it appears dynamically.
 *
 * @example
 * ```tsx
 * import { Banner } from '@foyer/ui-radix/primitives'
 * export const Example = () => <Banner tone="warning">This network is a testnet</Banner>
 * ```
 */
export const Banner: PartComponent<BannerProps, HTMLDivElement> = /*#__PURE__*/ forwardRef(function Banner(
  { tone = 'info', children, className, ...rest },
  ref,
) {
  const Icon = icons[tone]
  return (
    <div
      data-foyer-part="banner"
      data-tone={tone}
      {...rest}
      className={usePartClass('banner', className)}
      ref={ref}
    >
      <Icon />
      <span data-foyer-part="banner-text">{children}</span>
    </div>
  )
})
