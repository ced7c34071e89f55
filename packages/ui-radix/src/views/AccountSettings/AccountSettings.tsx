import {
  useAccount,
  useModalRouter,
  useFeatures,
  useNetwork,
  useNetworks,
  type Identity,
  useNameRegistration,
  useIdentity,
} from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { AccountName } from '../../primitives/AccountName/AccountName.tsx'
import { Address } from '../../primitives/Address/Address.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { WarningIcon } from '../../primitives/Icon/controlIcons.ts'
import type { Icon } from '../../primitives/Icon/createIcon.tsx'
import { ClockIcon, IdIcon, StackIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Image } from '../../primitives/Image/Image.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { SkeletonRow } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { DisconnectRow } from '../shared/account/DisconnectRow.tsx'
import { LazyLoginRows } from '../shared/account/LazyLoginRows.tsx'
import { useCopyAddress } from '../shared/account/useCopyAddress.tsx'
import { type SettingsRoute, settingsRoutes } from './rules.ts'

export const messages = {
  'accountSettings.copy': 'Copy address',
  'accountSettings.network': 'Network',
  'accountSettings.SmartAccountSettings': 'Account type',
  'accountSettings.ChooseAccountName': 'Choose account name',
  'accountSettings.SmartSessionList': 'Smart sessions',
} as const

/** Account, network and settings. */
export default function AccountSettings(): ReactElement {
  const { address } = useAccount()
  return address === undefined ? <SkeletonRow /> : <Settings address={address} />
}

function Settings({ address }: { readonly address: string }): ReactElement {
  const { data: identity } = useIdentity({ address })
  return (
    <Stack gap={16}>
      <AccountHeader address={address} identity={identity} />
      <Stack gap={4}>
        <LazyLoginRows />
        <NetworkRow />
        <SettingsRows identity={identity} />
        <DisconnectRow />
      </Stack>
    </Stack>
  )
}

/** The current network; opens the list of networks if there are several. */
export function NetworkRow(): ReactElement {
  const t = useTranslate()
  const network = useNetwork()
  const { items, isSupported } = useNetworks()
  const { isNetworkSwitchEnabled } = useFeatures()
  const { push } = useModalRouter()
  const { has, preload } = useShell()
  const isChoice = isNetworkSwitchEnabled && (items.length > 1 || !isSupported) && has('Networks')
  const name = isSupported ? network.name : t(commonMessages, 'network.unknown')
  const facts = {
    name,
    description: t(messages, 'accountSettings.network'),
    image: (
      <Image
        src={network.assets?.imageUrl}
        logo={network.caipNetworkId}
        name={name}
        icon={isSupported ? undefined : <WarningIcon size={20} />}
      />
    ),
  }
  if (!isChoice) {
    return (
      <Row {...facts} asChild>
        <div />
      </Row>
    )
  }
  return (
    <Row
      {...facts}
      chevron
      onPointerEnter={() => preload('Networks')}
      onFocus={() => preload('Networks')}
      onClick={() => push('Networks')}
    />
  )
}

const icons: Readonly<Record<SettingsRoute, Icon>> = {
  SmartAccountSettings: StackIcon,
  ChooseAccountName: IdIcon,
  SmartSessionList: ClockIcon,
}

/** Settings that depend on the wallet. */
export function SettingsRows({ identity }: { readonly identity: Identity | undefined }): ReactElement {
  const t = useTranslate()
  const { connector, namespace, allAccounts } = useAccount()
  const { push } = useModalRouter()
  const { has, preload } = useShell()
  const { smartSessions } = useFeatures({ namespace })
  const { reason } = useNameRegistration()
  const routes = settingsRoutes({
    isEmbedded: connector?.type === 'AUTH',
    hasSmartAccount: allAccounts.some(({ type }) => type === 'smartAccount'),
    // While the identity loads, the account counts as named: the link to choose a name must not flash.
    hasName: !identity || Boolean(identity.name),
    canRegisterName: reason === undefined,
    hasSmartSessions: smartSessions,
    hasRoute: has,
  })
  return (
    <>
      {routes.map((route) => {
        const RouteIcon = icons[route]
        return (
          <Row
            key={route}
            name={t(messages, `accountSettings.${route}`)}
            image={<RouteIcon />}
            chevron
            onPointerEnter={() => preload(route)}
            onFocus={() => preload(route)}
            onClick={() => push(route)}
          />
        )
      })}
    </>
  )
}

/** Avatar, name, and address of the account. The wallet has the place of a missing name, so that a late one moves nothing. */
export function AccountHeader({
  address,
  identity,
}: {
  readonly address: string
  readonly identity: Identity | undefined
}): ReactElement {
  const t = useTranslate()
  const { connector } = useAccount()
  const { name, avatar } = identity ?? {}
  const copying = useCopyAddress(address, t(messages, 'accountSettings.copy'))
  return (
    <Stack gap={8} align="center">
      <Avatar address={address} src={avatar || undefined} size={64} />
      <Text variant="heading" align="center" truncate dir="auto" style={{ inlineSize: '100%' }}>
        {name ? <AccountName address={address} name={name} maxLength={40} /> : <bdi>{connector?.name}</bdi>}
      </Text>
      <Stack direction="row" gap={4} align="center">
        <Text tone="muted">
          <Address value={address} />
        </Text>
        {copying.button}
      </Stack>
      {copying.field}
    </Stack>
  )
}
