import { type Client, verifyMessage as recovers } from 'viem'
import { verifyMessage as isValidOnChain } from 'viem/actions'
import { abortable } from '../async/deadline.ts'
import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/foreign.ts'
import type { Operation } from '../operations.ts'
import type { Hex } from '../types.ts'
import { isRevert } from './isRevert.ts'
import { createReadClient, type ReadOptions } from './readClient.ts'
import { toPersonalMessage, toWalletError } from './wire.ts'

const operation = 'verifyMessage'
const code = 'VERIFY_FAILED'
/** Codes of errors that say nothing about a call: viem's for a missing response, a rate limit, an internal error. */
const FAILURES: readonly unknown[] = [-1, -32_005, -32_603]

/**
 * Suffixes of signatures of a contract that the account does not have yet: one to be deployed (ERC-6492), one to be
 * delegated to (ERC-8010).
 */
const SUFFIXES: readonly string[] = ['6492', '8010'].map((standard) => standard.repeat(16))

/**
 * EIP-191 by the account's own key, without a node. Otherwise a node is asked about the account's contract (ERC-1271,
 * ERC-6492, ERC-8010), if the account has code or the signature has the suffix of ERC-6492 or ERC-8010; without nodes
 * the result is `false`.
 */
export function createVerifyMessage(options: ReadOptions): Operation<'verifyMessage'> {
  return async ({ network, signal }, { address, message, signature }) => {
    if (!isBytes(signature)) return false
    const signed = {
      address: address as Hex,
      message: { raw: toPersonalMessage(message) },
      signature,
    }
    if (await isOwnKey(signed)) return true
    const hasNodes = network.rpcUrls.default.http.length > 0 || options.transports?.[network.caipNetworkId]
    if (!hasNodes) return false
    try {
      const nodes = createReadClient({ ...options, network, signal })
      const isUndeployed = SUFFIXES.some((suffix) => signature.endsWith(suffix))
      const isContract = isUndeployed || (await hasCode(nodes, signed.address))
      if (!isContract) return false
      const { client, failure, isAsked } = watched(nodes)
      const isValid = await abortable(isValidOnChain(client, signed), signal).catch((error: unknown) => {
        // viem throws before its first request if it cannot decode the signature.
        if (isAsked() || signal?.aborted) throw error
        return false
      })
      // viem treats every failed call as an invalid signature, also if only the request failed.
      if (!isValid && failure()) throw failure()
      return isValid
    } catch (error) {
      throw toWalletError(error, { operation, code, signal })
    }
  }
}

/** Also empty, for a message that the account's contract has approved on the chain (ERC-1271), like a Safe. */
const isBytes = (value: unknown): value is Hex =>
  typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value)

async function hasCode(client: Client, address: Hex): Promise<boolean> {
  const bytes: unknown = await client.request({ method: 'eth_getCode', params: [address, 'latest'] } as never)
  if (!isBytes(bytes))
    throw createError(code, undefined, { prefix: `eip155:${operation}`, isRetryable: true })
  return bytes.length > '0x'.length
}

/** A malformed key signature is `false`, not an error: it may be a contract's. */
const isOwnKey = (signed: Parameters<typeof recovers>[0]): Promise<boolean> =>
  recovers(signed).catch(() => false)

/** A client that remembers whether it sent a request, and its last one without a response. */
function watched(client: Client): {
  readonly client: Client
  readonly failure: () => unknown
  readonly isAsked: () => boolean
} {
  let failure: unknown
  let isAsked = false
  const request = async (...question: readonly unknown[]): Promise<unknown> => {
    isAsked = true
    try {
      return await (client.request as (...question: readonly unknown[]) => Promise<unknown>)(...question)
    } catch (error) {
      const reason = read(error, 'code')
      const isAnswer = isRevert(error) || (typeof reason === 'number' && !FAILURES.includes(reason))
      if (!isAnswer) failure = error
      throw error
    }
  }
  return {
    client: { ...client, request: request as Client['request'] },
    failure: () => failure,
    isAsked: () => isAsked,
  }
}
