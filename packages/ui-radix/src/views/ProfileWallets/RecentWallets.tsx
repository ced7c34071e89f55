import { type Connection, useRecentConnections, useToast } from '@foyer/headless'
import { type ReactElement, useId } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Address } from '../../primitives/Address/Address.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { TrashIcon } from '../../primitives/Icon/subjectIcons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { List, ListItem, Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { profileWalletsMessages as messages } from './messages.ts'
import type { WalletActions } from './useWalletActions.ts'

/** Recent wallets: reconnect or remove. */
export function RecentWallets({
  namespace,
  actions,
}: Pick<Connection, 'namespace'> & { readonly actions: WalletActions }): ReactElement | null {
  const t = useTranslate()
  const heading = useId()
  const { show } = useToast()
  const { recentConnections, deleteConnection } = useRecentConnections({ namespace })
  if (recentConnections.length === 0) return null
  return (
    <Stack gap={8}>
      <Text asChild variant="caption" tone="muted">
        <h3 id={heading}>{t(messages, 'profileWallets.recent')}</h3>
      </Text>
      <List aria-labelledby={heading}>
        {recentConnections.map((recent) => {
          const wallet = recent.connector.name
          return (
            <ListItem key={recent.connector.uid}>
              <Row
                asChild
                variant="plain"
                name={wallet}
                description={<Address value={recent.address} />}
                image={
                  <Image src={recent.connector.icon} logo={`wallet:${recent.connector.id}`} name={wallet} />
                }
                trailing={
                  <>
                    <Button
                      size={36}
                      loading={actions.isSwitching(recent)}
                      aria-label={t(messages, 'profileWallets.connectWallet', { wallet })}
                      onClick={() => actions.use(recent)}
                    >
                      {t(messages, 'profileWallets.connect')}
                    </Button>
                    <IconButton
                      variant="danger"
                      label={t(messages, 'profileWallets.forget', { wallet })}
                      onClick={() => {
                        for (const { address } of recent.accounts) deleteConnection({ ...recent, address })
                        show({ message: t(messages, 'profileWallets.removed'), variant: 'success' })
                      }}
                    >
                      <TrashIcon size={16} />
                    </IconButton>
                  </>
                }
              >
                <div />
              </Row>
            </ListItem>
          )
        })}
      </List>
    </Stack>
  )
}
