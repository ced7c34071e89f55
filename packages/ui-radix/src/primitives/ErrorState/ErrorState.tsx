'use client'

import { forwardRef, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx'
import { WarningIcon } from '../Icon/controlIcons.ts'
import type { PartComponent } from '../part/Slot.tsx'

export type ErrorStateProps = Omit<EmptyStateProps, 'tone'> & {
  /** With it, a retry button. */
  onRetry?: (() => void) | undefined
  retryLabel?: ReactNode
  /** The retry is under way. @default false */
  retrying?: boolean | undefined
}

/** Says that something could not be loaded, and offers to try again. Parts are those of `EmptyState`. */
export const ErrorState: PartComponent<ErrorStateProps, HTMLDivElement> = /*#__PURE__*/ forwardRef(
  function ErrorState({ onRetry, retryLabel, retrying, children, ...rest }, ref) {
    return (
      <EmptyState role="alert" tone="danger" icon={<WarningIcon size={24} />} {...rest} ref={ref}>
        {(onRetry || children) && (
          <>
            {onRetry && (
              <Button onClick={onRetry} loading={retrying}>
                {retryLabel}
              </Button>
            )}
            {children}
          </>
        )}
      </EmptyState>
    )
  },
)
