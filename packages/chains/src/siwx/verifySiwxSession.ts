import { type ChainAdapter, runOperation } from '../adapter.ts'
import { now as clock } from '../async/timing.ts'
import { parseCaipNetworkId } from '../caip/caip.ts'
import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/foreign.ts'
import type { CaipNetwork, CaipNetworkId } from '../types.ts'
import { parseSiwxMessage } from './parseSiwxMessage.ts'
import { findRefusal, LEEWAY_MS, type SiwxExpectations } from './rules.ts'
import type { SiwxMessageData, SiwxSession } from './types.ts'

export type VerifySiwxSessionParameters = SiwxExpectations & {
  /** One per supported namespace. */
  readonly adapters: readonly ChainAdapter[]
  /** Accepted networks. Their RPC URLs are not used. */
  readonly networks: readonly CaipNetwork[]
  /**
   * Trusted nodes for contract accounts (ERC-1271, ERC-6492, ERC-8010), by network: their answer decides about the
   * sign-in.
   * @default none: only key accounts can sign in
   */
  readonly contractRpcUrls?: Partial<Record<CaipNetworkId, readonly string[]>> | undefined
  /** Time in ms by which the signer's clock may be ahead, for `issuedAt` and `notBefore`. @default 120_000 */
  readonly leewayMs?: number | undefined
  /** Milliseconds since 1970. @default the clock */
  readonly now?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Verifies a sign-in, in a page or on a server: the text is the exact serialization of the fields, for this domain,
 * nonce and time, its network is one of `networks`, and the account signed it. Resolves with the fields. A signature is
 * verified by the account's key; for contract wallets a node of `contractRpcUrls` is asked.
 *
 * Throws `SIWX_MESSAGE_INVALID`, `SIWX_REFUSED` (with the reason in `context`), `SIGNATURE_INVALID`, or `VERIFY_FAILED`
 * when a contract wallet could not be asked.
 *
 * @example
 * ```ts
 * import { eip155 } from '@foyer/chains/eip155'
 * import { mainnet } from '@foyer/chains/networks'
 * import { type SiwxSession, verifySiwxSession } from '@foyer/chains/siwx'
 * declare const session: SiwxSession
 * declare const nonce: string
 * const { accountAddress } = await verifySiwxSession(session, {
 *   adapters: [eip155()],
 *   networks: [mainnet],
 *   domain: 'app.example',
 *   nonce,
 * })
 * ```
 */
export async function verifySiwxSession(
  session: SiwxSession,
  {
    adapters,
    networks,
    contractRpcUrls = {},
    leewayMs = LEEWAY_MS,
    now = clock(),
    signal,
    ...expectations
  }: VerifySiwxSessionParameters,
): Promise<SiwxMessageData> {
  // The parsed body of a request may also be `null`.
  const data = parseSiwxMessage(read(session, 'message') as string)
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === data.chainId)
  const { namespace } = parseCaipNetworkId(data.chainId)
  const adapter = adapters.find((candidate) => candidate.namespace === namespace)
  const refusal = findRefusal({ data, claimed: session.data, now, leewayMs }, expectations)
  if (refusal || !network) throw createError('SIWX_REFUSED', { reason: refusal ?? 'network' })
  if (!adapter?.operations.verifyMessage) throw createError('SIWX_REFUSED', { reason: 'namespace' })
  const isSigned = await runOperation(adapter, 'verifyMessage', {
    network: { ...network, rpcUrls: { default: { http: contractRpcUrls[network.caipNetworkId] ?? [] } } },
    provider: undefined,
    signal,
    parameters: { address: data.accountAddress, message: session.message, signature: session.signature },
  })
  if (!isSigned) throw createError('SIGNATURE_INVALID')
  return data
}
