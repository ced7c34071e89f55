'use client'

import { forwardRef, type ReactNode, type Ref } from 'react'
import { withoutControls } from '../../i18n/plainText.ts'
import { Amount } from '../Amount/Amount.tsx'
import { Image, type ImageProps } from '../Image/Image.tsx'
import type { PartComponent } from '../part/Slot.tsx'
import { Row, type RowProps } from './Row.tsx'

export type TokenRowProps = Omit<
  RowProps,
  'name' | 'image' | 'badge' | 'description' | 'trailing' | 'chevron'
> & {
  name: string
  /** Balance, formatted for the locale, e.g. `1.234`; empty if unknown. */
  amount: string
  symbol: string
  imageSrc?: string | undefined
  /** Bundled logo to show without `imageSrc`, or if it fails. */
  logo?: ImageProps['logo']
  /** Value, formatted, e.g. `$2.10`; absent if the price is unknown. */
  fiat?: string | undefined
  /** Below the value, e.g. its change. */
  change?: ReactNode
  /** The network of the token, in lists with several networks. */
  network?: { readonly name: string; readonly src?: string | undefined } | undefined
}

/**
 * A token of an account. Renders a `<div>`; with `onClick`, as in a picker, a `<button type="button">`, and with
 * `asChild` its child.
 *
 * @example
 * ```tsx
 * import { TokenRow } from '@foyer/ui-radix/primitives'
 * export const Example = () => <TokenRow name="Ether" symbol="ETH" amount="1.25" fiat="$2,500.00" />
 * ```
 */
export const TokenRow: PartComponent<TokenRowProps, HTMLElement> = /*#__PURE__*/ forwardRef(function TokenRow(
  { name, amount, symbol, imageSrc, logo, fiat, change, network, asChild, children, ...rest },
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
          logo={logo}
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
