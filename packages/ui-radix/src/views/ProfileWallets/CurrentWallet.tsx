import {
  explorerUrl,
  type Account,
  type Connection,
  useModalRouter,
  useNetwork,
  useAddressLabel,
  useIdentity,
} from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { badgeMessages } from '../../i18n/statusMessages.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { accountLabel } from '../../primitives/AccountName/accountLabel.ts'
import { AccountName } from '../../primitives/AccountName/AccountName.tsx'
import { shortAddress } from '../../primitives/Address/shortAddress.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ChevronIcon, ExternalIcon } from '../../primitives/Icon/arrowIcons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { List, ListItem, Stack } from '../../primitives/Stack/Stack.tsx'
import { useCopyAddress } from '../shared/account/useCopyAddress.tsx'
import { namespaceMessages } from '../shared/wallets/namespaces.ts'
import { profileWalletsMessages as messages } from './messages.ts'
import type { WalletActions } from './useWalletActions.ts'

export type ConnectionProps = { readonly connection: Connection; readonly actions: WalletActions }

/** The current wallet of its namespace, with its accounts. */
export function CurrentWallet({ connection, actions }: ConnectionProps): ReactElement {
  const t = useTranslate()
  const { connector, accounts, address } = connection
  const label = t(messages, 'profileWallets.copy', { address: shortAddress(address) })
  const copying = useCopyAddress(address, label)
  return (
    <Stack gap={4}>
      <Row
        asChild
        name={connector.name}
        description={connector.peer?.via}
        image={<Image src={connector.icon} logo={`wallet:${connector.id}`} name={connector.name} />}
        trailing={<WalletButtons connection={connection} copyButton={copying.button} />}
      >
        <div />
      </Row>
      {copying.field}
      <List aria-label={t(messages, 'profileWallets.accounts', { wallet: connector.name })}>
        {accounts.map((account) => (
          <AccountRow key={account.address} account={account} connection={connection} actions={actions} />
        ))}
      </List>
      {connector.canChooseAccounts && (
        <Button
          variant="ghost"
          size={36}
          loading={actions.isChoosing(connection)}
          onClick={() => actions.chooseAccount(connection)}
        >
          {t(messages, 'profileWallets.chooseAccount')}
        </Button>
      )}
    </Stack>
  )
}

function WalletButtons({
  connection,
  copyButton,
}: Pick<ConnectionProps, 'connection'> & { readonly copyButton: ReactElement }): ReactElement {
  const t = useTranslate()
  const { has } = useShell()
  const { push } = useModalRouter()
  const { address, caipNetwork, connector } = connection
  const explorer = explorerUrl(caipNetwork, address)
  const short = { address: shortAddress(address) }
  return (
    <>
      {copyButton}
      {explorer && (
        <IconButton asChild label={t(messages, 'profileWallets.explorer', short)}>
          <a href={explorer} target="_blank" rel="noreferrer">
            <ExternalIcon size={16} />
          </a>
        </IconButton>
      )}
      {connector.type === 'AUTH' && has('AccountSettings') && (
        <IconButton label={t(messages, 'profileWallets.settings')} onClick={() => push('AccountSettings')}>
          <ChevronIcon size={16} />
        </IconButton>
      )}
    </>
  )
}

/** An account of the wallet: current, or selectable. */
function AccountRow({
  account,
  connection,
  actions,
}: ConnectionProps & { readonly account: Account }): ReactElement {
  const t = useTranslate()
  const isActiveNamespace = useNetwork().chainNamespace === connection.namespace
  const { address, type } = account
  const isInUse = isActiveNamespace && address === connection.address
  const wallet = connection.connector.name
  // Only for the current account: a request for the others would link them.
  const { namespace } = connection
  const { data: identity } = useIdentity({ address, namespace, enabled: isInUse })
  const { label } = useAddressLabel({ address })
  const name = label ?? identity?.name
  return (
    <ListItem>
      <Row
        asChild
        size={48}
        variant="plain"
        name={<AccountName address={address} name={name} />}
        image={<Avatar address={address} size={32} />}
        description={type && t(namespaceMessages, `accountType.${type}`)}
        badge={isInUse && <Badge tone="success">{t(badgeMessages, 'badge.active')}</Badge>}
        trailing={
          isInUse ? (
            <Button
              size={36}
              variant="danger"
              loading={actions.isDisconnecting(connection)}
              aria-label={t(messages, 'profileWallets.disconnectWallet', { wallet })}
              onClick={() => actions.disconnect(connection)}
            >
              {t(messages, 'profileWallets.disconnect')}
            </Button>
          ) : (
            <Button
              size={36}
              loading={actions.isSwitching(connection, address)}
              aria-label={t(messages, 'profileWallets.switchTo', {
                account: accountLabel(address, { name }),
              })}
              onClick={() => actions.use(connection, address)}
            >
              {t(messages, 'profileWallets.switch')}
            </Button>
          )
        }
      >
        <div />
      </Row>
    </ListItem>
  )
}
