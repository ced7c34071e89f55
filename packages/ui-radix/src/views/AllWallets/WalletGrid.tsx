import { type DirectoryWallet, useChooseWallet, useConnectors, useRouteData } from '@foyer/headless'
import { type ReactElement, useCallback, useMemo } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { CardGrid } from '../../primitives/CardGrid/CardGrid.tsx'
import { allWalletsMessages as messages } from './messages.ts'

export type WalletGridProps = {
  readonly wallets: readonly DirectoryWallet[]
  readonly hasMore: boolean
  readonly onEnd: () => void
}

/** The loaded wallets. */
export function WalletGrid({ wallets, hasMore, onEnd }: WalletGridProps): ReactElement {
  const t = useTranslate()
  const { preload } = useShell()
  const choose = useChooseWallet()
  const redirectView = useRouteData('AllWallets')?.redirectView
  const installed = useInstalled()
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
        if (wallet) choose({ wallet }, { redirectView, displayIndex: index })
      }}
      onIntent={(index) => {
        const wallet = wallets[index]
        preload(wallet && installed(wallet) ? 'ConnectingExternal' : 'ConnectingWalletConnect')
      }}
    />
  )
}

/** Whether a wallet of the directory is installed. */
function useInstalled(): (wallet: DirectoryWallet) => boolean {
  const connectors = useConnectors()
  const names = useMemo(() => new Set(connectors.flatMap(({ rdns, id }) => [id, rdns])), [connectors])
  return useCallback(({ id, rdns }) => names.has(id) || (rdns !== undefined && names.has(rdns)), [names])
}
