'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { useLazyComponent } from '../../load/useLazyComponent.ts'
import { usePartClass } from '../part/classNames.tsx'
import type { PartComponent } from '../part/Slot.tsx'
import type { parts } from '../part/parts.ts'
import type { DrawingName } from './Drawing.tsx'

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

const importDrawing = () => import('./Drawing.tsx')

/** Shown for empty content, with an explanation and an action. Renders a `<div>`. */
export const EmptyState: PartComponent<EmptyStateProps, HTMLDivElement> = /*#__PURE__*/ forwardRef(
  function EmptyState(
    { icon, drawing, title, body, tone = 'neutral', size = 'large', children, className, ...rest },
    ref,
  ) {
    const Drawing = useLazyComponent(importDrawing, { isWanted: drawing !== undefined })
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
          <span data-foyer-part="empty-state-drawing">{Drawing && <Drawing name={drawing} />}</span>
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
