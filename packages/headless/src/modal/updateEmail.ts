import { createError } from '../core/errors/configErrors.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { requireEmailLogin } from '../flows/embedded/requireEmbedded.ts'
import { openAt } from './openModal.ts'

export type UpdateEmailReturnType = { readonly email: string }

const NAME = 'updateEmail'

/**
 * Opens the email change of the embedded wallet in the modal. Resolves with the new email, and rejects with
 * `MODAL_CLOSED` when the modal closes, or the config is destroyed.
 *
 * Rejects with `EMBEDDED_WALLET_MISSING` or `EMAIL_LOGIN_MISSING`.
 *
 * @example
 * ```ts
 * import { updateEmail } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { email } = await updateEmail(config)
 * ```
 */
export async function updateEmail(config: Config): Promise<UpdateEmailReturnType> {
  const { embedded } = requireEmailLogin(config)
  const { endsWithModal, processes } = internalsOf(config)
  const emailNow = (): string => embedded.getState().user?.email ?? ''
  const before = emailNow()
  openAt(config, 'UpdateEmailWallet', { email: before })
  // Closes an earlier request.
  endsWithModal.get(NAME)?.()
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    const stop = embedded.subscribe(() => {
      const email = emailNow()
      if (email === before || email === '') return
      end()
      resolve({ email })
    })
    const end = (): void => {
      stop()
      endsWithModal.delete(NAME)
      processes.delete(NAME)
    }
    const close = (): void => {
      end()
      reject(createError('MODAL_CLOSED'))
    }
    endsWithModal.set(NAME, close)
    // Destroying the config closes the request too.
    processes.set(NAME, controller)
    controller.signal.addEventListener('abort', close)
  })
}
