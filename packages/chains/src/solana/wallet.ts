import { base58, base64 } from '@scure/base'
import { isSameAddress } from '../address/isSameAddress.ts'
import { abortable } from '../async/deadline.ts'
import type { ConnectorSession } from '../connector.ts'
import { createError } from '../errors/catalogue.ts'
import { hasMethod, read, undoOf } from '../errors/foreign.ts'
import type { Operation, OperationContext, SignInFields } from '../operations.ts'
import { exactText } from '../text/exactText.ts'
import type { WalletDriver } from '../walletDriver/walletDriver.ts'
import { chainNameOf } from './clusters.ts'
import { createSolanaError, toWalletError } from './errors.ts'
import type { SolanaProvider, WalletAccount } from './provider.ts'

export type WalletCall = {
  /** Name of the feature; its method has the name after the colon. */
  readonly feature: `${'standard' | 'solana'}:${string}`
  readonly inputs: readonly unknown[]
  /** Account to use: an account may support fewer features than its wallet. */
  readonly account?: WalletAccount | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Calls a feature of a wallet in the same tick. Settles when the wallet answers or the signal aborts. Throws
 * `FEATURE_NOT_SUPPORTED` if wallet or account lack it.
 */
export async function askWallet(provider: unknown, call: WalletCall): Promise<unknown> {
  const { feature, inputs, account, signal } = call
  signal?.throwIfAborted()
  const wallet = walletOf(provider)
  const object = read(wallet.features, feature)
  const method = read(object, feature.slice(feature.indexOf(':') + 1))
  const own = read(account, 'features')
  const isLacking = Array.isArray(own) && own.length > 0 && !own.includes(feature)
  if (typeof method !== 'function' || isLacking) throw createSolanaError('FEATURE_NOT_SUPPORTED', { feature })
  return abortable(Promise.resolve(method.apply(object, inputs)), signal)
}

/** A provider as a Wallet Standard wallet; throws `PROVIDER_NOT_FOUND` for anything else. */
export function walletOf(provider: unknown): SolanaProvider {
  if (typeof read(provider, 'features') !== 'object') throw createError('PROVIDER_NOT_FOUND')
  return provider as SolanaProvider
}

const ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/

/** Solana accounts in a wallet's response; `undefined` if it is not a list. */
export function parseAccounts(value: unknown): readonly WalletAccount[] | undefined {
  if (!Array.isArray(value)) return undefined
  const isOurs = (account: unknown): account is WalletAccount => {
    const address = read(account, 'address')
    return typeof address === 'string' && ADDRESS.test(address) && isOnSolana(read(account, 'chains'))
  }
  const seen = new Set<string>()
  return value.filter(isOurs).filter(({ address }) => !seen.has(address) && seen.add(address))
}

/** An account without chains is accepted. */
function isOnSolana(chains: unknown): boolean {
  return (
    !Array.isArray(chains) ||
    chains.length === 0 ||
    chains.some((chain) => typeof chain === 'string' && chain.startsWith('solana:'))
  )
}

/** Account of the wallet with an address. Throws `NOT_CONNECTED` if the wallet does not expose it. */
export function findAccount(provider: unknown, address: string): WalletAccount {
  const account = parseAccounts(walletOf(provider).accounts)?.find((each) => each.address === address)
  if (!account) throw createError('NOT_CONNECTED', { namespace: 'solana' })
  return account
}

/** Session of a wallet's accounts, the requested account first. */
export function toSession(accounts: readonly WalletAccount[], wanted?: string): ConnectorSession {
  const isFirst = ({ address }: WalletAccount): boolean =>
    wanted !== undefined && isSameAddress(address, wanted)
  const sorted = [...accounts.filter(isFirst), ...accounts.filter((account) => !isFirst(account))]
  return {
    namespace: 'solana',
    accounts: sorted.map(({ address }) => ({ address })),
    chainId: undefined,
  }
}

/** Driver of a Wallet Standard wallet. It has no current network: each transaction request names its chain. */
export function createSolanaDriver(wallet: SolanaProvider): WalletDriver {
  return {
    provider: wallet,
    async connect({ networks, address, signal }) {
      const network = networks.find(({ chainNamespace }) => chainNamespace === 'solana')
      if (network && network.rpcUrls.default.http.length === 0)
        throw createSolanaError('RPC_URL_NOT_FOUND', { chainId: network.id })
      const answer = await askWallet(wallet, { feature: 'standard:connect', inputs: [], signal })
      const accounts = parseAccounts(read(answer, 'accounts')) ?? parseAccounts(wallet.accounts) ?? []
      if (accounts.length === 0) throw createError('CONNECT_FAILED', undefined, { prefix: 'solana:connect' })
      return toSession(accounts, address)
    },
    async restore({ signal }) {
      // Exposed accounts are read without a request, since not every wallet supports `silent`.
      const shown = parseAccounts(wallet.accounts)
      if (shown?.length) return toSession(shown)
      const inputs = [{ silent: true }]
      const answer = await askWallet(wallet, { feature: 'standard:connect', inputs, signal })
      const accounts = parseAccounts(read(answer, 'accounts')) ?? parseAccounts(wallet.accounts)
      return accounts?.length ? toSession(accounts) : undefined
    },
    disconnect: () => askWallet(wallet, { feature: 'standard:disconnect', inputs: [] }),
    listen({ change }) {
      const events = read(wallet.features, 'standard:events')
      if (!hasMethod(events, 'on')) return undefined
      const off = events.on('change', (properties: unknown) => {
        const accounts = parseAccounts(read(properties, 'accounts'))
        if (accounts) change({ accounts: toSession(accounts).accounts })
      })
      return undoOf(off)
    },
  }
}

/** Accounts that the wallet exposes. */
export const readSession: Operation<'readSession'> = async ({ provider, signal }) => {
  signal?.throwIfAborted()
  return {
    accounts: (parseAccounts(read(walletOf(provider), 'accounts')) ?? []).map(({ address }) => address),
  }
}

/** Bytes under a key of a wallet's response: from any realm, of exactly `length` if given; otherwise `undefined`. */
export function parseBytes(answer: unknown, key: string, length?: number): Uint8Array | undefined {
  const value = read(answer, key)
  if (!ArrayBuffer.isView(value) || value.byteLength === 0) return undefined
  if (length !== undefined && value.byteLength !== length) return undefined
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
}

export const SIGNATURE_BYTES = 64

/** Bytes that a wallet has signed, without the signature that Mobile Wallet Adapter appends to them. */
export function parseSignedMessage(output: unknown): Uint8Array | undefined {
  const signed = parseBytes(output, 'signedMessage')
  const signature = parseBytes(output, 'signature', SIGNATURE_BYTES)
  const isAppended = signature?.every((byte, index) => signed?.at(index - SIGNATURE_BYTES) === byte)
  return isAppended ? signed?.slice(0, -SIGNATURE_BYTES) : signed
}

const SIGN_MESSAGE = { operation: 'signMessage', code: 'SIGN_MESSAGE_FAILED' } as const

/** Signs the UTF-8 bytes of a text. Resolves with base58. */
export const signMessage: Operation<'signMessage'> = async ({ provider, signal }, { address, message }) => {
  try {
    const account = findAccount(provider, address)
    const bytes = new TextEncoder().encode(message)
    const inputs = [{ account, message: bytes }]
    const answer = await askWallet(provider, { feature: 'solana:signMessage', inputs, account, signal })
    const [output] = Array.isArray(answer) ? answer : []
    const signature = parseBytes(output, 'signature', SIGNATURE_BYTES)
    const signed = parseSignedMessage(output)
    // A signature of other bytes does not prove this text.
    const isOther = signed !== undefined && base58.encode(signed) !== base58.encode(bytes)
    if (!signature || isOther)
      throw createError(SIGN_MESSAGE.code, undefined, { prefix: 'solana:signMessage' })
    return base58.encode(signature)
  } catch (error) {
    throw toWalletError(error, { ...SIGN_MESSAGE, signal })
  }
}

/** Requests signatures of all transactions at once. The wallet may change them before signing. */
export async function signTransactionBytes(
  { network, provider, signal }: OperationContext,
  address: string,
  transactions: readonly Uint8Array[],
): Promise<readonly Uint8Array[]> {
  const account = findAccount(provider, address)
  const chain = chainNameOf(network)
  const inputs = transactions.map((transaction) => ({ account, transaction, chain }))
  const answer = await askWallet(provider, { feature: 'solana:signTransaction', inputs, account, signal })
  const outputs: readonly unknown[] = Array.isArray(answer) ? answer : []
  return transactions.map((_, index) => {
    const signed = parseBytes(outputs[index], 'signedTransaction')
    if (!signed) throw createError('SIGN_TRANSACTION_FAILED', undefined, { prefix: 'solana:signTransaction' })
    return signed
  })
}

/** Signs a wire transaction in base64 without sending it. */
export const signTransaction: Operation<'signTransaction'> = async (context, { address, transaction }) => {
  try {
    const [signed] = await signTransactionBytes(context, address, [base64.decode(transaction)])
    return base64.encode(signed as Uint8Array)
  } catch (error) {
    const origin = { operation: 'signTransaction', code: 'SIGN_TRANSACTION_FAILED' } as const
    throw toWalletError(error, { ...origin, signal: context.signal })
  }
}

/** Signs several wire transactions in base64 with one prompt, without sending them. */
export const signAllTransactions: Operation<'signAllTransactions'> = async (
  context,
  { address, transactions },
) => {
  try {
    const bytes = transactions.map((transaction) => base64.decode(transaction))
    const signed = bytes.length === 0 ? [] : await signTransactionBytes(context, address, bytes)
    return signed.map((transaction) => base64.encode(transaction))
  } catch (error) {
    const origin = { operation: 'signAllTransactions', code: 'SIGN_TRANSACTION_FAILED' } as const
    throw toWalletError(error, { ...origin, signal: context.signal })
  }
}

const SIGN_IN = { operation: 'signIn', code: 'SIGN_IN_FAILED' } as const

/** Sign In With Solana: the wallet builds the message, shows its fields and signs it. */
export const signIn: Operation<'signIn'> = async ({ provider, signal }, fields) => {
  try {
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    const answer = await askWallet(provider, { feature: 'solana:signIn', inputs: [given], signal })
    const [output] = Array.isArray(answer) ? answer : []
    const address = read(read(output, 'account'), 'address')
    const message = parseBytes(output, 'signedMessage')
    const signature = parseBytes(output, 'signature', SIGNATURE_BYTES)
    const text = message && exactText(message)
    if (typeof address !== 'string' || !text || !signature || !isSignInOf(text, address, fields))
      throw createError(SIGN_IN.code, undefined, { prefix: 'solana:signIn' })
    return { address, message: text, signature: base58.encode(signature) }
  } catch (error) {
    throw toWalletError(error, { ...SIGN_IN, signal })
  }
}

/** Names of the fields in the message (CAIP-122). */
const labels = {
  uri: 'URI',
  version: 'Version',
  chainId: 'Chain ID',
  nonce: 'Nonce',
  issuedAt: 'Issued At',
  expirationTime: 'Expiration Time',
  notBefore: 'Not Before',
  requestId: 'Request ID',
} as const

/** Whether a message contains the account that signed it, and every requested field with its value. */
function isSignInOf(text: string, signer: string, fields: SignInFields): boolean {
  const { domain, address = signer, statement, resources = [] } = fields
  const [first = '', second, ...rest] = text.split('\n')
  const isHeader = first.endsWith(' wants you to sign in with your Solana account:')
  const isDomain = domain === undefined || first.startsWith(`${domain} wants`)
  const wanted = [
    ...(statement === undefined ? [] : statement.split('\n')),
    ...(Object.keys(labels) as (keyof typeof labels)[]).flatMap((name) =>
      fields[name] === undefined ? [] : `${labels[name]}: ${fields[name]}`,
    ),
    ...resources.map((resource) => `- ${resource}`),
  ]
  const isComplete = wanted.every((line) => rest.includes(line))
  return isHeader && isDomain && isComplete && second === signer && address === signer
}
