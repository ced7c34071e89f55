import { type PayOption, useNetworks } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../../i18n/plainText.ts'
import { Image } from '../../../primitives/Image/Image.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { ExactAmount } from '../tokens/ExactAmount.tsx'

/** The payment: amount, token and network. */
export function PayBadge({ option }: { readonly option: PayOption }): ReactElement {
  const t = useTranslate()
  const { items } = useNetworks()
  const network = items.find((item) => item.network.caipNetworkId === option.caipNetworkId)?.network
  const { name = option.symbol, iconUrl, amount } = option
  return (
    <Stack gap={12} align="center">
      <Image
        src={iconUrl}
        name={withoutControls(name)}
        size={56}
        shape="round"
        mark={
          network && (
            <Image
              src={network.assets?.imageUrl}
              logo={network.caipNetworkId}
              name={network.name}
              size={20}
              shape="round"
            />
          )
        }
      />
      <Stack gap={2} align="center">
        <Text asChild variant="display" align="center">
          <strong>
            <ExactAmount value={amount} symbol={withoutControls(option.symbol)} />
          </strong>
        </Text>
        {network && (
          <Text tone="muted" align="center">
            {t(payMessages, 'pay.on', { network: network.name })}
          </Text>
        )}
      </Stack>
    </Stack>
  )
}

export const payMessages = {
  'pay.on': 'on {network}',
  'pay.none': 'Nothing to pay',
} as const
