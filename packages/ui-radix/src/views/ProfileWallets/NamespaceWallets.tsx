import { type Connection, useAccount, useConnections, useFeatures, useModalRouter } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Slot } from '../../modal/slots.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { PlusIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Row } from '../../primitives/Row/Row.tsx'
import { List, Stack } from '../../primitives/Stack/Stack.tsx'
import { namespaceMessages } from '../shared/wallets/namespaces.ts'
import { ConnectionRow } from './ConnectionRow.tsx'
import { CurrentWallet } from './CurrentWallet.tsx'
import { profileWalletsMessages as messages } from './messages.ts'
import { RecentWallets } from './RecentWallets.tsx'
import { useWalletActions } from './useWalletActions.ts'

/** The wallets of one namespace. */
export function NamespaceWallets({ namespace }: Pick<Connection, 'namespace'>): ReactElement {
  const t = useTranslate()
  const { multiWallet } = useFeatures()
  const { connector } = useAccount({ namespace })
  const connections = useConnections({ namespace })
  const actions = useWalletActions()
  const current = connections.find((connection) => connection.connector.uid === connector?.uid)
  const others = connections.filter((connection) => connection !== current)
  const chain = t(namespaceMessages, `namespace.${namespace}`)
  return (
    <Stack gap={16}>
      {current ? (
        <Stack gap={8}>
          {/* One wallet has a button of its own. */}
          {others.length > 0 && (
            <Row
              asChild
              size={48}
              variant="plain"
              name={t(messages, 'profileWallets.count', { n: connections.length })}
              trailing={
                <Button variant="danger" size={36} onClick={() => actions.disconnectAll(namespace)}>
                  {t(messages, 'profileWallets.disconnectAll')}
                </Button>
              }
            >
              <div />
            </Row>
          )}
          <CurrentWallet connection={current} actions={actions} />
          {others.length > 0 && (
            <List aria-label={t(messages, 'profileWallets.connected')}>
              {others.map((connection) => (
                <ConnectionRow key={connection.connector.uid} connection={connection} actions={actions} />
              ))}
            </List>
          )}
        </Stack>
      ) : (
        <Slot name="emptyState" data={{ name: 'wallets' }}>
          <EmptyState
            size="small"
            drawing="wallet"
            title={t(messages, 'profileWallets.empty')}
            body={t(messages, 'profileWallets.emptyBody', { chain })}
          />
        </Slot>
      )}
      {multiWallet && <RecentWallets namespace={namespace} actions={actions} />}
      {(multiWallet || !current) && <AddRow namespace={namespace} chain={chain} />}
    </Stack>
  )
}

/** Opens the wallet list of the namespace. */
function AddRow({
  namespace,
  chain,
}: Pick<Connection, 'namespace'> & { readonly chain: string }): ReactElement {
  const t = useTranslate()
  const { preload } = useShell()
  const { push } = useModalRouter()
  return (
    <Row
      name={t(messages, 'profileWallets.add', { chain })}
      image={<PlusIcon />}
      chevron
      onPointerEnter={() => preload('Connect')}
      onFocus={() => preload('Connect')}
      onClick={() => push('Connect', { addWalletForNamespace: namespace, redirectView: 'ProfileWallets' })}
    />
  )
}
