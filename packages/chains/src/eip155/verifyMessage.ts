import { type Client, verifyMessage as recovers } from 'viem'
import { verifyMessage as isValidOnChain } from 'viem/actions'
import { abortable } from '../async/deadline.ts'
import { read } from '../errors/FoyerError.ts'
import type { Operation } from '../operations.ts'
import type { Hex } from '../types.ts'
import { createReadClient, type ReadOptions } from './readClient.ts'
import { toPersonalMessage } from './toPersonalMessage.ts'
import { toWalletError } from './toWalletError.ts'

const operation = 'verifyMessage'
const code = 'VERIFY_FAILED'
/** viem's code for what is no answer of a node. */
const UNKNOWN_ERROR = -1

/**
 * EIP-191 by an account's own key, without asking anybody; otherwise the contract of the account is asked (EIP-1271),
 * also one that is not deployed yet (EIP-6492).
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
    try {
      const { client, failure } = watched(createReadClient({ ...options, network, signal }))
      const isValid = await abortable(isValidOnChain(client, signed), signal)
      // viem takes every failed call for a no; a node that could not be asked has not said no.
      if (!isValid && failure()) throw failure()
      return isValid
    } catch (error) {
      throw toWalletError(error, { operation, code, signal })
    }
  }
}

const isBytes = (value: string): value is Hex => /^0x(?:[0-9a-f]{2})+$/i.test(value)

/** A signature of another form than a key makes is no failure: it is a contract's. */
const isOwnKey = (signed: Parameters<typeof recovers>[0]): Promise<boolean> =>
  recovers(signed).catch(() => false)

/** A client that remembers the last question that got no answer, not even a refusal. */
function watched(client: Client): { readonly client: Client; readonly failure: () => unknown } {
  let failure: unknown
  const request = async (...question: readonly unknown[]): Promise<unknown> => {
    try {
      return await (client.request as (...question: readonly unknown[]) => Promise<unknown>)(...question)
    } catch (error) {
      const code = read(error, 'code')
      if (typeof code !== 'number' || code === UNKNOWN_ERROR) failure = error
      throw error
    }
  }
  return { client: { ...client, request: request as Client['request'] }, failure: () => failure }
}
