import { useAddressLabel } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { AccountName } from '../../primitives/AccountName/AccountName.tsx'
import { Address } from '../../primitives/Address/Address.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ExitIcon } from '../../primitives/Icon/subjectIcons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { ListItem } from '../../primitives/Stack/Stack.tsx'
import type { ConnectionProps } from './CurrentWallet.tsx'
import { profileWalletsMessages as messages } from './messages.ts'

/** A connected wallet that is not current. */
export function ConnectionRow({ connection, actions }: ConnectionProps): ReactElement {
  const t = useTranslate()
  const { connector, address } = connection
  const wallet = connector.name
  const { label } = useAddressLabel({ address })
  return (
    <ListItem>
      <Row
        asChild
        variant="plain"
        name={wallet}
        description={label ? <AccountName address={address} name={label} /> : <Address value={address} />}
        image={<Image src={connector.icon} logo={`wallet:${connector.id}`} name={wallet} />}
        trailing={
          <>
            <Button
              size={36}
              loading={actions.isSwitching(connection)}
              aria-label={t(messages, 'profileWallets.switchTo', { account: wallet })}
              onClick={() => actions.use(connection)}
            >
              {t(messages, 'profileWallets.switch')}
            </Button>
            <IconButton
              variant="danger"
              label={t(messages, 'profileWallets.disconnectWallet', { wallet })}
              loading={actions.isDisconnecting(connection)}
              onClick={() => actions.disconnect(connection)}
            >
              <ExitIcon size={16} />
            </IconButton>
          </>
        }
      >
        <div />
      </Row>
    </ListItem>
  )
}
