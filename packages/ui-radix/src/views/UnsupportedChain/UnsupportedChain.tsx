import {
  type NetworkItem,
  useAccount,
  useModalRouter,
  useNetworks,
  useRouteData,
  useSwapNetworks,
} from '@foyer/headless'
import { type ReactElement, useEffect } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
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
  const { announce } = useShell()
  const reason = isSwap
    ? t(messages, 'unsupportedChain.swap')
    : isSupported
      ? ''
      : t(messages, 'unsupportedChain.body', { network: t(commonMessages, 'network.unknown') })
  // The wallet may have opened this view, not the visitor, and the focused title names no reason.
  useEffect(() => {
    if (reason) announce(reason)
  }, [announce, reason])
  return (
    <Stack gap={12}>
      {reason && (
        <Text tone="muted" align="center">
          {reason}
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
