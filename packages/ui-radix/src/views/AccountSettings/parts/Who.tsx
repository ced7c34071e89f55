import type { Identity } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { AccountName } from '../../../primitives/AccountName/AccountName.tsx'
import { Address } from '../../../primitives/Address/Address.tsx'
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { CopyAddressButton } from '../../shared/CopyAddressButton.tsx'
import { accountSettingsMessages as messages } from '../messages.ts'

/** The account's face, its name where it has one, and its address. */
export function Who({
  address,
  identity,
}: {
  readonly address: string
  readonly identity: Identity | undefined
}): ReactElement {
  const t = useTranslate()
  const { name, avatar } = identity ?? {}
  return (
    <Stack gap={8} align="center">
      <Avatar address={address} src={avatar || undefined} size={64} />
      {name && (
        <Text variant="heading" align="center">
          <AccountName address={address} name={name} maxLength={40} />
        </Text>
      )}
      <Stack direction="row" gap={4} align="center">
        <Text tone={name ? 'muted' : 'default'}>
          <Address value={address} />
        </Text>
        <CopyAddressButton address={address} label={t(messages, 'accountSettings.copy')} />
      </Stack>
    </Stack>
  )
}
