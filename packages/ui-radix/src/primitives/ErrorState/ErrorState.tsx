'use client'

import { forwardRef, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx'
import { WarningIcon } from '../Icon/controlIcons.ts'
import type { PartComponent } from '../part/Slot.tsx'

export type ErrorStateProps = Omit<EmptyStateProps, 'tone'> & {
  /** Shows a retry button. */
  onRetry?: (() => void) | undefined
  retryLabel?: ReactNode
  /** A retry is pending. @default false */
  retrying?: boolean | undefined
}

/**
 * Shown for content that failed to load, with a retry button. Has the DOM parts of `EmptyState`.
 *
 * @example
 * ```tsx
 * import { ErrorState } from '@foyer/ui-radix/primitives'
 * export const Example = ({ refetch }: { refetch: () => void }) => (
 *   <ErrorState title="Prices did not load" onRetry={refetch} retryLabel="Try again" />
 * )
 * ```
 */
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
