import {
  isFoyerError,
  type Routes,
  useConnections,
  useEmailLogin,
  useEmbeddedWallet,
  useEmitEvent,
  useModalRouter,
  useToast,
} from '@foyer/headless'
import { type ReactElement, useRef, useState } from 'react'
import { errorText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Field } from '../../../primitives/Field/Field.tsx'
import { ForwardIcon } from '../../../primitives/Icon/arrowIcons.ts'
import { MailIcon } from '../../../primitives/Icon/controlIcons.ts'
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { Strip } from '../../../primitives/Strip/Strip.tsx'
import { offlineMessages } from '../OfflineNote.tsx'
import { socialMessages } from '../social/socialMessages.ts'
import { useIsOnline } from '../useIsOnline.ts'
import { emailMessages as messages } from './emailMessages.ts'
import { mailDomains } from './mailDomains.ts'
import { RecentEmails } from './RecentEmails.tsx'
import { useSecondsUntil } from './useSecondsUntil.ts'

/** Minimum length to submit. */
const SHORTEST = 4
/** Errors that stay under the field until the visitor types or tries again; others are toasts. */
const inlineCodes = ['EMAIL_INVALID', 'EMAIL_TOO_SOON', 'FRAME_NOT_LOADED']

/** Email field of the login; the next view depends on the visitor's device. */
export default function EmailWidget(): ReactElement {
  const t = useTranslate()
  const { push, data } = useModalRouter()
  // All views with this field have this data.
  const { redirectView, email: initial = '' } = (data ?? {}) as NonNullable<Routes['EmailLogin']>
  const { show } = useToast()
  const emit = useEmitEvent()
  const login = useEmailLogin()
  const isInUse = useConnections().some(({ connector }) => connector.type === 'AUTH')
  const isOnline = useIsOnline()
  const [email, setEmail] = useState(initial)
  const [hasTried, setTried] = useState(false)
  const [isTooShort, setTooShort] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const seconds = useSecondsUntil(login.retryAt)

  const type = (text: string): void => {
    setEmail(text)
    setTooShort(false)
    if (login.error) login.reset()
  }
  const submit = (address: string): void => {
    if (login.isPending || address === '') return
    if (address.length < SHORTEST) return setTooShort(true)
    setTried(!isOnline)
    if (!isOnline) return
    if (login.network) return push('SwitchNetwork', { network: login.network, redirectView, email: address })
    login.connectEmail(
      { email: address },
      {
        onSuccess: (next) => {
          const route = { email: address.trim(), redirectView }
          if (next === 'VERIFY_OTP') push('EmailVerifyOtp', route)
          if (next === 'VERIFY_DEVICE') push('EmailVerifyDevice', route)
        },
        onError: (error) => {
          const isInline = inlineCodes.some((code) => isFoyerError(error, code))
          if (!isInline) show({ message: error, variant: 'error' })
        },
      },
    )
  }
  const isTooSoon = isFoyerError(login.error, 'EMAIL_TOO_SOON') && seconds > 0
  // Announced when it appears, not each second.
  const cooldown = isTooSoon && <span aria-live="off">{t(messages, 'email.cooldown', { n: seconds })}</span>
  const isInvalid = isTooShort || isFoyerError(login.error, 'EMAIL_INVALID')
  const invalid = isInvalid ? t(messages, 'email.invalid') : undefined
  const missing = isFoyerError(login.error, 'FRAME_NOT_LOADED') ? errorText(t, login.error) : undefined
  const isOffline = !isOnline && (hasTried || login.isPending)
  const offline = isOffline ? t(offlineMessages, 'offline.note') : undefined
  const { recentEmails } = useEmbeddedWallet()
  const isRecent = recentEmails.includes(email)
  const areRecentsShown = !isInUse && recentEmails.length > 0 && (email === '' || isRecent)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(email)
      }}
    >
      <Stack>
        <Field
          label={t(messages, 'email.placeholder')}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="go"
          icon={<MailIcon />}
          value={email}
          disabled={isInUse}
          hint={isInUse ? t(socialMessages, 'social.inUse') : undefined}
          error={offline ?? (cooldown || invalid || missing)}
          onFocus={() => emit({ event: 'EMAIL_LOGIN_SELECTED' })}
          onChange={({ target }) => type(target.value)}
          ref={field}
          trailing={
            email.length >= SHORTEST && (
              <IconButton type="submit" label={t(messages, 'email.submit')} loading={login.isPending}>
                <ForwardIcon />
              </IconButton>
            )
          }
        />
        {areRecentsShown && (
          <RecentEmails
            pending={login.isPending ? email : undefined}
            onChoose={(chosen) => {
              if (login.isPending) return
              type(chosen)
              submit(chosen)
            }}
            onEmpty={() => field.current?.focus()}
          />
        )}
        {email !== '' && !isInUse && !isRecent && (
          <EmailDomains
            typed={email}
            onChoose={(chosen) => {
              type(chosen)
              field.current?.focus()
            }}
          />
        )}
      </Stack>
    </form>
  )
}

export type EmailDomainsProps = { readonly typed: string; readonly onChoose: (email: string) => void }

/** Suggested domains for the email address. */
export function EmailDomains({ typed, onChoose }: EmailDomainsProps): ReactElement | null {
  const t = useTranslate()
  const domains = mailDomains(typed)
  if (domains.length === 0) return null
  const [name = ''] = typed.trim().split('@')
  return (
    <Strip role="group" aria-label={t(messages, 'email.domains')} dir="ltr">
      {domains.map((domain) => (
        <Button key={domain} size={36} onClick={() => onChoose(`${name}@${domain}`)}>
          {`@${domain}`}
        </Button>
      ))}
    </Strip>
  )
}
