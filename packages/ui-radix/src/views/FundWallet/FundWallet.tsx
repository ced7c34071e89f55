import { useAccount, useFeatures, useModalRouter, useNetwork } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { PlusIcon, ReceiveIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Row } from '../../primitives/Row/Row.tsx'
import { List, ListItem } from '../../primitives/Stack/Stack.tsx'
import { ChooseNetworkButton } from '../shared/networks/ChooseNetworkButton.tsx'

export const messages = {
  'fundWallet.buy': 'Buy crypto',
  'fundWallet.receive': 'Receive funds',
  'fundWallet.empty': 'No funding option on {network}',
} as const

const ways = [
  { feature: 'onramp', route: 'OnRampProviders', Icon: PlusIcon, name: 'fundWallet.buy' },
  { feature: 'receive', route: 'WalletReceive', Icon: ReceiveIcon, name: 'fundWallet.receive' },
] as const

/** The ways to fund the account. */
export default function FundWallet(): ReactElement {
  const t = useTranslate()
  const { namespace } = useAccount()
  const features = useFeatures({ namespace })
  const network = useNetwork()
  const { has, preload } = useShell()
  const { push } = useModalRouter()
  const offered = ways.filter(({ feature, route }) => features[feature] !== false && has(route))
  if (offered.length === 0) {
    return (
      <EmptyState drawing="coins" title={t(messages, 'fundWallet.empty', { network: network.name })}>
        <ChooseNetworkButton />
      </EmptyState>
    )
  }
  return (
    <List>
      {offered.map(({ route, Icon, name }) => (
        <ListItem key={route}>
          <Row
            name={t(messages, name)}
            image={<Icon />}
            chevron
            onPointerEnter={() => preload(route)}
            onFocus={() => preload(route)}
            onClick={() => push(route)}
          />
        </ListItem>
      ))}
    </List>
  )
}
