import { useAccount, useFeatures, useModalRouter } from '@foyer/headless'
import type { ReactElement } from 'react'
import { badgeMessages } from '../../../i18n/badges.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Slot } from '../../../modal/slots.tsx'
import { useShell } from '../../../modal/ShellContext.ts'
import { Badge } from '../../../primitives/Badge/Badge.tsx'
import { PlusIcon, ReceiveIcon } from '../../../primitives/Icon/subjectIcons.ts'
import { Row } from '../../../primitives/Row/Row.tsx'
import { List, ListItem } from '../../../primitives/Stack/Stack.tsx'
import { accountFeatures } from '../rules.ts'
import { EmptyTab } from './EmptyTab.tsx'
import { holdingsMessages as messages } from './holdingsMessages.ts'

const entries = {
  onramp: { Icon: PlusIcon, name: 'account.tokens.buy', body: 'account.tokens.buyBody' },
  receive: { Icon: ReceiveIcon, name: 'account.tokens.receive', body: 'account.tokens.receiveBody' },
} as const

/** Where there are no tokens: how to come by some, as far as the app offers it. */
export function EmptyTokens(): ReactElement {
  const t = useTranslate()
  const { namespace } = useAccount()
  const features = useFeatures({ namespace })
  const { has, preload } = useShell()
  const { push } = useModalRouter()
  const ways = accountFeatures({ features, hasRoute: has }).flatMap(({ feature, route }) =>
    feature === 'onramp' || feature === 'receive' ? [{ feature, route, ...entries[feature] }] : [],
  )
  if (ways.length === 0) return <EmptyTab tab="tokens" />
  return (
    <Slot name="emptyState" data={{ name: 'tokens' }}>
      <List>
        {ways.map(({ feature, route, Icon, name, body }) => (
          <ListItem key={feature}>
            <Row
              name={t(messages, name)}
              description={t(messages, body)}
              image={<Icon />}
              badge={feature === 'onramp' && <Badge tone="accent">{t(badgeMessages, 'badge.popular')}</Badge>}
              chevron
              onPointerEnter={() => preload(route)}
              onFocus={() => preload(route)}
              onClick={() => push(route as 'WalletReceive')}
            />
          </ListItem>
        ))}
      </List>
    </Slot>
  )
}
