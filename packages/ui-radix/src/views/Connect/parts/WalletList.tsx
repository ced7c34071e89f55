import {
  type ConnectorInfo,
  useConnect,
  useConnections,
  useConnectors,
  useModalRouter,
  useRouteData,
} from '@foyer/headless'
import type { ReactElement } from 'react'
import { common } from '../../../i18n/common.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { useShell } from '../../../modal/ShellContext.ts'
import { Slot } from '../../../modal/slots.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx'
import { WalletRow } from '../../../primitives/Row/WalletRow.tsx'
import { List, ListItem } from '../../../primitives/Stack/Stack.tsx'
import { useListKeys } from '../../shared/useListKeys.ts'
import { connectMessages } from '../messages.ts'

/** The wallets that are there, each one tap from its own screen. */
export function WalletList(): ReactElement {
  const t = useTranslate()
  const namespace = useRouteData('Connect')?.addWalletForNamespace
  const connectors = useConnectors({ namespace })
  const { push } = useModalRouter()
  const keys = useListKeys()
  if (connectors.length === 0) {
    return (
      <EmptyState
        title={t(connectMessages, 'connect.empty.title')}
        body={t(connectMessages, 'connect.empty.body')}
      >
        <Button variant="neutral" onClick={() => push('WhatIsAWallet')}>
          {t(connectMessages, 'connect.empty.action')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <List aria-label={t(connectMessages, 'connect.wallets')} {...keys}>
      {connectors.map((connector) => (
        <ListItem key={connector.uid}>
          <ConnectorRow connector={connector} />
        </ListItem>
      ))}
    </List>
  )
}

function ConnectorRow({ connector }: { readonly connector: ConnectorInfo }): ReactElement {
  const t = useTranslate()
  const shell = useShell()
  const { push } = useModalRouter()
  const { connect } = useConnect()
  const { redirectView, addWalletForNamespace: namespace } = useRouteData('Connect') ?? {}
  const uids = (connector.connectors ?? [connector]).map(({ uid }) => uid)
  const isLinked = useConnections().some((connection) => uids.includes(connection.connector.uid))
  const prepare = (): void =>
    shell.preload(connector.connectors ? 'ConnectingMultiChain' : 'ConnectingExternal')
  return (
    <Slot name="walletRow" data={{ name: connector.name }}>
      <WalletRow
        name={connector.name}
        imageSrc={connector.icon}
        description={connector.isDuplicate ? t(connectMessages, 'connect.duplicate') : undefined}
        badge={t(common, isLinked ? 'badge.connected' : 'badge.installed')}
        badgeTone={isLinked ? 'neutral' : 'success'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          if (connector.connectors) return push('ConnectingMultiChain', { connector, redirectView })
          // A wallet that opens a window must be called within the click, not when its screen is there.
          if (connector.interaction === 'popup' || connector.interaction === 'deepLink')
            connect({ connector, namespaces: namespace && [namespace] })
          push('ConnectingExternal', {
            connector: namespace ? { ...connector, namespaces: [namespace] } : connector,
            redirectView,
          })
        }}
      />
    </Slot>
  )
}
