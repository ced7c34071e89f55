import { isUserRejected, useModalRouter, useToast } from '@foyer/headless'
import { failureText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { switchMessages } from './switchMessages.ts'

/** Returns a function for a failed network switch: it goes back once, with a message (R4). `network`: its name. */
export function useSwitchFailure(): (error: Error, network: string) => void {
  const t = useTranslate()
  const { goBack } = useModalRouter()
  const { show } = useToast()
  return (error, network) => {
    const key = isUserRejected(error) ? 'switchNetwork.declined' : 'switchNetwork.failed'
    show({ message: failureText(t, error, t(switchMessages, key, { network })), variant: 'error' })
    goBack()
  }
}
