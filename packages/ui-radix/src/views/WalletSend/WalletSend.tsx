import {
  useAccount,
  useFeatures,
  useModalRouter,
  useNetwork,
  usePrepareSend,
  useRouteData,
  useSend,
  useToast,
  type SendRequest,
} from '@foyer/headless'
import { type FormEvent, type ReactElement, useState, useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { DownIcon } from '../../primitives/Icon/arrowIcons.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { sendFailure, sendMessages } from '../shared/transfers/sendMessages.ts'
import { walletSendMessages as messages } from './messages.ts'
import { SendAmountField } from './SendAmountField.tsx'
import { ReceiverField } from './ReceiverField.tsx'
import { SendButton } from './SendButton.tsx'
import { EmptyView } from '../shared/EmptyView.tsx'

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
  const isFilling = useRequest(request)
  const { problem } = useSend()
  const { prepareSend, isPending: isPreparing } = usePrepareSend()
  const { push } = useModalRouter()
  const { show } = useToast()
  const review = (event: FormEvent): void => {
    event.preventDefault()
    if (problem !== undefined || isPreparing) return
    prepareSend(undefined, {
      onSuccess: () => push('WalletSendPreview', request && { send: request }),
      onError: (error) =>
        show({ message: sendFailure(error, t(sendMessages, 'send.failed')), variant: 'error' }),
    })
  }
  return (
    <form onSubmit={review}>
      <Stack gap={8}>
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

/** Fills the form with the values of the app once; `true` during that. */
export function useRequest(request: SendRequest | undefined): boolean {
  const t = useTranslate()
  const { fill } = useSend()
  const { show } = useToast()
  const [filled, setFilled] = useState<SendRequest>()
  const begun = useRef<SendRequest>(undefined)
  useEffect(() => {
    if (!request || begun.current === request) return
    begun.current = request
    fill(request)
      .catch((error: unknown) =>
        show({ message: sendFailure(error, t(sendMessages, 'send.tokenFailed')), variant: 'error' }),
      )
      .finally(() => setFilled(request))
  }, [request, fill, show, t])
  return request !== filled
}
