import {
  isUserRejected,
  sendRefusal,
  useAccount,
  useConfirmPay,
  useDisconnect,
  useFeatures,
  useModalRouter,
  useNetwork,
  useNetworks,
  usePay,
  usePreparePay,
  useSendFee,
  useToast,
} from '@foyer/headless'
import { type ReactElement, useEffect, useState } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../i18n/plainText.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { Address } from '../../primitives/Address/Address.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { WarningIcon } from '../../primitives/Icon/controlIcons.ts'
import { Image } from '../../primitives/Image/Image.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { LazyUnfinishedNotice } from '../shared/account/LazyUnfinishedNotice.tsx'
import { EmptyView } from '../shared/EmptyView.tsx'
import { sharedMessages } from '../shared/messages.ts'
import { switchMessages } from '../shared/networks/switchMessages.ts'
import { OfflineNote } from '../shared/OfflineNote.tsx'
import { formatExact } from '../shared/tokens/ExactAmount.tsx'
import { PayBadge, payMessages } from '../shared/transfers/PayBadge.tsx'
import { sendFailure } from '../shared/transfers/sendMessages.ts'
import { useRetry } from '../shared/useRetry.ts'
import { LazyWalletAppButton } from '../shared/wallets/LazyWalletAppButton.tsx'
import { Cost } from './Cost.tsx'
import { payQuoteMessages as messages } from './messages.ts'
import { Options } from './Options.tsx'

/** Review of a payment before the wallet is asked: amount, token and fees. */
export default function PayQuote(): ReactElement | null {
  const t = useTranslate()
  const { request, option, progress } = usePay()
  const { isConnected } = useAccount()
  const { replace } = useModalRouter()
  const isReady = progress.status === 'ready' || progress.status === 'paying'
  useEffect(() => {
    if (!isReady) replace('PayLoading')
    else if (request && !isConnected) replace('Pay')
  }, [isReady, isConnected, request, replace])
  if (!option || !request) return <EmptyView drawing="receipt" title={t(payMessages, 'pay.none')} />
  return isConnected && isReady ? <Quote /> : null
}

function Quote(): ReactElement | null {
  const t = useTranslate()
  const { option, quote, isPaying } = usePay()
  const { confirmPayAsync } = useConfirmPay()
  const { address, connector } = useAccount()
  const { error, isQuoting, retry } = useQuote()
  // A rejected switch is not requested again.
  const { isOffline } = useRetry({
    error: isUserRejected(error) ? undefined : error,
    isFetching: isQuoting,
    refetch: retry,
  })
  const { error: obstacle } = useSendFee({ review: quote?.review })
  const { show } = useToast()
  const { preload } = useShell()
  const [isAsking, setAsking] = useState(false)
  if (!option || address === undefined) return null
  // The payment must match the visible review, and the chain must not refuse it.
  const payable = error === undefined && !isOffline && !sendRefusal(obstacle) ? quote : undefined
  const pay = async (): Promise<void> => {
    if (!payable || isAsking) return
    setAsking(true)
    try {
      // After payment the view navigates on.
      await confirmPayAsync({ quote: payable })
    } catch (reason) {
      show({ message: sendFailure(t, reason, t(messages, 'payQuote.failed')), variant: 'error' })
      // A changed review is shown again before payment.
      retry()
    } finally {
      setAsking(false)
    }
  }
  return (
    <Stack gap={16}>
      <LazyUnfinishedNotice kinds={['pay']} />
      <PayBadge option={option} />
      <Row
        asChild
        size={48}
        variant="plain"
        name={connector?.name}
        description={<Address value={address} />}
        image={
          <Image
            src={connector?.icon}
            logo={connector && `wallet:${connector.id}`}
            name={connector?.name ?? ''}
          />
        }
      >
        <div />
      </Row>
      <Options isDisabled={isQuoting || isPaying} />
      <OfflineNote />
      {error && !isOffline ? (
        <Failure error={error} onRetry={retry} />
      ) : (
        <>
          <Switching isQuoting={isQuoting} />
          <Cost isQuoting={isQuoting || error !== undefined} />
        </>
      )}
      {(isPaying || isAsking) && <LazyWalletAppButton />}
      <Button
        variant="primary"
        size={52}
        block
        loading={isPaying || isAsking}
        // Not disabled, which would lose the focus.
        aria-disabled={!payable || isPaying || isAsking || undefined}
        onPointerEnter={() => preload('PayLoading')}
        onFocus={() => preload('PayLoading')}
        onClick={() => void pay()}
      >
        <span>
          {t.rich(messages, 'payQuote.confirm', {
            amount: (
              <bdi key="amount" dir="ltr">
                {`${formatExact(t.locale, option.amount)} ${withoutControls(option.symbol)}`}
              </bdi>
            ),
          })}
        </span>
      </Button>
    </Stack>
  )
}

