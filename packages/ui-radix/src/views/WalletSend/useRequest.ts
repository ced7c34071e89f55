import { type SendRequest, useSend, useToast } from '@foyer/headless'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { sendFailure } from '../shared/sendFailure.ts'
import { sendMessages } from '../shared/sendMessages.ts'

/** Fills the form with what the app asks for, once; true while that is under way. */
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
