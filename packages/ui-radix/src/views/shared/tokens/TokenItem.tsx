import type { TokenBalance, TokenFormats } from '@foyer/headless'
import { memo, type NamedExoticComponent } from 'react'
import { tokenLogo } from '../../../logos/tokenLogo.ts'
import { Slot } from '../../../modal/slots.tsx'
import { TokenRow } from '../../../primitives/Row/TokenRow.tsx'

export type TokenItemProps = {
  readonly token: TokenBalance
  readonly formats: TokenFormats
  /** @default the name of the token */
  readonly name?: string | undefined
  /** Marks the chosen one of a list to choose from. @default false */
  readonly isChosen?: boolean | undefined
  /** @default false */
  readonly isDisabled?: boolean | undefined
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
  isDisabled = false,
  isBalanceKnown = true,
  onChoose,
}: TokenItemProps) {
  const { symbol, quantity, value, iconUrl } = token
  const amount = isBalanceKnown ? formats.amount(quantity.numeric) : ''
  const fiat = value === undefined ? undefined : formats.fiat(value).text
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
        {...(choose && { selected: isChosen, disabled: isDisabled, onClick: choose })}
      />
    </Slot>
  )
})
