import { abortable } from '../../async/deadline.ts'
import { isFoyerError } from '../../errors/FoyerError.ts'
import { createError } from '../errors.ts'
import { isEmail, retryAt, secondsUntil } from '../rules.ts'
import type { EmbeddedWallet } from '../types.ts'
import type { FrameController } from './createFrameController.ts'
import type { Sessions } from './createSessions.ts'
import type { RuntimeParts } from './types.ts'

const SECONDS_PER_MINUTE = 60

/** Login with an email address. */
export function createEmailLogin(
  { loginStorage, timers, patchState }: Pick<RuntimeParts, 'loginStorage' | 'timers' | 'patchState'>,
  { open, whenReady }: Pick<FrameController, 'open' | 'whenReady'>,
): Pick<EmbeddedWallet, 'connectEmail' | 'connectDevice' | 'connectOtp'> {
  return {
    async connectEmail({ email, signal }) {
      const address = readEmail(email)
      const at = retryAt(loginStorage.sentAt(), timers.now())
      if (at !== undefined) throw createError('EMAIL_TOO_SOON', { seconds: secondsUntil(at, timers.now()) })
      const client = await whenReady(signal)
      const { action, expiresIn } = await client
        .request('CONNECT_EMAIL', { email: address }, { signal })
        .catch((cause: unknown) => {
          throw toEmailError(cause)
        })
      loginStorage.noteSent(timers.now())
      loginStorage.forgetSocial()
      patchState({
        retryAt: retryAt(loginStorage.sentAt(), timers.now()),
        codeMinutes: expiresIn && Math.max(1, Math.floor(expiresIn / SECONDS_PER_MINUTE)),
      })
      return action
    },
    async connectDevice({ signal }) {
      await open().client.request('CONNECT_DEVICE', undefined, { signal })
    },
    async connectOtp({ otp, signal }) {
      await open().client.request('CONNECT_OTP', { otp }, { signal })
    },
  }
}

/** Changes the email of the logged-in user. */
export function createEmailUpdate(
  {
    loginStorage,
    timers,
    getState,
    patchState,
  }: Pick<RuntimeParts, 'loginStorage' | 'timers' | 'getState' | 'patchState'>,
  { open }: Pick<FrameController, 'open'>,
  { ending }: Pick<Sessions, 'ending'>,
): Pick<EmbeddedWallet, 'updateEmail' | 'confirmPrimaryEmail' | 'confirmSecondaryEmail'> {
  return {
    async updateEmail({ email, signal }) {
      const address = readEmail(email)
      const { action } = await open()
        .client.request('UPDATE_EMAIL', { email: address }, { signal })
        .catch((cause: unknown) => {
          throw toEmailError(cause)
        })
      loginStorage.noteSent(timers.now())
      patchState({ retryAt: retryAt(loginStorage.sentAt(), timers.now()) })
      return action
    },
    async confirmPrimaryEmail({ otp, signal }) {
      await open().client.request('UPDATE_EMAIL_PRIMARY_OTP', { otp }, { signal })
    },
    async confirmSecondaryEmail({ otp, signal }) {
      const asked = open().client.request('UPDATE_EMAIL_SECONDARY_OTP', { otp }, { signal })
      const { newEmail } = await abortable(asked, ending())
      loginStorage.noteEmail(newEmail)
      const { user } = getState()
      // The earlier address no longer logs in.
      loginStorage.forgetRecentEmails(user?.email ?? newEmail)
      loginStorage.noteRecentEmail(newEmail)
      if (user) patchState({ user: { ...user, email: newEmail }, recentEmails: loginStorage.recentEmails() })
      return newEmail
    },
  }
}

/** The typed address without surrounding whitespace. Throws `EMAIL_INVALID`. */
function readEmail(text: string): string {
  const email = text.trim()
  if (!isEmail(email)) throw createError('EMAIL_INVALID')
  return email
}

/** Converts the frame's error text for an invalid email. */
const toEmailError = (cause: unknown): unknown =>
  isFoyerError(cause, 'FRAME_REFUSED') && /invalid email/i.test(cause.shortMessage)
    ? createError('EMAIL_INVALID', undefined, { cause })
    : cause
