import { isBitcoinAddress } from '../address/isBitcoinAddress.ts'
import { abortable } from '../async/deadline.ts'
import { createError as createChainsError } from '../errors/catalogue.ts'
import { hasMethod, read } from '../errors/foreign.ts'
import { awaitSend } from '../errors/sendUnclear.ts'
import { type ToWalletError, walletErrors } from '../errors/walletErrors.ts'
import { holds } from '../holds.ts'
import type { Operation } from '../operations.ts'
import type { CaipNetwork } from '../types.ts'
import { createError } from './errors.ts'
import { nameOfNetwork, networkOfAddress } from './networks.ts'
import type { BitcoinProvider } from './provider.ts'
import { isSameTransaction } from './requests/readPsbt.ts'

const SIGN_MESSAGE = { operation: 'signMessage', code: 'SIGN_MESSAGE_FAILED' } as const

/**
 * Signs by the protocol for the type of the address: BIP-322 for taproot, and for native segwit if the wallet supports
 * it; ECDSA for the others. A host that needs a certain protocol calls the provider.
 */
export const signMessage: Operation<'signMessage'> = async ({ provider, signal }, { address, message }) => {
  try {
    signal?.throwIfAborted()
    const signature = await abortable(
      methodOf(provider, 'signMessage', 'signMessage')({ address, message }),
      signal,
    )
    if (typeof signature === 'string' && isBase64(signature.replace(VARIANT, ''))) return signature
    return parseBase64(signature, () =>
      createChainsError(SIGN_MESSAGE.code, undefined, { prefix: 'bip122:signMessage' }),
    )
  } catch (error) {
    throw toWalletError(error, { ...SIGN_MESSAGE, signal })
  }
}

const SIGN_PSBT = { operation: 'signPsbt', code: 'SIGN_TRANSACTION_FAILED' } as const

/**
 * Signs inputs of a PSBT; without `signInputs`, all inputs that the wallet owns. Rejects a PSBT of another transaction:
 * MetaMask takes the outputs of the PSBT, and spends coins of its own choice.
 */
export const signPsbt: Operation<'signPsbt'> = async (
  { provider, signal },
  { psbt, signInputs = [], broadcast = false },
) => {
  const prefix = 'bip122:signPsbt'
  // The wallet may already have broadcast the transaction.
  const fail = () => createChainsError(broadcast ? 'SEND_UNCLEAR' : SIGN_PSBT.code, undefined, { prefix })
  try {
    signal?.throwIfAborted()
    const sign = methodOf(provider, 'signPsbt', 'signPsbt')
    const asked: Promise<unknown> = abortable(sign({ psbt, signInputs, broadcast }), signal)
    const answer = await (broadcast ? awaitSend(asked, { prefix, signal }) : asked)
    const signed = parseBase64(read(answer, 'psbt'), fail)
    if (!isSameTransaction(psbt, signed)) throw fail()
    return broadcast ? { psbt: signed, txid: parseTxid(read(answer, 'txid'), fail) } : { psbt: signed }
  } catch (error) {
    throw toWalletError(error, { ...SIGN_PSBT, signal })
  }
}

const SEND_TRANSACTION = { operation: 'sendTransaction', code: 'SEND_TRANSACTION_FAILED' } as const
const SEND_PREFIX = 'bip122:sendTransaction'

/**
 * Sends satoshis. The wallet chooses the inputs and the fee. Rejects data, such as a memo, which would be lost, and a
 * receiver that is no address of the network: wallets fail in ways that do not prove that nothing was sent.
 */
export const sendTransaction: Operation<'sendTransaction'> = async (
  { network, provider, signal },
  { address, to, value = 0n, data },
) => {
  try {
    signal?.throwIfAborted()
    if (data !== undefined && data !== '0x')
      throw createChainsError('OPERATION_NOT_SUPPORTED', { namespace: 'bip122', operation: 'send call data' })
    const send = methodOf(provider, 'sendTransfer', 'sendTransaction')
    if (!isReceiver(to, network))
      throw createError('RECEIVER_INVALID', { network: network.name }, { value: to, prefix: SEND_PREFIX })
    const asked = abortable(send({ address, recipient: to, amount: value }), signal)
    const txid = await awaitSend(asked, { prefix: SEND_PREFIX, signal })
    return parseTxid(txid, () => createChainsError('SEND_UNCLEAR', undefined, { prefix: SEND_PREFIX }))
  } catch (error) {
    throw toWalletError(error, { ...SEND_TRANSACTION, signal })
  }
}

/** Whether an address is of the network; on a network without a known format, whether it is an address at all. */
function isReceiver(address: string, network: CaipNetwork): boolean {
  const name = nameOfNetwork(network)
  return (
    holds(() => isBitcoinAddress(address)) && (name === undefined || networkOfAddress(address, name) === name)
  )
}

/** A method of the wallet. Throws `PROVIDER_NOT_FOUND` without a wallet, `METHOD_NOT_SUPPORTED` without the method. */
export function methodOf<name extends keyof BitcoinProvider>(
  provider: unknown,
  name: name,
  operation: string,
): NonNullable<BitcoinProvider[name]> {
  const prefix = `bip122:${operation}`
  if (!hasMethod(provider, 'getAccountAddresses'))
    throw createChainsError('PROVIDER_NOT_FOUND', undefined, { prefix })
  if (!hasMethod(provider, name)) throw createError('METHOD_NOT_SUPPORTED', undefined, { prefix })
  return provider[name].bind(provider) as NonNullable<BitcoinProvider[name]>
}

export const toWalletError: ToWalletError = /* @__PURE__ */ walletErrors('bip122')

/** Transaction id in a wallet's answer; throws the error of `fail` if invalid. */
function parseTxid(value: unknown, fail: () => unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value)) return value.toLowerCase()
  throw fail()
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
/** Prefix that names the variant of a BIP-322 signature. Wallets by its drafts write none. */
const VARIANT = /^(?:smp|ful|pof)/

const isBase64 = (value: string): boolean => value.length % 4 === 0 && BASE64.test(value)

/** Base64 signature or PSBT in a wallet's answer; throws the error of `fail` if invalid. */
function parseBase64(value: unknown, fail: () => unknown): string {
  if (typeof value === 'string' && isBase64(value)) return value
  throw fail()
}
