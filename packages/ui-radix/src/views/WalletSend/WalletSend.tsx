import {
  useAccount,
  useFeatures,
  useModalRouter,
  useNetwork,
  usePrepareSend,
  useRouteData,
  useSend,
  useToast,
  isFoyerError,
  type SendRequest,
} from '@foyer/headless'
import { type FormEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { DownIcon } from '../../primitives/Icon/arrowIcons.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { EmptyView } from '../shared/EmptyView.tsx'
import { sharedMessages } from '../shared/messages.ts'
import { sendFailure, sendMessages } from '../shared/transfers/sendMessages.ts'
import { walletSendMessages as messages } from './messages.ts'
import { ReceiverField } from './ReceiverField.tsx'
import { SendAmountField } from './SendAmountField.tsx'
import { SendButton } from './SendButton.tsx'

/** Form of a send: token, amount, receiver. */
export default function WalletSend(): ReactElement {
  const t = useTranslate()
  const { namespace } = useAccount()
  const { send: isOn } = useFeatures({ namespace })
  const network = useNetwork()
  if (!isOn) {
    return <EmptyView drawing="door" title={t(messages, 'walletSend.none', { network: network.name })} />
  }
  return <SendForm />
}

function SendForm(): ReactElement {
  const t = useTranslate()
  const request = useRouteData('WalletSend')?.send
  const { isFilling, isElsewhere } = useRequest(request)
  const { problem, isEmptied } = useSend()
  const { prepareSend, isPending: isPreparing } = usePrepareSend()
  const { push } = useModalRouter()
  const { show } = useToast()
  const review = (event: FormEvent): void => {
    event.preventDefault()
    if (problem !== undefined) return
    prepareSend(undefined, {
      onSuccess: () => push('WalletSendPreview', request && { send: request }),
      onError: (error) =>
        show({ message: sendFailure(t, error, t(sendMessages, 'send.failed')), variant: 'error' }),
    })
  }
  return (
    <form onSubmit={review}>
      <Stack gap={8}>
        {(isEmptied || isElsewhere) && !isFilling && (
          <Banner role="alert">{t(sharedMessages, 'form.emptied')}</Banner>
        )}
        <SendAmountField isReadOnly={request !== undefined} />
        <Stack align="center" gap={0}>
          <DownIcon size={16} />
        </Stack>
        <ReceiverField isReadOnly={request !== undefined} />
        <SendButton isPreparing={isPreparing || isFilling} />
      </Stack>
    </form>
  )
}

/** Fills the form with the values of the app, for each account on the network of the request. */
function useRequest(request: SendRequest | undefined): {
  readonly isFilling: boolean
  /** The current network is not the network of the request. */
  readonly isElsewhere: boolean
} {
  const t = useTranslate()
  const { fill } = useSend()
  const { show } = useToast()
  const { address } = useAccount()
  const { caipNetworkId } = useNetwork()
  const isElsewhere = request !== undefined && !isOn(request, caipNetworkId)
  const wanted = useMemo(
    () => (request && address !== undefined && !isElsewhere ? { request, address } : undefined),
    [request, address, isElsewhere],
  )
  const [filled, setFilled] = useState<typeof wanted>()
  const started = useRef<typeof wanted>(undefined)
  useEffect(() => {
    if (started.current === wanted) return
    started.current = wanted
    if (!wanted) return
    fill(wanted.request)
      .catch((error: unknown) => {
        // The account or the network changed meanwhile.
        if (isFoyerError(error, 'SEND_OUTDATED')) return
        show({ message: sendFailure(t, error, t(sendMessages, 'send.tokenFailed')), variant: 'error' })
      })
      .finally(() => {
        if (started.current === wanted) setFilled(wanted)
      })
  }, [wanted, fill, show, t])
  return { isFilling: wanted !== undefined && wanted !== filled, isElsewhere }
}

const isOn = ({ namespace, chainId }: SendRequest, caipNetworkId: string): boolean =>
  caipNetworkId === chainId || caipNetworkId === `${namespace}:${chainId}`
