import { settledWithin } from '../../async/deadline.ts'
import { isFoyerError } from '../../errors/FoyerError.ts'
import type { CaipNetwork } from '../../types.ts'
import type { EmbeddedSession } from '../toSession.ts'
import type { FrameController } from './createFrameController.ts'
import type { Logins } from './createLogins.ts'
import type { Sessions } from './createSessions.ts'
import type { SocialLogin } from './createSocialLogin.ts'
import type { RuntimeParts } from './types.ts'

/** Time limit for the frame on disconnect (docs/spec/checklist.md §9). */
const SIGN_OUT_MS = 3000

export type Restore = {
  /** Restores the login if the frame still has it, or completes a social login that left the page. */
  readonly restore: (networks: readonly CaipNetwork[]) => Promise<readonly EmbeddedSession[]>
  /** Forgets the login at once, and signs out in the frame. */
  readonly signOut: () => Promise<void>
}

/** `undefined` if the frame has no login. A frame that failed to load may still have one on the next page load. */
const unlessRefused = <answer>(asked: Promise<answer>): Promise<answer | undefined> =>
  asked.catch((error: unknown) => {
    if (!isFoyerError(error, 'FRAME_REFUSED')) throw error
    return undefined
  })

/** Start and end of a stored login. */
export function createRestore(
  { loginStorage }: RuntimeParts,
  { open, current, whenReady }: FrameController,
  { isEmpty, leave }: Sessions,
  { loginAll, networksOf }: Logins,
  takeSocial: SocialLogin['take'],
): Restore {
  let restoring: Promise<readonly EmbeddedSession[]> | undefined

  async function restoreAll(networks: readonly CaipNetwork[]): Promise<readonly EmbeddedSession[]> {
    const social = takeSocial()
    if (social) return (await loginAll(networksOf(networks, undefined), { social })).sessions
    if (!loginStorage.isUsed()) return []
    const known = await unlessRefused(open().client.request('IS_CONNECTED'))
    if (known?.isConnected) {
      // Awaited first: a refusal of the app's data, or of the networks with smart accounts, does not end the login.
      await whenReady()
      const opened = await unlessRefused(loginAll(networksOf(networks, undefined)))
      if (opened) return opened.sessions
    }
    leave()
    return []
  }

  return {
    async restore(networks) {
      restoring ??= restoreAll(networks).finally(() => (restoring = undefined))
      return restoring
    },
    async signOut() {
      const isSignedIn = !isEmpty() || loginStorage.isUsed()
      leave()
      const frame = current()
      if (!frame || !isSignedIn) return
      // After the logout the frame answers no approval.
      frame.client.abortApprovals()
      await settledWithin(SIGN_OUT_MS, frame.client.request('SIGN_OUT'))
    },
  }
}
