'use client'

import { Fragment, forwardRef, type ReactElement, type ReactNode, type Ref } from 'react'
import { DownIcon, ForwardIcon, UpIcon } from '../Icon/arrowIcons.ts'
import { CheckIcon, CloseIcon } from '../Icon/controlIcons.ts'
import type { Icon } from '../Icon/createIcon.tsx'
import { StackIcon, SwapIcon } from '../Icon/subjectIcons.ts'
import { Image } from '../Image/Image.tsx'
import { createPart, type PlainPart } from '../part/createPart.tsx'
import type { parts } from '../part/parts.ts'
import type { PartComponent } from '../part/Slot.tsx'
import { Row, type RowProps } from '../Row/Row.tsx'

export type ActivityIcon = 'in' | 'out' | 'trade' | 'approve' | 'cancel'
export type ActivityTone = (typeof parts.ActivityRow)['activity-badge']['data-tone'][number]
export type ActivityImage = {
  readonly src?: string | undefined
  readonly name: string
  readonly shape: 'square' | 'round'
}

const icons: Readonly<Record<ActivityIcon, Icon>> = {
  in: DownIcon,
  out: UpIcon,
  trade: SwapIcon,
  approve: CheckIcon,
  cancel: CloseIcon,
}

export type ActivityRowProps = Omit<RowProps, 'image' | 'badge' | 'description' | 'trailing' | 'chevron'> & {
  /** Images of the tokens: one, or two that overlap. */
  images?: readonly ActivityImage[] | undefined
  /** Icon of the direction or the type. */
  icon?: ActivityIcon | undefined
  /** Tone of the status. @default 'neutral' */
  tone?: ActivityTone | undefined
  /** Amounts of the tokens; with an arrow between two. */
  parts?: readonly ReactNode[] | undefined
  /** Date of the transaction. */
  date?: ReactNode
  /** Status below the date, as text: colour alone is not accessible. */
  status?: ReactNode
}

/**
 * A row of a transaction history. Renders a `<div>`; with `asChild` its child, a link to the block explorer.
 *
 * @example
 * ```tsx
 * import { ActivityRow } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <ActivityRow name="Sent" icon="out" parts={["−0.5 ETH"]} date="May 4" status="Confirmed" />
 * )
 * ```
 */
export const ActivityRow: PartComponent<ActivityRowProps, HTMLElement> = /*#__PURE__*/ forwardRef(
  function ActivityRow(
    { images = [], icon, tone = 'neutral', parts = [], date, status, asChild, children, ...rest },
    ref,
  ) {
    return (
      <Row
        variant="plain"
        size={64}
        image={<Visual images={images} icon={icon} tone={tone} />}
        description={
          parts.length > 0 &&
          parts.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && (
                <span data-foyer-part="activity-arrow">
                  <ForwardIcon size={16} />
                </span>
              )}{' '}
              {part}
            </Fragment>
          ))
        }
        trailing={
          <span data-foyer-part="row-value">
            {date} {status}
          </span>
        }
        asChild
        {...rest}
        ref={ref as Ref<HTMLButtonElement>}
      >
        {asChild ? children : <div />}
      </Row>
    )
  },
)

type VisualProps = Required<Pick<ActivityRowProps, 'images' | 'tone'>> & Pick<ActivityRowProps, 'icon'>

function Visual({ images = [], icon, tone }: VisualProps): ReactElement {
  const shown = images.slice(0, 2)
  const Sign = icon ? icons[icon] : StackIcon
  return (
    <span data-foyer-part="activity-visual" data-count={shown.length}>
      {shown.map(({ src, name, shape }, index) => (
        <Image key={index} src={src} name={name} shape={shape} size={shown.length === 1 ? 40 : 24} lazy />
      ))}
      {shown.length === 0 && <Sign size={20} />}
      {(shown.length === 0 ? tone !== 'success' : icon) && (
        <span data-foyer-part="activity-badge" data-tone={tone}>
          {shown.length > 0 && <Sign size={16} />}
        </span>
      )}
    </span>
  )
}

/**
 * The month of the rows below it. Renders an `<h3>`.
 *
 * @example
 * ```tsx
 * import { ActivityMonth } from '@foyer/ui-radix/primitives'
 * export const Example = () => <ActivityMonth>May 2026</ActivityMonth>
 * ```
 */
export const ActivityMonth: PlainPart<'h3'> = /*#__PURE__*/ createPart('h3', 'activity-month')
