import { readEmail } from './readEmail.ts'
import { toEmailError } from './toEmailError.ts'
import { retryAt } from '../rules.ts'
import type { EmbeddedWallet } from '../types.ts'
import type { FrameLife } from './createFrameLife.ts'
import type { RuntimeParts } from './types.ts'

/** Changing the e-mail address of who is signed in. */
export function createEmailUpdate(
  {
    memory,
    timers,
    getState,
    patchState,
  }: Pick<RuntimeParts, 'memory' | 'timers' | 'getState' | 'patchState'>,
  { open }: Pick<FrameLife, 'open'>,
): Pick<EmbeddedWallet, 'updateEmail' | 'confirmPrimaryEmail' | 'confirmSecondaryEmail'> {
  return {
    async updateEmail({ email, signal }) {
      const address = readEmail(email)
      const { action } = await open()
        .client.request('UPDATE_EMAIL', { email: address }, { signal })
        .catch((cause: unknown) => {
          throw toEmailError(cause)
        })
      memory.noteSent(timers.now())
      patchState({ retryAt: retryAt(memory.sentAt(), timers.now()) })
      return action
    },
    async confirmPrimaryEmail({ otp, signal }) {
      await open().client.request('UPDATE_EMAIL_PRIMARY_OTP', { otp }, { signal })
    },
    async confirmSecondaryEmail({ otp, signal }) {
      const { newEmail } = await open().client.request('UPDATE_EMAIL_SECONDARY_OTP', { otp }, { signal })
      memory.noteEmail(newEmail)
      const { user } = getState()
      if (user) patchState({ user: { ...user, email: newEmail } })
      return newEmail
    },
  }
}
