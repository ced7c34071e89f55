'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, type ReactNode, useMemo } from 'react'
import { usePartClass } from '../part/classNames.tsx'
import type { PartComponent } from '../part/Slot.tsx'
import { drawQr } from './drawQr.ts'

export type QrProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** Text of the QR code. Without it a placeholder is shown. */
  value: string | undefined
  /** Accessible label. */
  label: string
  /** Side in pixels. @default the width of the container */
  size?: 232 | undefined
  /** In the centre, on at most 22 % of the side: `<Image size={40} />`. */
  logo?: ReactNode
  /** Remaining share of its lifetime, 0 to 1: a thin line around the QR code. */
  timeLeft?: number | undefined
  /** Shown over a QR code that cannot be used, with the reason and an action. */
  cover?: ReactNode
}

/** Behind a cover, a drawing that looks like a QR code and encodes nothing. */
const NOTHING = 'There is no code here. There is no code here. There is no code here. There is no code here.'

/**
 * A QR code that scanners read in every theme. Renders a `<div>` around an `<svg role="img">`.
 *
 * @example
 * ```tsx
 * import { Qr } from '@foyer/ui-radix/primitives'
 * export const Example = ({ uri }: { uri: string | undefined }) => <Qr value={uri} label="QR code for any wallet" size={232} />
 * ```
 */
export const Qr: PartComponent<QrProps, HTMLDivElement> = /*#__PURE__*/ forwardRef(function Qr(
  { value, label, size, logo, timeLeft, cover, className, ...rest },
  ref,
) {
  const state = cover ? 'hidden' : value === undefined ? 'loading' : 'ready'
  return (
    <div
      data-foyer-part="qr"
      data-state={state}
      data-size={size}
      aria-busy={state === 'loading' || undefined}
      {...rest}
      className={usePartClass('qr', className)}
      ref={ref}
    >
      {state === 'loading' && <Code text={NOTHING} isEmpty />}
      {state === 'hidden' && <Code text={NOTHING} />}
      {state === 'ready' && value !== undefined && (
        <>
          <Code key={value} text={value} label={label} hasLogo={Boolean(logo)} />
          {logo && <span data-foyer-part="qr-logo">{logo}</span>}
        </>
      )}
      {state === 'ready' && timeLeft !== undefined && <TimeLine left={timeLeft} />}
      {cover && <div data-foyer-part="qr-cover">{cover}</div>}
    </div>
  )
})

type CodeProps = {
  readonly text: string
  readonly hasLogo?: boolean | undefined
  /** Only its three finder patterns. */
  readonly isEmpty?: boolean | undefined
  /** Absent: the drawing is decorative. */
  readonly label?: string | undefined
}

function Code({ text, hasLogo = false, isEmpty, label }: CodeProps): ReactElement {
  const { side, dots, stroke, eyes, unit } = useMemo(() => drawQr(text, { hasLogo }), [text, hasLogo])
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg data-foyer-part="qr-code" viewBox={`0 0 ${side} ${side}`} focusable="false" {...meaning}>
      {!isEmpty && <path data-foyer-part="qr-dots" d={dots} strokeWidth={stroke} strokeLinejoin="round" />}
      {eyes.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <rect
            data-foyer-part="qr-eye"
            x={x + unit / 2}
            y={y + unit / 2}
            width={6 * unit}
            height={6 * unit}
            rx={1.9 * unit}
            fill="none"
            strokeWidth={unit}
          />
          <rect
            data-foyer-part="qr-pupil"
            x={x + 2 * unit}
            y={y + 2 * unit}
            width={3 * unit}
            height={3 * unit}
            rx={unit}
          />
        </g>
      ))}
    </svg>
  )
}

/** The line starts in the middle of the top edge and shrinks. */
function TimeLine({ left }: { readonly left: number }): ReactElement {
  const share = Math.min(1, Math.max(0, left)) * 100
  const frame = { x: 0.3, y: 0.3, width: 99.4, height: 99.4, fill: 'none', pathLength: 100 }
  return (
    <svg data-foyer-part="qr-ring" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <rect data-foyer-part="qr-track" {...frame} />
      <rect
        data-foyer-part="qr-dash"
        {...frame}
        strokeDasharray={`${share} ${100 - share}`}
        strokeDashoffset={-12.5}
      />
    </svg>
  )
}
