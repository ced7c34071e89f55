import { useDisconnect, useModal, useModalRouter, useRouteData, useSend, useToast } from '@foyer/headless'
import type { ReactElement } from 'react'
import { failureText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { sharedMessages } from '../shared/messages.ts'
import { walletSendMessages as messages } from './messages.ts'
import { sendAction } from './rules.ts'

/** Submit button, with the next missing input. */
export function SendButton({ isPreparing }: { readonly isPreparing: boolean }): ReactElement {
  const t = useTranslate()
  const { problem, receiver } = useSend()
  const { preload, has } = useShell()
  // A disconnect would reject the request of the app.
  const isRequest = useRouteData('WalletSend')?.send !== undefined
  // The field shows the reason of a failed lookup.
  const isInvalid = problem !== undefined && !(problem === 'invalidReceiver' && receiver.error)
  const action = sendAction({ problem, isPreparing })
  if (action === 'choose' && (has('FundWallet') || !isRequest)) return <WithoutEnough isRequest={isRequest} />
  return (
    <Button
      type="submit"
      variant="primary"
      size={52}
      block
      loading={action === 'busy'}
      disabled={action === 'blocked' || action === 'choose'}
      onPointerEnter={() => preload('WalletSendPreview')}
      onFocus={() => preload('WalletSendPreview')}
    >
      {t(messages, isInvalid ? `walletSend.${problem}` : 'walletSend.review')}
    </Button>
  )
}

/** Insufficient balance, which the field for the amount says: ways to fund the account, or to another wallet. */
function WithoutEnough({ isRequest }: { readonly isRequest: boolean }): ReactElement {
  const t = useTranslate()
  const { disconnectAsync, isPending } = useDisconnect()
  const { open } = useModal()
  const { show } = useToast()
  const { push } = useModalRouter()
  const { has } = useShell()
  return (
    // As high as the button that these replace.
    <Stack direction="row" gap={8} equal>
      {has('FundWallet') && (
        <Button
          variant="primary"
          size={52}
          onClick={() => push('FundWallet', { redirectView: 'WalletSend' })}
        >
          {t(messages, 'walletSend.fund')}
        </Button>
      )}
      {!isRequest && (
        <Button
          size={52}
          loading={isPending}
          onClick={() => {
            // A wallet that fails to disconnect is disconnected here as well.
            void disconnectAsync()
              .catch((error: unknown) =>
                show({
                  message: failureText(t, error, t(sharedMessages, 'disconnect.failed')),
                  variant: 'error',
                }),
              )
              .then(() => open({ view: 'Connect', data: { redirectView: 'WalletSend' } }))
          }}
        >
          {t(messages, 'walletSend.otherWallet')}
        </Button>
      )}
    </Stack>
  )
}
