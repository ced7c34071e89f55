import { useReceive } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { badgeMessages } from '../../i18n/statusMessages.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { NetworkRow } from '../../primitives/Row/NetworkRow.tsx'
import { List, ListItem, Stack } from '../../primitives/Stack/Stack.tsx'

export const messages = {
  'walletCompatibleNetworks.warning': 'Send only assets from these networks to this address.',
  'walletCompatibleNetworks.list': 'Networks',
} as const

/** Networks on which the account can receive. */
export default function WalletCompatibleNetworks(): ReactElement {
  const t = useTranslate()
  const { networks } = useReceive()
  return (
    <Stack gap={12}>
      <Banner tone="warning">{t(messages, 'walletCompatibleNetworks.warning')}</Banner>
      <List aria-label={t(messages, 'walletCompatibleNetworks.list')}>
        {networks.map(({ caipNetworkId, name, assets, testnet }) => (
          <ListItem key={caipNetworkId}>
            <NetworkRow
              asChild
              name={name}
              imageSrc={assets?.imageUrl}
              logo={caipNetworkId}
              badge={testnet ? t(badgeMessages, 'badge.testnet') : undefined}
            >
              <div />
            </NetworkRow>
          </ListItem>
        ))}
      </List>
    </Stack>
  )
}
