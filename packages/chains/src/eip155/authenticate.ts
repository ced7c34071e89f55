import * as v from 'valibot'
import { toChecksum } from '../address/toChecksum.ts'
import { referenceOf } from '../caip/caip.ts'
import type { AuthenticatedMessage, AuthenticateParameters, AuthenticateResult } from '../connector.ts'
import { createError } from '../errors/catalogue.ts'
import type { CaipNetworkId, Hex } from '../types.ts'
import { parseChainId, toQuantity } from './quantity.ts'
import { isMethodUnknown } from './rules.ts'
import { connect } from './wallet.ts'
import { request, toWalletError } from './wire.ts'

const VERSION = '1'
/** Further accounts are dropped, and longer messages are ignored. */
const MAX_ACCOUNTS = 100
const MAX_TEXT = 10_000

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT))
/** Absent or an error if the wallet has not signed. */
const signed = v.object({ message: text, signature: v.pipe(text, v.regex(/^0x(?:[0-9a-f]{2})+$/i)) })
const answerSchema = v.object({
  accounts: v.pipe(
    v.array(
      v.object({
        address: v.pipe(
          v.string(),
          v.regex(/^0x[0-9a-f]{40}$/i),
          v.transform((address) => toChecksum(address as Hex)),
        ),
        capabilities: v.fallback(
          v.optional(v.object({ signInWithEthereum: v.fallback(v.optional(signed), undefined) })),
          undefined,
        ),
      }),
    ),
    v.minLength(1),
  ),
})

/**
 * ERC-7846 `wallet_connect` with the capability `signInWithEthereum`: one prompt connects and signs the message. The
 * message and its signature are the wallet's claim; the caller verifies them. A wallet without the method, or without
 * the capability, connects without messages.
 */
export async function authenticate(
  provider: unknown,
  { caipNetworkIds, signal, ...fields }: AuthenticateParameters,
): Promise<AuthenticateResult> {
  const [caipNetworkId] = caipNetworkIds
  try {
    if (caipNetworkId === undefined) throw createError('CONNECT_FAILED', undefined, { prefix: PREFIX })
    const chainId = toQuantity(Number(referenceOf(caipNetworkId)))
    const signInWithEthereum = { ...fields, resources: fields.resources?.slice(), version: '1', chainId }
    const parameters = { version: VERSION, capabilities: { signInWithEthereum: defined(signInWithEthereum) } }
    const answer = await request(provider, 'wallet_connect', [parameters], signal)
    const { accounts } = v.parse(answerSchema, answer)
    const session = {
      namespace: 'eip155' as const,
      accounts: accounts.slice(0, MAX_ACCOUNTS).map(({ address }) => ({ address })),
      chainId: await moveTo(provider, caipNetworkId, signal),
    }
    const messages = accounts.slice(0, MAX_ACCOUNTS).flatMap(({ address, capabilities }) => {
      const given = capabilities?.signInWithEthereum
      return given ? [{ caipNetworkId, address, ...given } satisfies AuthenticatedMessage] : []
    })
    return { sessions: [session], messages }
  } catch (error) {
    if (!signal?.aborted && isMethodUnknown(error))
      return { sessions: [await connect({ provider, networks: [], signal })], messages: [] }
    throw toWalletError(error, { operation: 'authenticate', code: 'CONNECT_FAILED', signal })
  }
}

const PREFIX = 'eip155:authenticate'

/** Chain of the wallet after a request to switch to the chain of the message, which the wallet may decline. */
async function moveTo(
  provider: unknown,
  caipNetworkId: CaipNetworkId,
  signal: AbortSignal | undefined,
): Promise<string> {
  const readChainId = async (): Promise<string | undefined> =>
    parseChainId(await request(provider, 'eth_chainId', undefined, signal))
  const wanted = referenceOf(caipNetworkId)
  const before = await readChainId()
  if (before === wanted) return wanted
  const chainId = toQuantity(Number(wanted))
  await request(provider, 'wallet_switchEthereumChain', [{ chainId }], signal).catch(() => undefined)
  signal?.throwIfAborted()
  const after = await readChainId()
  if (after === undefined) throw createError('CONNECT_FAILED', undefined, { prefix: PREFIX })
  return after
}

const defined = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
