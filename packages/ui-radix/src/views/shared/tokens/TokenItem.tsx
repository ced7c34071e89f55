import type { TokenBalance, TokenFormats } from '@foyer/headless'
import { memo, type NamedExoticComponent } from 'react'
import { tokenLogo } from '../../../logos/tokenLogo.ts'
import { Slot } from '../../../modal/slots.tsx'
import { Badge } from '../../../primitives/Badge/Badge.tsx'
import { TokenRow } from '../../../primitives/Row/TokenRow.tsx'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'

export type TokenItemProps = {
  readonly token: TokenBalance
  readonly formats: TokenFormats
  /** @default the name of the token */
  readonly name?: string | undefined
  /** Marks the chosen one of a list to choose from. @default false */
  readonly isChosen?: boolean | undefined
  /** Why the token cannot be chosen; it is disabled, and the text is part of its name. */
  readonly reason?: string | undefined
  /** @default true */
  readonly isBalanceKnown?: boolean | undefined
  readonly onChoose?: ((token: TokenBalance) => void) | undefined
}

/** A token with its balance and value; a button if it can be chosen. */
export const TokenItem: NamedExoticComponent<TokenItemProps> = /*#__PURE__*/ memo(function TokenItem({
  token,
  formats,
  name = token.name,
  isChosen = false,
  reason,
  isBalanceKnown = true,
  onChoose,
}: TokenItemProps) {
  const { symbol, quantity, value, iconUrl } = token
  const amount = isBalanceKnown ? formats.amount(quantity.numeric) : ''
  const fiat = value === undefined ? undefined : formats.fiat(value).text
  const isDisabled = reason !== undefined
  const choose = onChoose && (() => onChoose(token))
  return (
    <Slot name="tokenRow" data={{ token, amount, fiat, isChosen, isDisabled, onChoose: choose }}>
      <TokenRow
        name={name}
        symbol={symbol}
        amount={amount}
        fiat={fiat}
        imageSrc={iconUrl}
        logo={tokenLogo(token)}
        change={
          isDisabled ? (
            <>
              <VisuallyHidden>,</VisuallyHidden> <Badge>{reason}</Badge>
            </>
          ) : undefined
        }
        {...(choose && { selected: isChosen, disabled: isDisabled, onClick: choose })}
      />
    </Slot>
  )
})
