import {
  type ConnectListItem,
  type DirectoryWallet,
  useChooseWallet,
  useConnectors,
  useRouteData,
} from '@foyer/headless'
import { type ReactElement, useCallback, useMemo } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { CardGrid } from '../../primitives/CardGrid/CardGrid.tsx'
import { allWalletsMessages as messages } from './messages.ts'

export type WalletGridProps = {
  readonly wallets: readonly DirectoryWallet[]
  /** Text of the search that found them. */
  readonly search?: string | undefined
  /** They are certified wallets only. @default false */
  readonly isCertified?: boolean | undefined
  readonly hasMore: boolean
  readonly onEnd: () => void
}

/** The loaded wallets. */
export function WalletGrid({ wallets, search, isCertified, hasMore, onEnd }: WalletGridProps): ReactElement {
  const t = useTranslate()
  const { preload } = useShell()
  const choose = useChooseWallet()
  const { redirectView, addWalletForNamespace: namespace } = useRouteData('AllWallets') ?? {}
  const installed = useInstalled(namespace)
  return (
    <CardGrid
      label={t(messages, 'allWallets.list')}
      count={wallets.length}
      cardAt={(index) => {
        const wallet = wallets[index]
        return {
          key: wallet?.id ?? '',
          name: wallet?.name ?? '',
          imageSrc: wallet?.imageUrl,
          logo: wallet && `wallet:${wallet.id}`,
          installed: wallet && installed(wallet) ? t(commonMessages, 'badge.installed') : undefined,
          certified: wallet?.badge && t(messages, 'allWallets.certified.mark'),
        }
      }}
      hasMore={hasMore}
      onEnd={onEnd}
      onChoose={(index) => {
        const wallet = wallets[index]
        if (wallet) choose({ wallet }, { namespace, redirectView, displayIndex: index, search, isCertified })
      }}
      onIntent={(index) => {
        const wallet = wallets[index]
        preload(wallet && installed(wallet) ? 'ConnectingExternal' : 'ConnectingWalletConnect')
      }}
    />
  )
}

/** Whether a wallet of the directory is installed, for the namespace if there is one. */
function useInstalled(
  namespace: ConnectListItem['namespaces'][number] | undefined,
): (wallet: DirectoryWallet) => boolean {
  const connectors = useConnectors({ namespace })
  const names = useMemo(() => new Set(connectors.flatMap(({ rdns, id }) => [id, rdns])), [connectors])
  return useCallback(({ id, rdns }) => names.has(id) || (rdns !== undefined && names.has(rdns)), [names])
}
