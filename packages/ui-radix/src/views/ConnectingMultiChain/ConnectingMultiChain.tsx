import {
  type ConnectorInfo,
  useConnect,
  useConnections,
  useConnectors,
  useDeviceContext,
  useModalRouter,
  useNetwork,
  useRouteData,
  useToast,
} from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { List, ListItem, Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useListKeys } from '../shared/useListKeys.ts'
import { namespaceMessages, useNamespaces } from '../shared/wallets/namespaces.ts'
import { orderChildren } from './rules.ts'

export const messages = {
  'connectingMultiChain.heading': 'Choose a chain for {wallet}',
  'connectingMultiChain.body': 'This wallet works on several chains.',
  'connectingMultiChain.chains': 'Chains',
  'connectingMultiChain.current': 'Current',
  'connectingMultiChain.missing': '{wallet} is no longer available on {chain}',
} as const

type Namespace = ConnectorInfo['namespaces'][number]

/** Selects the namespace to connect, for a wallet with several. */
export default function ConnectingMultiChain(): ReactElement | null {
  const t = useTranslate()
  const { preload } = useShell()
  const connector = useRouteData('ConnectingMultiChain')?.connector
  const active = useNetwork().chainNamespace
  const namespaces = useNamespaces()
  const connections = useConnections()
  const choose = useChoice()
  const keys = useListKeys()
  if (!connector) return null
  return (
    <Stack gap={16}>
      <Stack gap={20} align="center">
        <Image src={connector.icon} logo={`wallet:${connector.id}`} name={connector.name} size={80} />
        <Stack gap={4}>
          <Text asChild variant="title" align="center">
            <h3>{t(messages, 'connectingMultiChain.heading', { wallet: connector.name })}</h3>
          </Text>
          <Text tone="muted" align="center">
            {t(messages, 'connectingMultiChain.body')}
          </Text>
        </Stack>
      </Stack>
      <List aria-label={t(messages, 'connectingMultiChain.chains')} {...keys}>
        {orderChildren(connector.connectors ?? [connector], active).map((child) => {
          const { namespace } = child
          const name = t(namespaceMessages, `namespace.${namespace}`)
          const shown = namespaces.find((one) => one.namespace === namespace)
          const isLinked = connections.some(
            (other) => other.namespace === namespace && other.connector.uid === child.connector.uid,
          )
          return (
            <ListItem key={namespace}>
              <Row
                name={name}
                image={<Image src={shown?.imageUrl} logo={shown?.logo} name={name} shape="round" />}
                badge={
                  isLinked ? (
                    <Badge>{t(commonMessages, 'badge.connected')}</Badge>
                  ) : (
                    namespace === active && <Badge>{t(messages, 'connectingMultiChain.current')}</Badge>
                  )
                }
                chevron
                onPointerEnter={() => preload('ConnectingExternal')}
                onFocus={() => preload('ConnectingExternal')}
                onClick={() => choose(child.connector, namespace)}
              />
            </ListItem>
          )
        })}
      </List>
    </Stack>
  )
}

/** The next route: the view of the selected connector. */
function useChoice(): (connector: ConnectorInfo, namespace: Namespace) => void {
  const t = useTranslate()
  const { push } = useModalRouter()
  const { show } = useToast()
  const { connect } = useConnect()
  const { isMobile } = useDeviceContext()
  const listed = useConnectors().flatMap((entry) => entry.connectors ?? [entry])
  const { redirectView, displayIndex } = useRouteData('ConnectingMultiChain') ?? {}
  return (connector, namespace) => {
    if (!listed.some(({ uid }) => uid === connector.uid)) {
      const chain = t(namespaceMessages, `namespace.${namespace}`)
      const message = t(messages, 'connectingMultiChain.missing', { wallet: connector.name, chain })
      return show({ message, variant: 'error' })
    }
    if (connector.type === 'WALLET_CONNECT')
      return push(isMobile ? 'AllWallets' : 'ConnectingWalletConnect', { redirectView, displayIndex })
    // A wallet that opens a window must be called within the click, before the view is shown.
    if (connector.interaction === 'popup' || connector.interaction === 'deepLink')
      connect({ connector, namespaces: [namespace] })
    push('ConnectingExternal', {
      connector: { ...connector, namespaces: [namespace] },
      redirectView,
      displayIndex,
    })
  }
}
