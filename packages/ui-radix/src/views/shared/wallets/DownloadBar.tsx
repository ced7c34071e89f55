import {
  type DirectoryWallet,
  useDownloadLinks,
  useModalRouter,
  useRouteData,
  type DownloadLink,
  useEmitEvent,
} from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { shortenName } from '../../../i18n/plainText.ts'
import { useShell } from '../../../modal/ShellContext.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Row } from '../../../primitives/Row/Row.tsx'
import { pairingMessages as messages } from '../pairing/pairingMessages.ts'

/** Download link of a wallet that may not be installed; empty without one (docs/spec/views.md §5.3). */
export function DownloadBar({ wallet }: { readonly wallet: DirectoryWallet }): ReactElement | null {
  const t = useTranslate()
  const { action, links } = useDownloadLinks(wallet)
  const { has } = useShell()
  const report = useReportDownload()
  if (!action) return null
  const url = action.to === 'link' ? action.url : links[0]?.url
  const store = links.find((link) => link.url === url)?.store ?? 'homepage'
  const label = t(messages, 'download.getWallet', { wallet: wallet.name })
  return (
    <Row
      asChild
      name={t(messages, 'download.prompt', { wallet: shortenName(wallet.name) })}
      trailing={
        action.to === 'Downloads' && has('Downloads') ? (
          <ToDownloads wallet={wallet} label={label} />
        ) : (
          <Button size={36} asChild>
            <a
              href={url}
              target="_blank"
              rel="noreferrer noopener"
              aria-label={label}
              onClick={() => report(wallet, store)}
            >
              {t(messages, 'download.get')}
            </a>
          </Button>
        )
      }
    >
      <div />
    </Row>
  )
}

type ToDownloadsProps = { readonly wallet: DirectoryWallet; readonly label: string }

function ToDownloads({ wallet, label }: ToDownloadsProps): ReactElement {
  const t = useTranslate()
  const { preload } = useShell()
  const { push } = useModalRouter()
  // Kept for the way back.
  const data = useRouteData('ConnectingWalletConnect')
  const prepare = (): void => preload('Downloads')
  return (
    <Button
      size={36}
      aria-label={label}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => push('Downloads', { ...data, wallet })}
    >
      {t(messages, 'download.get')}
    </Button>
  )
}

/** Returns a function that emits the event of an opened download page. */
export function useReportDownload(): (
  wallet: Pick<DirectoryWallet, 'id' | 'name' | 'order'>,
  type: DownloadLink['store'],
) => void {
  const emit = useEmitEvent()
  return ({ id, name, order }, type) =>
    emit({ event: 'GET_WALLET', properties: { name, walletRank: order, explorerId: id, type } })
}
