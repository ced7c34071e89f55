import type SignClient from '@walletconnect/sign-client'
import type { ProposeParameters } from './handle.ts'

/** Topic of the pairing in a pairing URI. */
export const pairingOf = (uri: string): string | undefined => /^wc:([0-9a-f]+)@/.exec(uri)?.[1]

const REASON = { code: 5000, message: 'The app withdrew the proposal' }

type Answer = { readonly session?: unknown }
type Inside = {
  readonly engine: {
    readonly events: {
      emit(event: string, data: unknown): boolean
      on(event: string, listener: (answer: Answer) => void): unknown
      off(event: string, listener: (answer: Answer) => void): unknown
    }
  }
}

/**
 * Withdraws a proposal: a later approval opens no session, and the wallet is notified. If the wallet has just approved,
 * the client rejects the session that follows, as it does without a stored proposal; after the client's own event
 * `proposal_expire` it would ignore the session, which the wallet would keep.
 */
async function cancelProposal(client: SignClient, pairing: string | undefined): Promise<void> {
  const { proposal, core } = client
  for (const { id, pairingTopic } of proposal.getAll()) {
    if (pairingTopic !== pairing) continue
    ;(client as unknown as Inside).engine.events.emit(`session_connect:${id}`, { error: REASON })
    // oxlint-disable-next-line no-await-in-loop -- a pairing has one proposal
    await proposal.delete(id, REASON)
    core.expirer.del(id)
  }
  if (pairing !== undefined && core.pairing.pairings.keys.includes(pairing))
    await core.pairing.disconnect({ topic: pairing })
}

/** Shows a pairing URI and awaits the response of the wallet. An abort before the response withdraws the proposal. */
export async function awaitAnswer<answer>(
  client: SignClient,
  { uri, onUri, signal }: Pick<ProposeParameters, 'onUri' | 'signal'> & { readonly uri: string },
  receive: () => Promise<answer>,
): Promise<answer> {
  const withdraw = (): void => void cancelProposal(client, pairingOf(uri)).catch(() => undefined)
  if (signal?.aborted) withdraw()
  signal?.throwIfAborted()
  signal?.addEventListener('abort', withdraw, { once: true })
  try {
    onUri(uri)
    return await receive()
  } finally {
    signal?.removeEventListener('abort', withdraw)
  }
}

/**
 * Awaits the session of a proposal of an earlier page. Resolves with `undefined` if the client has none, and when all
 * are declined or have expired. An abort withdraws them.
 */
export async function awaitEarlier(client: SignClient, signal: AbortSignal | undefined): Promise<unknown> {
  const { events } = (client as unknown as Inside).engine
  const proposals = client.proposal.getAll()
  const open = new Set(proposals.map(({ id }) => id))
  if (open.size === 0) return undefined
  const withdraw = (): void => {
    for (const { pairingTopic } of proposals) cancelProposal(client, pairingTopic).catch(() => undefined)
  }
  if (signal?.aborted) withdraw()
  signal?.throwIfAborted()
  signal?.addEventListener('abort', withdraw, { once: true })
  const stops: (() => void)[] = []
  const answer = new Promise<unknown>((resolve) => {
    const end = (id: number): void => {
      open.delete(id)
      if (open.size === 0) resolve(undefined)
    }
    const onExpiry = ({ id }: { readonly id: number }): void => end(id)
    client.on('proposal_expire', onExpiry)
    stops.push(() => void client.off('proposal_expire', onExpiry))
    for (const { id } of proposals) {
      const onAnswer = ({ session }: Answer): void => (session === undefined ? end(id) : resolve(session))
      events.on(`session_connect:${id}`, onAnswer)
      stops.push(() => void events.off(`session_connect:${id}`, onAnswer))
    }
  })
  try {
    return await answer
  } finally {
    signal?.removeEventListener('abort', withdraw)
    for (const stop of stops) stop()
  }
}
