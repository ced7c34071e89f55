import { isFoyerError, type SendReview, useModalRouter, useSend, useToast } from '@foyer/headless'
import { useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { sendFailure } from '../shared/sendFailure.ts'
import { sendMessages } from '../shared/sendMessages.ts'

/** Has what is shown sent, and leads on; what the wallet did not do is said, and can be tried again. */
export function useConfirm(
  review: SendReview,
  { isRequest }: { readonly isRequest: boolean },
): { readonly confirm: () => void; readonly isAsking: boolean; readonly isDeclined: boolean } {
  const t = useTranslate()
  const { show } = useToast()
  const { confirm, isSending } = useSend()
  const { replace, reset } = useModalRouter()
  const [isDeclined, setDeclined] = useState(false)
  const ask = async (): Promise<void> => {
    try {
      await confirm(review)
      // An app that asked for it is shown how it ends; the visitor sees what is left.
      if (isRequest) return reset('WalletSendConfirmed')
      show({ message: t(sendMessages, 'send.sent'), variant: 'success' })
      replace('Account')
    } catch (error) {
      // Stands where it was asked for, and offers no second time.
      if (isFoyerError(error, 'SEND_UNCLEAR')) return
      setDeclined(true)
      show({ message: sendFailure(error, t(sendMessages, 'send.failed')), variant: 'error' })
    }
  }
  return { confirm: () => void ask(), isAsking: isSending, isDeclined }
}
