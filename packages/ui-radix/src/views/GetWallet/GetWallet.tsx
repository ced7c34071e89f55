import { useFeatures, useSuggestedWallets } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { ExternalIcon } from '../../primitives/Icon/arrowIcons.ts'
import { GridIcon } from '../../primitives/Icon/controlIcons.ts'
import { Row } from '../../primitives/Row/Row.tsx'
import { WalletRow } from '../../primitives/Row/WalletRow.tsx'
import { SkeletonRow } from '../../primitives/Skeleton/Skeleton.tsx'
import { List, ListItem } from '../../primitives/Stack/Stack.tsx'
import { useListKeys } from '../shared/useListKeys.ts'
import { useReportDownload } from '../shared/wallets/DownloadBar.tsx'

export const messages = {
  'getWallet.list': 'Recommended wallets',
  'getWallet.all': 'Explore all',
} as const

/** Usual number of recommended wallets. */
const ROWS = 4

/** Recommended wallets with links to their pages, and an explorer of others. */
export default function GetWallet(): ReactElement {
  const t = useTranslate()
  const { wallets, isLoading } = useSuggestedWallets()
  const { walletGuideUrl } = useFeatures()
  const report = useReportDownload()
  const outside = { target: '_blank', rel: 'noreferrer' } as const
  return (
    <List aria-label={t(messages, 'getWallet.list')} aria-busy={isLoading || undefined} {...useListKeys()}>
      {wallets.map((wallet) => (
        <ListItem key={wallet.id}>
          <WalletRow
            asChild
            name={wallet.name}
            imageSrc={wallet.imageUrl}
            logo={`wallet:${wallet.id}`}
            trailing={<ExternalIcon size={16} />}
          >
            <a href={wallet.homepage} {...outside} onClick={() => report(wallet, 'homepage')} />
          </WalletRow>
        </ListItem>
      ))}
      {isLoading &&
        wallets.length === 0 &&
        Array.from({ length: ROWS }, (_, index) => (
          <ListItem key={index} aria-hidden>
            <SkeletonRow />
          </ListItem>
        ))}
      <ListItem>
        <Row
          asChild
          name={t(messages, 'getWallet.all')}
          image={<GridIcon />}
          trailing={<ExternalIcon size={16} />}
        >
          <a href={walletGuideUrl} {...outside} />
        </Row>
      </ListItem>
    </List>
  )
}
