import {
  type NetworkItem,
  useAccount,
  useModalRouter,
  useNetworks,
  useRouteData,
  useSwapNetworks,
} from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Separator } from '../../primitives/Separator/Separator.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { DisconnectRow } from '../shared/account/DisconnectRow.tsx'
import { NetworkList } from '../shared/networks/NetworkList.tsx'

export const messages = {
  'unsupportedChain.body': '{network} isn’t available in this app. Pick another network.',
  'unsupportedChain.swap': 'Swaps aren’t available on this network. Pick another one.',
} as const

/** The wallet is on a network that the app does not have: switch or disconnect. */
export default function UnsupportedChain(): ReactElement {
  const t = useTranslate()
  const isSwap = useRouteData('UnsupportedChain')?.swapUnsupportedChain ?? false
  const { items, isSupported } = useNetworks()
  const swapNetworks = useSwapNetworks()
  const { isConnected } = useAccount()
  const { push } = useModalRouter()
  return (
    <Stack gap={12}>
      {(isSwap || !isSupported) && (
        <Text tone="muted" align="center">
          {isSwap
            ? t(messages, 'unsupportedChain.swap')
            : t(messages, 'unsupportedChain.body', { network: t(commonMessages, 'network.unknown') })}
        </Text>
      )}
      <NetworkList
        items={
          isSwap
            ? items.filter(({ network: { caipNetworkId } }) => swapNetworks.includes(caipNetworkId))
            : items
        }
        onChoose={({ network }: NetworkItem) =>
          push('SwitchNetwork', { network, swapUnsupportedChain: isSwap })
        }
      />
      {isConnected && (
        <>
          <Separator>{t(commonMessages, 'common.or')}</Separator>
          <DisconnectRow />
        </>
      )}
    </Stack>
  )
}
