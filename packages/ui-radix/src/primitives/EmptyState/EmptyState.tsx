'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, type ReactNode } from 'react'
import { useLoaded } from '../../load/useLoaded.ts'
import { usePartClass } from '../part/classNames.tsx'
import type { parts } from '../part/parts.ts'
import type { PartComponent } from '../part/Slot.tsx'
import type { DrawingName } from './drawings.ts'

type Values = (typeof parts.EmptyState)['empty-state']

export type EmptyStateProps = Omit<ComponentPropsWithoutRef<'div'>, 'title'> & {
  icon?: ReactNode
  /** A drawing in place of the icon. */
  drawing?: DrawingName | undefined
  title: ReactNode
  body?: ReactNode
  /** @default 'neutral' */
  tone?: Values['data-tone'][number] | undefined
  /** `small` inside a tab or a list. @default 'large' */
  size?: Values['data-size'][number] | undefined
  /** Action button. */
  children?: ReactNode
}

/**
 * Shown for empty content, with an explanation and an action. Renders a `<div>`.
 *
 * @example
 * ```tsx
 * import { EmptyState } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <EmptyState title="No NFTs yet" body="They appear here once you have some." size="small" />
 * )
 * ```
 */
export const EmptyState: PartComponent<EmptyStateProps, HTMLDivElement> = /*#__PURE__*/ forwardRef(
  function EmptyState(
    { icon, drawing, title, body, tone = 'neutral', size = 'large', children, className, ...rest },
    ref,
  ) {
    return (
      <div
        data-foyer-part="empty-state"
        data-tone={tone}
        data-size={size}
        {...rest}
        className={usePartClass('empty-state', className)}
        ref={ref}
      >
        {drawing ? (
          <span data-foyer-part="empty-state-drawing">
            <Drawing name={drawing} />
          </span>
        ) : (
          icon && <span data-foyer-part="empty-state-icon">{icon}</span>
        )}
        <h3 data-foyer-part="empty-state-title">{title}</h3>
        {body && <p data-foyer-part="empty-state-body">{body}</p>}
        {children && <div data-foyer-part="empty-state-actions">{children}</div>}
      </div>
    )
  },
)

/** A small drawing, decorative. Its lines load with the first empty state that shows one. */
function Drawing({ name }: { readonly name: DrawingName }): ReactElement | null {
  const paths = useLoaded(() => import('./drawings.ts').then(({ drawings }) => drawings[name]), name)
  return paths ? (
    <svg data-foyer-part="drawing" viewBox="0 0 96 64" aria-hidden="true" focusable="false">
      <path d={paths.area} fill="currentColor" fillOpacity={0.12} />
      <path
        d={paths.lines}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  ) : null
}
