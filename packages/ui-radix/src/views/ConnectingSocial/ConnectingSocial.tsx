import {
  isFoyerError,
  type SocialLogin,
  useModalRouter,
  useRouteData,
  useSocialLogin,
  useToast,
  type WindowProvider,
} from '@foyer/headless'
import { type ReactElement, useEffect, useRef } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { heroMessages } from '../../i18n/statusMessages.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { Slot } from '../../modal/slots.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { StatusHero } from '../../primitives/StatusHero/StatusHero.tsx'
import { OfflineNote } from '../shared/OfflineNote.tsx'
import { SocialMark, socialLooks } from '../shared/social/SocialMark.tsx'
import { socialMessages } from '../shared/social/socialMessages.ts'
import { useLeaving } from '../shared/useLeaving.ts'
import { CopyErrorButton } from '../shared/wallets/CopyErrorButton.tsx'

export const messages = {
  'connectingSocial.window': 'Finish in the window that opened',
  'connectingSocial.ready': 'Sign in with {provider} in the window that opens.',
  'connectingSocial.blocked': 'Your browser blocked the window',
  'connectingSocial.blockedBody': 'Allow pop-ups for this page, or open it yourself.',
  'connectingSocial.open': 'Open the window',
} as const

/** Waits for the popup of a social login, and shows the result. */
export default function ConnectingSocial(): ReactElement | null {
  const { login, connectSocial, cancel } = useSocialLogin()
  const { replace } = useModalRouter()
  const data = useRouteData('ConnectingSocial')
  const provider = (login.status === 'idle' ? data?.provider : login.provider) as WindowProvider | undefined
  useWayBack(login)
  // A login that is already loading its account completes after the visitor leaves.
  useLeaving(() => login.status === 'account' || cancel())
  const isNobodys = provider === undefined
  useEffect(() => {
    if (isNobodys) replace('ConnectSocials')
  }, [isNobodys, replace])
  return isNobodys ? null : <Waiting login={login} provider={provider} start={connectSocial} />
}

type WaitingProps = {
  readonly login: SocialLogin
  readonly provider: WindowProvider
  readonly start: ReturnType<typeof useSocialLogin>['connectSocial']
}

function Waiting({ login, provider, start }: WaitingProps): ReactElement {
  const t = useTranslate()
  const { announce } = useShell()
  const { status } = login
  const { title, body } = wordsOf(login, socialLooks[provider].name, t)
  useEffect(() => announce(body ? `${title}. ${body}` : title), [announce, title, body])
  const isFailed = status === 'error' || status === 'blocked'
  const state = isFailed ? 'failed' : status === 'success' ? 'done' : 'waiting'
  const open = (): void => start({ provider })
  return (
    <Slot name="status.hero" data={{ state }}>
      <StatusHero
        state={state}
        shape="round"
        image={<SocialMark provider={provider} />}
        title={title}
        body={body}
        onRetry={isFailed ? open : undefined}
        retryLabel={
          status === 'blocked' ? t(messages, 'connectingSocial.open') : t(commonMessages, 'common.retry')
        }
      >
        {status === 'idle' && (
          <Button variant="primary" onClick={open} data-foyer-autofocus="">
            {t(messages, 'connectingSocial.open')}
          </Button>
        )}
        {status === 'error' && <CopyErrorButton error={login.error} />}
        <OfflineNote />
      </StatusHero>
    </Slot>
  )
}

function wordsOf(
  login: SocialLogin,
  provider: string,
  t: ReturnType<typeof useTranslate>,
): { readonly title: string; readonly body?: string | undefined } {
  const title = t(socialMessages, 'social.continue', { provider })
  switch (login.status) {
    case 'idle':
      return { title, body: t(messages, 'connectingSocial.ready', { provider }) }
    case 'account':
      return { title, body: t(socialMessages, 'social.account') }
    case 'blocked':
      return {
        title: t(messages, 'connectingSocial.blocked'),
        body: t(messages, 'connectingSocial.blockedBody'),
      }
    case 'error':
      return {
        title: t(heroMessages, 'hero.failed.title'),
        body: errorText(t, login.error),
      }
    case 'success':
      return { title: t(heroMessages, 'hero.done.title') }
    default:
      return { title, body: t(messages, 'connectingSocial.window') }
  }
}

/** Closing the popup goes back, as does a message of an untrusted origin. */
function useWayBack(login: SocialLogin): void {
  const { goBack } = useModalRouter()
  const { show } = useToast()
  const isForeign = login.status === 'error' && isFoyerError(login.error, 'SOCIAL_ORIGIN_INVALID')
  const isOver = login.status === 'closed' || isForeign
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isOver || isLeaving.current) return
    isLeaving.current = true
    if (isForeign) show({ message: login.error, variant: 'error' })
    goBack()
  }, [isOver, isForeign, login, goBack, show])
}