/** Network of the option, if it is not the current one. */
function useOtherNetwork(): string | undefined {
  const { caipNetworkId: current } = useNetwork()
  const { items } = useNetworks()
  const { option } = usePay()
  if (!option || option.caipNetworkId === current) return undefined
  return items.find(({ network }) => network.caipNetworkId === option.caipNetworkId)?.network.name
}

/** Shown during the network switch. */
function Switching({ isQuoting }: { readonly isQuoting: boolean }): ReactElement | null {
  const t = useTranslate()
  const { announce } = useShell()
  const { connector } = useAccount()
  const network = useOtherNetwork()
  const isAsked = isQuoting && network !== undefined && connector?.type !== 'AUTH'
  const text = isAsked ? t(switchMessages, 'switchNetwork.wallet.body', { network }) : ''
  useEffect(() => {
    if (text) announce(text)
  }, [announce, text])
  if (!text) return null
  return (
    <Text variant="caption" tone="muted" align="center">
      {text}
    </Text>
  )
}

function Failure({
  error,
  onRetry,
}: {
  readonly error: unknown
  readonly onRetry: () => void
}): ReactElement {
  const t = useTranslate()
  const another = useAnotherWallet()
  const isShort = (error as { code?: unknown }).code === 'PAY_INSUFFICIENT'
  const network = useOtherNetwork()
  const key = isUserRejected(error) ? 'switchNetwork.declined' : 'switchNetwork.failed'
  return (
    <EmptyState
      size="small"
      drawing={isShort ? 'coins' : undefined}
      tone="warning"
      icon={<WarningIcon />}
      role="alert"
      title={failureText(
        t,
        error,
        network === undefined
          ? t(messages, isShort ? 'payQuote.insufficient' : 'payQuote.noQuote')
          : t(switchMessages, key, { network }),
      )}
    >
      <Button onClick={onRetry}>{t(commonMessages, 'common.retry')}</Button>
      {isShort && (
        <Button variant="ghost" onClick={another}>
          {t(messages, 'payQuote.another')}
        </Button>
      )}
    </EmptyState>
  )
}

/** Returns a function that pays with another wallet: one of the list, or in place of the connected one. */
function useAnotherWallet(): () => void {
  const t = useTranslate()
  const { multiWallet } = useFeatures()
  const { has } = useShell()
  const { history, push, replace, goBackToIndex } = useModalRouter()
  const { disconnectAsync } = useDisconnect()
  const { show } = useToast()
  return () => {
    if (multiWallet && has('ProfileWallets')) return push('ProfileWallets')
    // The review would close with the account, and reject the payment.
    const index = history.indexOf('Pay')
    if (index === -1) replace('Pay')
    else goBackToIndex(index)
    disconnectAsync().then(
      () => push('Connect', { redirectView: 'PayQuote' }),
      (error: unknown) =>
        show({ message: failureText(t, error, t(sharedMessages, 'disconnect.failed')), variant: 'error' }),
    )
  }
}

/** Quote for option and account; refetched when either changes. */
export function useQuote(): {
  readonly error: unknown
  readonly isQuoting: boolean
  readonly retry: () => void
} {
  const { request, option } = usePay()
  const { preparePayAsync } = usePreparePay()
  const { address } = useAccount()
  const [tries, setTries] = useState(0)
  const [outcome, setOutcome] = useState<{ readonly key: string; readonly error?: unknown }>()
  const key = `${tries} ${address} ${option && request?.options.indexOf(option)}`
  useEffect(() => {
    let isCurrent = true
    const quote = async (): Promise<void> => {
      // StrictMode runs the effect twice; bundlers may load the code of the first call after that of the second,
      // which it would abort.
      await undefined
      if (isCurrent) await preparePayAsync()
    }
    quote().then(
      () => isCurrent && setOutcome({ key }),
      (error: unknown) => isCurrent && setOutcome({ key, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, preparePayAsync])
  // Keyed by option and account, so that a change needs no reset.
  const known = outcome?.key === key ? outcome : undefined
  return { error: known?.error, isQuoting: !known, retry: () => setTries((count) => count + 1) }
}
