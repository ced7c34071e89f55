import * as v from 'valibot'
import type { DiscoveryContext } from '../../adapter.ts'
import { announceHost } from '../announceHost.ts'
import { createSafeChannel, type FramedPage, type SafeChannel } from './createSafeChannel.ts'
import { createSafeProvider } from './createSafeProvider.ts'
import { safeParents } from './rules.ts'
import { type SafeInfo, safeInfoSchema } from './schemas.ts'

export type FindSafeParameters = {
  readonly page: FramedPage & Pick<Window, 'location' | 'document'>
  readonly context: DiscoveryContext
  /** Known origins of Safes. */
  readonly known: readonly string[]
  readonly signal: AbortSignal
}

/** Interval of repeated requests: a Safe shows the page before it can respond. */
const REQUEST_MS = 1_000
const MAX_REQUESTS = 10

/** Lists the Safe that frames this page, if it responds. */
export async function findSafe({ page, context, known, signal }: FindSafeParameters): Promise<void> {
  const { location, document } = page
  const ancestorOrigin = location.ancestorOrigins?.[0]
  const parents = safeParents({ ancestorOrigin, referrer: document.referrer, known })
  if (parents.length === 0 || signal.aborted) return
  const channel = createSafeChannel(page, parents)
  signal.addEventListener('abort', channel.close, { once: true })
  const info = await requestInfo(channel, signal)
  if (!info) return channel.close()
  const provider = createSafeProvider(channel, info)
  // A Safe exists on one chain, and its owners or a relayer pay its fees.
  announceHost({ context, id: 'safe', name: 'Safe', provider, signal, accountType: 'smartAccount' })
}

/** Address and chain of the Safe; `undefined` if the parent is not a Safe. */
async function requestInfo(channel: SafeChannel, signal: AbortSignal): Promise<SafeInfo | undefined> {
  for (let count = 0; count < MAX_REQUESTS; count++) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      const answer = await channel.ask('getSafeInfo', undefined, REQUEST_MS)
      const { success, output } = v.safeParse(safeInfoSchema, answer)
      return success && !signal.aborted ? output : undefined
    } catch {
      // Not loaded yet, or not a Safe.
    }
  }
  return undefined
}
