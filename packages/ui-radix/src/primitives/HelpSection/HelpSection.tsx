'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { usePartClass } from '../part/classNames.tsx'
import type { PartComponent } from '../part/Slot.tsx'

export type HelpSectionProps = Omit<ComponentPropsWithoutRef<'section'>, 'title'> & {
  /** Decoration: an icon, or small images. */
  icon?: ReactNode
  title: ReactNode
}

/**
 * A section of an explanation; its children are the text. Renders a `<section>`.
 *
 * @example
 * ```tsx
 * import { HelpSection, InfoIcon } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <HelpSection title="A home for your assets" icon={<InfoIcon />}>
 *     Wallets keep the keys of your accounts.
 *   </HelpSection>
 * )
 * ```
 */
export const HelpSection: PartComponent<HelpSectionProps, HTMLElement> = /*#__PURE__*/ forwardRef(
  function HelpSection({ icon, title, children, className, ...rest }, ref) {
    return (
      <section
        data-foyer-part="help-section"
        {...rest}
        className={usePartClass('help-section', className)}
        ref={ref}
      >
        {icon && (
          <span data-foyer-part="help-icon" aria-hidden="true">
            {icon}
          </span>
        )}
        <h3 data-foyer-part="help-title">{title}</h3>
        <p data-foyer-part="help-body">{children}</p>
      </section>
    )
  },
)
