import { settledWithin } from '../../async/deadline.ts'
import { isFoyerError } from '../../errors/FoyerError.ts'
import type { CaipNetwork } from '../../types.ts'
import type { EmbeddedSession } from '../toSession.ts'
import type { FrameController } from './createFrameController.ts'
import type { Logins } from './createLogins.ts'
import type { Sessions } from './createSessions.ts'
import type { SocialVerbs } from './createSocialVerbs.ts'
import type { RuntimeParts } from './types.ts'

/** How long a visitor who leaves waits for the frame to agree (docs/spec/checklist.md §9). */
const SIGN_OUT_MS = 3000

export type Restore = {
  /** Who had signed in before is signed in again, if the frame still knows them; and who is back from a provider. */
  readonly restore: (networks: readonly CaipNetwork[]) => Promise<readonly EmbeddedSession[]>
  /** Forgets them at once, and tells the frame. */
  readonly signOut: () => Promise<void>
}

/** How a visit begins for who has been here before, and how it ends. */
export function createRestore(
  { memory }: RuntimeParts,
  { open, current }: FrameController,
  { isEmpty, leave }: Sessions,
  { loginAll, networksOf }: Logins,
  takeSocial: SocialVerbs['take'],
): Restore {
  let restoring: Promise<readonly EmbeddedSession[]> | undefined

  async function restoreAll(networks: readonly CaipNetwork[]): Promise<readonly EmbeddedSession[]> {
    const social = takeSocial()
    if (social) return (await loginAll(networksOf(networks, undefined), { social })).sessions
    if (!memory.isUsed()) return []
    try {
      const { isConnected } = await open().client.request('IS_CONNECTED')
      if (isConnected) return (await loginAll(networksOf(networks, undefined))).sessions
      leave()
    } catch (error) {
      // The frame knows nobody. One that does not come may know somebody on the next visit.
      if (!isFoyerError(error, 'FRAME_REFUSED')) throw error
      leave()
    }
    return []
  }

  return {
    async restore(networks) {
      restoring ??= restoreAll(networks).finally(() => (restoring = undefined))
      return restoring
    },
    async signOut() {
      const isSignedIn = !isEmpty() || memory.isUsed()
      leave()
      const frame = current()
      if (!frame || !isSignedIn) return
      await settledWithin(SIGN_OUT_MS, frame.client.request('SIGN_OUT'))
    },
  }
}
