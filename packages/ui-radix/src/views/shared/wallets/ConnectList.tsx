import {
  type ConnectListItem,
  useChooseWallet,
  useConnectList,
  useConnectors,
  useModal,
  useModalRouter,
  usePairingPrefetch,
  usePrepareConnector,
} from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../../i18n/commonMessages.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { useLazyComponent } from '../../../load/useLazyComponent.ts'
import { useShell } from '../../../modal/ShellContext.ts'
import { Slot } from '../../../modal/slots.tsx'
import { Badge } from '../../../primitives/Badge/Badge.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx'
import { SearchIcon } from '../../../primitives/Icon/controlIcons.ts'
import { Row } from '../../../primitives/Row/Row.tsx'
import { WalletRow } from '../../../primitives/Row/WalletRow.tsx'
import { Skeleton, SkeletonRow } from '../../../primitives/Skeleton/Skeleton.tsx'
import { List, ListItem, Stack } from '../../../primitives/Stack/Stack.tsx'
import { Text, TextLink } from '../../../primitives/Text/Text.tsx'
import { useListKeys } from '../useListKeys.ts'
import type { NamespaceIconsProps } from './NamespaceIcons.tsx'
import { likelyView } from './rules.ts'

export const messages = {
  'connect.empty.title': 'No wallet found',
  'connect.empty.body': 'Install a wallet, or open this page in a wallet’s browser.',
  'connect.empty.action': 'What is a wallet?',
  'connect.wallets': 'Wallets',
  'connect.duplicate': 'Another wallet uses the same name',
  'connect.inUse': 'Already connected through WalletConnect',
  'connect.search': 'Search wallets',
  'connect.directory.failed': 'Wallet directory unavailable',
} as const

type Choice = Parameters<ReturnType<typeof useChooseWallet>>[1]

export type ConnectListProps = {
  /** Only this namespace, and the route after connecting. */
  readonly choice?: Choice
}

/** All ways to connect a wallet, one row each, and a row that opens all wallets. */
export function ConnectList({ choice }: ConnectListProps): ReactElement {
  const t = useTranslate()
  const { has } = useShell()
  const { isInline, prepare } = useModal()
  const { push } = useModalRouter()
  const { items, pendingCount, allWallets, directory, retry } = useConnectList({
    namespace: choice?.namespace,
  })
  const keys = useListKeys()
  const choose = useChooseWallet()
  const prepareConnector = usePrepareConnector()
  const { isReady } = usePairingPrefetch()
  const canPair = useConnectors().some(({ type }) => type === 'WALLET_CONNECT')
  const isSearchShown = allWallets !== undefined && has('AllWallets')
  // An inline modal opens without a click, so it loads data only on intent: pointer or focus.
  const intent = isInline ? { onPointerEnter: prepare, onFocus: prepare } : undefined
  return (
    <Stack gap={8} {...intent}>
      {items.length + pendingCount > 0 || isSearchShown ? (
        <List aria-label={t(messages, 'connect.wallets')} aria-busy={pendingCount > 0 || undefined} {...keys}>
          {items.map((item, displayIndex) => (
            <ListItem key={item.key}>
              <ConnectRow
                item={item}
                isReady={isReady}
                canPair={canPair}
                prepareConnector={prepareConnector}
                onChoose={() => choose(item, { ...choice, displayIndex })}
              />
            </ListItem>
          ))}
          {Array.from({ length: pendingCount }, (_, index) => (
            <ListItem key={index} aria-hidden>
              <SkeletonRow />
            </ListItem>
          ))}
          {isSearchShown && (
            <ListItem>
              <SearchWalletsRow allWallets={allWallets} choice={choice} />
            </ListItem>
          )}
        </List>
      ) : (
        <EmptyState
          drawing="wallet"
          title={t(messages, 'connect.empty.title')}
          body={t(messages, 'connect.empty.body')}
        >
          {has('WhatIsAWallet') && (
            <Button onClick={() => push('WhatIsAWallet')}>{t(messages, 'connect.empty.action')}</Button>
          )}
        </EmptyState>
      )}
      {directory === 'error' && (
        <Text role="status" variant="caption" tone="muted" align="center">
          {t(messages, 'connect.directory.failed')}{' '}
          <TextLink asChild size="caption">
            <button type="button" onClick={retry}>
              {t(commonMessages, 'common.retry')}
            </button>
          </TextLink>
        </Text>
      )}
    </Stack>
  )
}

