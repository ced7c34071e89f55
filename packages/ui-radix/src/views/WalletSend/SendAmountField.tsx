import { tokenFormats, useModalRouter, useSend } from '@foyer/headless'
import { type ReactElement, useMemo } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls, shortenName } from '../../i18n/plainText.ts'
import { typedAmount } from '../../i18n/typedAmount.ts'
import { tokenLogo } from '../../logos/tokenLogo.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { Amount } from '../../primitives/Amount/Amount.tsx'
import { AmountField } from '../../primitives/AmountField/AmountField.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ChevronDownIcon } from '../../primitives/Icon/arrowIcons.ts'
import { Image } from '../../primitives/Image/Image.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { AvailableBalance, MaxButton } from '../shared/tokens/AvailableBalance.tsx'
import { walletSendMessages as messages } from './messages.ts'

/** Amount and token. */
export function SendAmountField({ isReadOnly }: { readonly isReadOnly: boolean }): ReactElement {
  const t = useTranslate()
  const { token, amount, fiat, problem, setAmount, setMax } = useSend()
  const formats = useMemo(() => tokenFormats(t.locale), [t.locale])
  const isWrong = problem === 'insufficientBalance' || problem === 'invalidAmount'
  return (
    <AmountField
      label={t(messages, 'walletSend.amount')}
      value={typedAmount(amount, t.locale)}
      onValueChange={setAmount}
      readOnly={isReadOnly}
      data-foyer-autofocus={isReadOnly ? undefined : ''}
      error={isWrong && t(messages, `walletSend.${problem}`)}
      unit={<TokenButton isReadOnly={isReadOnly} />}
      worth={fiat !== undefined && <Amount value={formats.fiat(fiat).text} />}
      available={
        token && (
          <AvailableBalance
            label={t(messages, 'walletSend.available')}
            balance={token.quantity.numeric}
            symbol={token.symbol}
          >
            {!isReadOnly && <MaxButton setMax={setMax}>{t(messages, 'walletSend.max')}</MaxButton>}
          </AvailableBalance>
        )
      }
    />
  )
}

function TokenButton({ isReadOnly }: { readonly isReadOnly: boolean }): ReactElement {
  const t = useTranslate()
  const { token } = useSend()
  const { push } = useModalRouter()
  const { preload } = useShell()
  const symbol = token && shortenName(withoutControls(token.symbol))
  const content = token ? (
    <>
      <Image src={token.iconUrl} logo={tokenLogo(token)} name={token.name} size={20} shape="round" />
      <bdi>{symbol}</bdi>
    </>
  ) : (
    t(messages, 'walletSend.noToken')
  )
  if (isReadOnly) {
    return (
      <Button asChild size={36}>
        <span>{content}</span>
      </Button>
    )
  }
  return (
    <Button
      size={36}
      onPointerEnter={() => preload('WalletSendSelectToken')}
      onFocus={() => preload('WalletSendSelectToken')}
      onClick={() => push('WalletSendSelectToken')}
    >
      {content}
      {token && <VisuallyHidden> {t(messages, 'walletSend.change')}</VisuallyHidden>}
      <ChevronDownIcon size={16} />
    </Button>
  )
}
