'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
} from 'react'
import { Button } from '../Button/Button.tsx'
import { CheckIcon, CloseIcon, ExclamationIcon } from '../Icon/controlIcons.ts'
import type { Icon } from '../Icon/createIcon.tsx'
import { usePartClass } from '../part/classNames.tsx'
import type { parts } from '../part/parts.ts'
import type { PartComponent } from '../part/Slot.tsx'
import { Ring } from '../Ring/Ring.tsx'

export type StatusHeroState = (typeof parts.StatusHero)['status-hero']['data-state'][number]

export type StatusHeroProps = Omit<ComponentPropsWithoutRef<'div'>, 'title'> & {
  /** @default 'waiting' */
  state?: StatusHeroState | undefined
  /** The other side: `<Image size={80} />`. */
  image?: ReactNode
  /** Corners of the image. @default 'square' */
  shape?: 'square' | 'round' | undefined
  /** Announce it in the live region as well: the hero is none, since several live regions interrupt each other. */
  title: ReactNode
  body?: ReactNode
  /** Shows a retry button, which takes the focus when it appears unless another control has it. */
  onRetry?: (() => void) | undefined
  retryLabel?: ReactNode
  retryRef?: Ref<HTMLButtonElement> | undefined
  /** Further buttons and links, under the retry button. */
  children?: ReactNode
}

const marks: Partial<Record<StatusHeroState, Icon>> = {
  declined: CloseIcon,
  failed: ExclamationIcon,
  unclear: ExclamationIcon,
  done: CheckIcon,
}

/**
 * A pending request to a wallet, popup or server, and its result. Renders a `<div>`.
 *
 * @example
 * ```tsx
 * import { StatusHero } from '@foyer/ui-radix/primitives'
 * export const Example = ({ onRetry }: { onRetry: () => void }) => (
 *   <StatusHero state="failed" title="Payment declined" onRetry={onRetry} retryLabel="Try again" />
 * )
 * ```
 */
export const StatusHero: PartComponent<StatusHeroProps, HTMLDivElement> = /*#__PURE__*/ forwardRef(
  function StatusHero(
    {
      state = 'waiting',
      image,
      shape,
      title,
      body,
      onRetry,
      retryLabel,
      retryRef,
      children,
      className,
      ...rest
    },
    ref,
  ) {
    const Mark = marks[state]
    const ring = state === 'slow' ? 'waiting' : state
    const bodyId = useId()
    return (
      <div
        data-foyer-part="status-hero"
        data-state={state}
        {...rest}
        className={usePartClass('status-hero', className)}
        ref={ref}
      >
        {image && (
          <span data-foyer-part="status-hero-image" data-state={state}>
            {image}
            {(ring === 'preparing' || ring === 'waiting' || ring === 'done') && (
              <Ring state={ring} shape={shape} />
            )}
            {Mark && (
              <span data-foyer-part="status-hero-mark" data-state={state}>
                <Mark size={16} strokeWidth={2.5} />
              </span>
            )}
          </span>
        )}
        <h3 data-foyer-part="status-hero-title">{title}</h3>
        {body && (
          <p data-foyer-part="status-hero-body" id={bodyId}>
            {body}
          </p>
        )}
        {(onRetry || children) && (
          <div data-foyer-part="status-hero-actions">
            {onRetry && (
              <Retry onRetry={onRetry} retryRef={retryRef} bodyId={body ? bodyId : undefined}>
                {retryLabel}
              </Retry>
            )}
            {children}
          </div>
        )}
      </div>
    )
  },
)

type RetryProps = {
  onRetry: () => void
  retryRef: Ref<HTMLButtonElement> | undefined
  /** The reason, and what to do: read with the button, which takes the focus when it appears. */
  bodyId: string | undefined
  children: ReactNode
}

function Retry({ onRetry, retryRef, bodyId, children }: RetryProps) {
  const own = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const part = own.current
    if (!part) return
    // Inside a shadow root, the document names its host only.
    const root = part.getRootNode() as Document | ShadowRoot
    const activeElement = root.activeElement ?? document.activeElement
    // The focus stays on another control; a title that has the focus is not a control.
    const isFree =
      !activeElement ||
      activeElement === document.body ||
      activeElement.getAttribute('tabindex') === '-1' ||
      part.closest('[data-foyer-part=status-hero]')?.contains(activeElement)
    if (isFree) part.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  return (
    <span ref={own} data-foyer-part="status-hero-retry">
      <Button onClick={onRetry} ref={retryRef} aria-describedby={bodyId}>
        {children}
      </Button>
    </span>
  )
}