/** Most apps have one namespace, and most wallets support one. */
const importNamespaceIcons = () => import('./NamespaceIcons.tsx')

const badges = {
  qr: { key: 'badge.qr', tone: 'accent' },
  recent: { key: 'badge.recent', tone: 'neutral' },
  installed: { key: 'badge.installed', tone: 'success' },
  connected: { key: 'badge.connected', tone: 'neutral' },
  multichain: { key: 'badge.multichain', tone: 'neutral' },
} as const

type ConnectRowProps = {
  readonly item: ConnectListItem
  /** The data for a click is loaded. */
  readonly isReady: boolean
  /** The app has WalletConnect. */
  readonly canPair: boolean
  /** Loads the code that a click on the row runs. */
  readonly prepareConnector: ReturnType<typeof usePrepareConnector>
  readonly onChoose: () => void
}

function ConnectRow({ item, isReady, canPair, prepareConnector, onChoose }: ConnectRowProps): ReactElement {
  const t = useTranslate()
  const { preload } = useShell()
  const areNamespacesShown = item.namespaces.length > 0
  const NamespaceIcons = useLazyComponent<NamespaceIconsProps>(importNamespaceIcons, {
    isWanted: areNamespacesShown,
  })
  const badge = item.badge && badges[item.badge]
  const prepare = (): void => {
    const view = likelyView(item, { canPair })
    preload(view)
    if (view === 'ConnectingExternal' && item.connector) prepareConnector(item.connector)
  }
  const isLoading = item.connector === undefined && !isReady
  const why = item.isDuplicate ? t(messages, 'connect.duplicate') : undefined
  const namespaces = NamespaceIcons ? (
    <NamespaceIcons namespaces={item.namespaces} />
  ) : (
    <Skeleton height={16} />
  )
  return (
    <Slot name="walletRow" data={{ name: item.name, item, isLoading, onChoose }}>
      <WalletRow
        name={item.name}
        imageSrc={item.imageUrl}
        logo={item.connector && `wallet:${item.connector.id}`}
        // The icons of the namespaces replace this badge.
        badge={
          badge && !(item.badge === 'multichain' && areNamespacesShown)
            ? t(commonMessages, badge.key)
            : undefined
        }
        badgeTone={badge?.tone}
        description={item.disabled ? t(messages, 'connect.inUse') : areNamespacesShown ? namespaces : why}
        disabled={item.disabled !== undefined}
        // A browser opens an app only within the tap: rows that need a pairing URI wait for it.
        loading={isLoading}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={onChoose}
      />
    </Slot>
  )
}

export type SearchWalletsRowProps = {
  readonly allWallets: NonNullable<ReturnType<typeof useConnectList>['allWallets']>
  readonly choice?: Choice
}

/** Opens all wallets, and shows their number once it is known. A click does not wait for the number. */
export function SearchWalletsRow({ allWallets, choice }: SearchWalletsRowProps): ReactElement {
  const t = useTranslate()
  const { preload } = useShell()
  const { push } = useModalRouter()
  const { count, isDisabled } = allWallets
  const prepare = (): void => preload('AllWallets')
  return (
    <Row
      name={t(messages, 'connect.search')}
      image={<SearchIcon />}
      badge={count && <Badge>{count}</Badge>}
      disabled={isDisabled}
      description={isDisabled ? t(messages, 'connect.inUse') : undefined}
      chevron
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() =>
        push('AllWallets', { redirectView: choice?.redirectView, addWalletForNamespace: choice?.namespace })
      }
    />
  )
}
