import { createError } from '../errors.ts'
import { retryAt, secondsUntil } from '../rules.ts'
import type { EmbeddedWallet } from '../types.ts'
import type { FrameLife } from './createFrameLife.ts'
import { readEmail } from './readEmail.ts'
import { toEmailError } from './toEmailError.ts'
import type { RuntimeParts } from './types.ts'

const SECONDS_PER_MINUTE = 60

/** Signing in with an e-mail address. */
export function createEmailVerbs(
  { memory, timers, patchState }: Pick<RuntimeParts, 'memory' | 'timers' | 'patchState'>,
  { open, whenReady }: Pick<FrameLife, 'open' | 'whenReady'>,
): Pick<EmbeddedWallet, 'connectEmail' | 'connectDevice' | 'connectOtp'> {
  return {
    async connectEmail({ email, signal }) {
      const address = readEmail(email)
      const at = retryAt(memory.sentAt(), timers.now())
      if (at !== undefined) throw createError('EMAIL_TOO_SOON', { seconds: secondsUntil(at, timers.now()) })
      const client = await whenReady(signal)
      const { action, expiresIn } = await client
        .request('CONNECT_EMAIL', { email: address }, { signal })
        .catch((cause: unknown) => {
          throw toEmailError(cause)
        })
      memory.noteSent(timers.now())
      memory.forgetSocial()
      patchState({
        retryAt: retryAt(memory.sentAt(), timers.now()),
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
