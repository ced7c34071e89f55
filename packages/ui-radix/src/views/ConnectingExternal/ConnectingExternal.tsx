import {
  isFoyerError,
  useConnect,
  useConnections,
  useModalRouter,
  useConnectors,
  useConnectProcess,
  useRouteData,
} from '@foyer/headless'
import { type ReactElement, useEffect, useState } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { heroMessages } from '../../i18n/statusMessages.ts'
import { useLazyComponent } from '../../load/useLazyComponent.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { Slot } from '../../modal/slots.tsx'
import { useSlow } from '../../modal/useSlow.ts'
import { Image } from '../../primitives/Image/Image.tsx'
import { StatusHero } from '../../primitives/StatusHero/StatusHero.tsx'
import { CopyErrorButton } from '../shared/wallets/CopyErrorButton.tsx'
import { connectingState } from './rules.ts'

export const connectingMessages = {
  'connecting.extension.body': 'Approve the request in the wallet.',
  'connecting.linked.title': 'Already connected',
  'connecting.linked.body': 'To add another one, switch account inside {wallet}.',
  'connecting.linked.choose': 'Choose another account',
  'connecting.missing.title': '{wallet} was not found',
  'connecting.missing.body': 'Install or enable it, then reload this page.',
  'connecting.pending': '{wallet} is waiting for your answer to an earlier request. Open it to respond.',
} as const

const importDownloadBar = async () => ({
  default: (await import('../shared/wallets/DownloadBar.tsx')).DownloadBar,
})

/** Status of the request to a wallet. The code that navigates here starts the request; a retry starts it again. */
export default function ConnectingExternal(): ReactElement {
  const t = useTranslate()
  const { announce } = useShell()
  const data = useRouteData('ConnectingExternal')
  const connector = data?.connector
  const { connect } = useConnect()
  const { cancel, status, connector: asked, startedAt, error } = useConnectProcess()
  // A connector of one namespace, which may be narrowed from several, requests only that namespace.
  const [only, ...others] = connector?.namespaces ?? []
  const namespaces = only && others.length === 0 ? [only] : undefined
  const listed = useConnectors().flatMap((entry) => entry.connectors ?? [entry])
  const isListed = listed.some(({ uid }) => uid === connector?.uid)
  // Of several namespaces in any order.
  const linked = useConnections()
    .flatMap((connection) => (connection.connector.uid === connector?.uid ? connection.address : []))
    .toSorted()
    .join(' ')
  const isOwnProcess = asked?.uid === connector?.uid
  // A quick wallet may have approved before the JavaScript of this view has loaded.
  const [wasLinked] = useState(linked !== '' && !(isOwnProcess && status === 'success'))
  const [isChoosing, setChoosing] = useState(false)
  const state = connectingState({
    isListed,
    wasLinked: wasLinked && !isChoosing,
    isSlow: useSlow(status === 'pending' && isOwnProcess ? startedAt : undefined),
    status,
    isOwnProcess,
  })
  useChangeInWallet(wasLinked && !isChoosing, linked)
  const isMissing = state === 'missing' && data?.wallet !== undefined
  const DownloadBar = useLazyComponent(importDownloadBar, { isWanted: isMissing })

  const wallet = connector?.name ?? ''
  const title = titleOf(state, wallet, t)
  useEffect(() => announce(title), [announce, title])
  const isPending =
    isFoyerError(error, 'REQUEST_PENDING') ||
    // An error of an app's own connector.
    (error as { cause?: { code?: unknown } } | undefined)?.cause?.code === -32002
  const ask = (): void => {
    if (!connector) return
    cancel()
    connect({ connector, namespaces, describeWallet: () => data, isAccountChoice: wasLinked })
  }
  const chooseAccounts = (): void => {
    setChoosing(true)
    ask()
  }
  return (
    <Slot name="status.hero" data={{ state }}>
      <StatusHero
        state={state === 'linked' ? 'done' : state === 'missing' ? 'failed' : state}
        image={
          <Image src={connector?.icon} logo={connector && `wallet:${connector.id}`} name={wallet} size={80} />
        }
        title={title}
        body={
          isPending
            ? t(connectingMessages, 'connecting.pending', { wallet })
            : bodyOf(state, wallet, error, t)
        }
        onRetry={
          state === 'declined' || state === 'failed' || state === 'slow'
            ? ask
            : state === 'linked' && connector?.canChooseAccounts
              ? chooseAccounts
              : undefined
        }
        retryLabel={
          state === 'linked'
            ? t(connectingMessages, 'connecting.linked.choose')
            : t(commonMessages, 'common.retry')
        }
      >
        {state === 'failed' && <CopyErrorButton error={error} />}
        {isMissing && DownloadBar && <DownloadBar wallet={data.wallet} />}
      </StatusHero>
    </Slot>
  )
}

/** Leaves the view of a connected wallet when the visitor chooses another account in it, or disconnects it there. */
function useChangeInWallet(isFollowed: boolean, addresses: string): void {
  const { history, replace, goBackToIndex } = useModalRouter()
  const { has } = useShell()
  const [before] = useState(addresses)
  const hasChanged = isFollowed && addresses !== before
  useEffect(() => {
    if (!hasChanged) return
    const index = history.indexOf('ProfileWallets')
    if (addresses === '') replace('Connect')
    else if (index !== -1) goBackToIndex(index)
    else replace(has('ProfileWallets') ? 'ProfileWallets' : 'Account')
    // Runs once; the other values are only read.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasChanged])
}

type Translate = ReturnType<typeof useTranslate>

function titleOf(state: ReturnType<typeof connectingState>, wallet: string, t: Translate): string {
  if (state === 'declined') return t(heroMessages, 'hero.declined.title')
  if (state === 'failed') return t(heroMessages, 'hero.failed.title')
  if (state === 'done') return t(heroMessages, 'hero.done.title')
  if (state === 'linked') return t(connectingMessages, 'connecting.linked.title')
  if (state === 'missing') return t(connectingMessages, 'connecting.missing.title', { wallet })
  return t(heroMessages, 'hero.waiting.title', { wallet })
}

function bodyOf(
  state: ReturnType<typeof connectingState>,
  wallet: string,
  error: Error | undefined,
  t: Translate,
): string | undefined {
  if (state === 'declined') return t(heroMessages, 'hero.declined.body')
  if (state === 'failed') return errorText(t, error)
  if (state === 'linked') return t(connectingMessages, 'connecting.linked.body', { wallet })
  if (state === 'missing') return t(connectingMessages, 'connecting.missing.body')
  if (state === 'slow') return t(heroMessages, 'hero.slow.body', { wallet })
  return state === 'done' ? undefined : t(connectingMessages, 'connecting.extension.body')
}
