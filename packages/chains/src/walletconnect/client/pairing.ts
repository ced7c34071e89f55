import type SignClient from '@walletconnect/sign-client'
import type { ProposeParameters } from './handle.ts'

/** Topic of the pairing in a pairing URI. */
export const pairingOf = (uri: string): string | undefined => /^wc:([0-9a-f]+)@/.exec(uri)?.[1]

const REASON = { code: 5000, message: 'The app withdrew the proposal' }

type Inside = { readonly engine: { readonly events: { emit(event: string, data: unknown): boolean } } }

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
