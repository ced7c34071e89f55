import { type DirectoryWallet, useConnect, useConnectProcess, useInstalledConnector } from '@foyer/headless'
import { type ReactElement, useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useSlow } from '../../modal/useSlow.ts'
import { WalletHero } from '../shared/wallets/WalletHero.tsx'
import { pairingMessages as messages } from './messages.ts'
import { browserHero } from './rules.ts'

export type BrowserBodyProps = { readonly wallet: DirectoryWallet }

/** The wallet's extension in this browser; requests at once. */
export function BrowserBody({ wallet }: BrowserBodyProps): ReactElement {
  const t = useTranslate()
  const connector = useInstalledConnector(wallet)
  const { connect } = useConnect()
  const { cancel, status, connector: asked, startedAt, error } = useConnectProcess()
  const isOwnProcess = connector !== undefined && asked?.uid === connector.uid
  const isSlow = useSlow(status === 'pending' && isOwnProcess ? startedAt : undefined)
  const state = browserHero({ status, isSlow, isOwnProcess })
  const isStarted = useRef(false)
  useEffect(() => {
    if (!connector || isStarted.current) return
    isStarted.current = true
    connect({ connector })
  }, [connector, connect])
  return (
    <WalletHero
      state={state}
      name={wallet.name}
      imageSrc={connector?.icon ?? wallet.imageUrl}
      logo={`wallet:${connector?.id ?? wallet.id}`}
      waitingBody={t(messages, 'pairing.browser.body')}
      error={error}
      onRetry={() => {
        if (!connector) return
        cancel()
        connect({ connector })
      }}
    />
  )
}
