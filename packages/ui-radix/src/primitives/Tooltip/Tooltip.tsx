'use client'

import {
  type ComponentPropsWithoutRef,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { usePartClass } from '../part/classNames.tsx'
import { Slot } from '../part/Slot.tsx'

/** Delay of opening, and of closing, in which the pointer can move onto the tooltip (WCAG 1.4.13). */
const HOVER_MS = 150

export type TooltipProps = {
  /** Plain text: nothing in a tooltip can be focused. */
  content: ReactNode
  /** The described control, which must accept a ref and props. */
  children: ReactElement
  className?: string | undefined
}

/**
 * Describes a control on hover, focus or tap. Stays open under the pointer; closes on Escape or leave.
 *
 * @example
 * ```tsx
 * import { Button, Tooltip } from '@foyer/ui-radix/primitives'
 * export const Fee = () => (
 *   <Tooltip content="Paid to the network">
 *     <Button>Network fee</Button>
 *   </Tooltip>
 * )
 * ```
 */
export function Tooltip({ content, children, className }: TooltipProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const trigger = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const setOpenSoon = (isWanted: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(isWanted), HOVER_MS)
  }
  const hover = {
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && setOpenSoon(true),
    onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && setOpenSoon(false),
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <>
      <Slot
        ref={trigger}
        aria-describedby={isOpen ? id : undefined}
        {...hover}
        onPointerUp={(event: PointerEvent) => {
          if (event.pointerType === 'touch') setOpen((was) => !was)
        }}
        // A tap focuses too; only `:focus-visible` is the keyboard.
        onFocus={() => trigger.current?.matches(':focus-visible') && setOpen(true)}
        onBlur={close}
      >
        {children}
      </Slot>
      {isOpen && (
        <Bubble id={id} trigger={trigger} onClose={close} hover={hover} className={className}>
          {content}
        </Bubble>
      )}
    </>
  )
}

type BubbleProps = {
  id: string
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
  hover: Pick<ComponentPropsWithoutRef<'span'>, 'onPointerEnter' | 'onPointerLeave'>
  className: string | undefined
  children: ReactNode
}

function Bubble({ id, trigger, onClose, hover, className, children }: BubbleProps): ReactElement {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const bubble = ref.current
    if (!bubble) return
    // The top layer: scrolling and animation of the panel neither clip nor move it.
    if (bubble.showPopover) {
      bubble.setAttribute('popover', 'manual')
      bubble.showPopover()
    }
    const place = () => {
      if (!trigger.current) return
      const { left, top, side } = positionTooltip(
        trigger.current.getBoundingClientRect(),
        bubble.getBoundingClientRect(),
        { width: document.documentElement.clientWidth },
      )
      bubble.style.left = `${left}px`
      bubble.style.top = `${top}px`
      bubble.dataset['side'] = side
    }
    place()
    // Follows the trigger instead of closing: the focus that opened it may still be scrolling into view.
    window.addEventListener('scroll', place, true)
    return () => window.removeEventListener('scroll', place, true)
  }, [trigger])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [onClose])
  return (
    <span
      data-foyer-part="tooltip"
      role="tooltip"
      id={id}
      className={usePartClass('tooltip', className)}
      {...hover}
      ref={ref}
    >
      {children}
    </span>
  )
}

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

type TooltipPosition = { readonly left: number; readonly top: number; readonly side: 'top' | 'bottom' }

/** Between tooltip and trigger, and between tooltip and the edges of the window. */
const GAP = 8

/** Centred above the trigger; below if there is no room; inside the window. */
export function positionTooltip(
  trigger: Box,
  tooltip: Pick<Box, 'width' | 'height'>,
  viewport: Pick<Box, 'width'>,
): TooltipPosition {
  const isAbove = trigger.top - tooltip.height - GAP >= GAP
  const centred = trigger.left + trigger.width / 2 - tooltip.width / 2
  return {
    left: Math.max(GAP, Math.min(centred, viewport.width - tooltip.width - GAP)),
    top: isAbove ? trigger.top - tooltip.height - GAP : trigger.top + trigger.height + GAP,
    side: isAbove ? 'top' : 'bottom',
  }
}
