import { type PayOption, tokenFormats, useNetworks, usePay, useTokenBalances } from '@foyer/headless'
import { type ReactElement, useId, useMemo } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../i18n/plainText.ts'
import { Image } from '../../primitives/Image/Image.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { List, ListItem, Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { ExactAmount } from '../shared/tokens/ExactAmount.tsx'
import { payQuoteMessages as messages } from './messages.ts'

/** Payment options, if there are several. */
export function Options({ isDisabled }: { readonly isDisabled: boolean }): ReactElement | null {
  const t = useTranslate()
  const { request } = usePay()
  const id = useId()
  if (!request || request.options.length < 2) return null
  return (
    <Stack gap={4}>
      <Text asChild variant="caption" tone="muted">
        <h3 id={id}>{t(messages, 'payQuote.options')}</h3>
      </Text>
      <List aria-labelledby={id}>
        {request.options.map((option) => (
          <ListItem key={`${option.caipNetworkId} ${option.assetAddress}`}>
            <Option option={option} isDisabled={isDisabled} />
          </ListItem>
        ))}
      </List>
    </Stack>
  )
}

function Option({
  option,
  isDisabled,
}: {
  readonly option: PayOption
  readonly isDisabled: boolean
}): ReactElement {
  const t = useTranslate()
  const { option: chosen, choose } = usePay()
  const { items } = useNetworks()
  const formats = useMemo(() => tokenFormats(t.locale), [t.locale])
  const { caipNetworkId, assetAddress, amount, iconUrl } = option
  const symbol = withoutControls(option.symbol)
  const network = items.find((item) => item.network.caipNetworkId === caipNetworkId)?.network
  const { data: token } = useTokenBalances({
    caipNetworkId,
    select: ({ tokens }) =>
      tokens.find(({ address = '' }) =>
        assetAddress === undefined
          ? address === ''
          : address.toLowerCase().endsWith(assetAddress.toLowerCase()),
      ),
  })
  return (
    <Row
      name={withoutControls(option.name ?? symbol)}
      description={
        token &&
        t(messages, 'payQuote.balance', {
          balance: `${formats.amount(token.quantity.numeric)} ${symbol}`,
        })
      }
      image={
        <Image
          src={iconUrl ?? token?.iconUrl}
          name={symbol}
          size={36}
          shape="round"
          mark={
            network && (
              <Image
                src={network.assets?.imageUrl}
                logo={network.caipNetworkId}
                name={network.name}
                alt={network.name}
                size={16}
                shape="round"
              />
            )
          }
        />
      }
      trailing={<ExactAmount value={amount} symbol={symbol} />}
      selected={option === chosen}
      disabled={isDisabled && option !== chosen}
      onClick={() => choose(option)}
    />
  )
}
