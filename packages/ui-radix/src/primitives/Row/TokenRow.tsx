'use client'

import { forwardRef, type ReactNode, type Ref } from 'react'
import { withoutControls } from '../../i18n/plainText.ts'
import { Amount } from '../Amount/Amount.tsx'
import { Image } from '../Image/Image.tsx'
import type { PartComponent } from '../part/Slot.tsx'
import { Row, type RowProps } from './Row.tsx'

export type TokenRowProps = Omit<
  RowProps,
  'name' | 'image' | 'badge' | 'description' | 'trailing' | 'chevron'
> & {
  name: string
  /** How much of it there is, already formatted for the locale around it, e.g. `1.234`. */
  amount: string
  symbol: string
  imageSrc?: string | undefined
  /** What it is worth, already formatted, e.g. `$2.10`; absent where nobody knows. */
  fiat?: string | undefined
  /** Under its worth, e.g. how that changed. */
  change?: ReactNode
  /** The network that it is on, where a list has tokens of several. */
  network?: { readonly name: string; readonly src?: string | undefined } | undefined
}

/**
 * A token that somebody holds. Renders a `<div>`; with `onClick`, as in a picker, a `<button type="button">`, and with
 * `asChild` its child.
 */
export const TokenRow: PartComponent<TokenRowProps, HTMLElement> = /*#__PURE__*/ forwardRef(function TokenRow(
  { name, amount, symbol, imageSrc, fiat, change, network, asChild, children, ...rest },
  ref,
) {
  const isPlain = !asChild && rest.onClick === undefined
  return (
    <Row
      variant="plain"
      name={name}
      image={
        <Image
          size={36}
          shape="round"
          src={imageSrc}
          name={name}
          lazy
          mark={
            network && (
              <Image size={16} shape="round" src={network.src} name={network.name} alt={network.name} />
            )
          }
        />
      }
      description={<Amount value={amount} symbol={withoutControls(symbol)} />}
      trailing={
        (fiat !== undefined || change !== undefined) && (
          <span data-foyer-part="row-value">
            {fiat !== undefined && <Amount value={fiat} />}
            {change}
          </span>
        )
      }
      asChild={asChild || isPlain}
      {...rest}
      ref={ref as Ref<HTMLButtonElement>}
    >
      {isPlain ? <div /> : children}
    </Row>
  )
})
