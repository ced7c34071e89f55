import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { isSameAddress } from '../address/isSameAddress.ts'
import { abortable } from '../async/deadline.ts'
import { referenceOf } from '../caip/caip.ts'
import { callMethod } from '../callMethod.ts'
import type { ConnectorAccount, ConnectorSession } from '../connector.ts'
import { createError as createChainsError } from '../errors/catalogue.ts'
import { hasMethod, read, undoOf } from '../errors/foreign.ts'
import { messageOf, defineErrors } from '../errors/FoyerError.ts'
import { UserRejectedError } from '../errors/UserRejectedError.ts'
import { type WalletErrorOrigin, walletErrors } from '../errors/walletErrors.ts'
import type { Operation } from '../operations.ts'
import type { CaipNetwork } from '../types.ts'
import type { WalletDriver } from '../walletDriver/walletDriver.ts'
import { keyOf, parseAccounts, toAccounts } from './accounts.ts'
import type { Ss58Prefixes } from './networks.ts'

export type PolkadotDriverParameters = {
  /** The extension's object at `window.injectedWeb3`. */
  readonly getExtension: () => unknown
  readonly appName: string
  readonly prefixes?: Ss58Prefixes | undefined
}

/** Driver of a Polkadot extension. Extensions have accounts only; the app chooses the network. */
export function createPolkadotDriver({
  getExtension,
  appName,
  prefixes,
}: PolkadotDriverParameters): WalletDriver {
  let injected: unknown
  let network: CaipNetwork | undefined
  let known: readonly ConnectorAccount[] = []

  async function open(networks: readonly CaipNetwork[]): Promise<ConnectorSession | undefined> {
    const extension = getExtension()
    // An extension with `connect` rejects `enable` (`@polkadot/extension-inject`).
    injected = await callMethod(extension, hasMethod(extension, 'connect') ? 'connect' : 'enable', appName)
    network = networks.find(({ chainNamespace }) => chainNamespace === 'polkadot')
    if (!network) throw createChainsError('CHAIN_NOT_SUPPORTED', undefined, { prefix: 'polkadot:connect' })
    known = accountsOf(await callMethod(read(injected, 'accounts'), 'get'), network)
    return known.length
      ? { namespace: 'polkadot', accounts: known, chainId: referenceOf(network.caipNetworkId) }
      : undefined
  }

  const accountsOf = (answer: unknown, on: CaipNetwork): readonly ConnectorAccount[] =>
    toAccounts(parseAccounts(answer) ?? [], { network: on, prefixes })

  return {
    get provider() {
      return injected
    },
    async connect({ networks, address }) {
      try {
        const session = await open(networks)
        if (!session) throw createError('NO_ACCOUNTS_FOUND', undefined, { prefix: 'polkadot:connect' })
        const isWanted = (account: ConnectorAccount): boolean =>
          address !== undefined &&
          (isSameAddress(account.address, address) || keyOf(account.address) === keyOf(address))
        const accounts = session.accounts.toSorted((a, b) => Number(isWanted(b)) - Number(isWanted(a)))
        return { ...session, accounts }
      } catch (error) {
        throw toWalletError(error, { operation: 'connect', code: 'CONNECT_FAILED' })
      }
    },
    // No prompt if the page has permission.
    restore: ({ networks }) => open(networks),
    async disconnect() {
      injected = undefined
    },
    async switchNetwork(target, signal) {
      const accounts = accountsOf(await callMethod(read(injected, 'accounts'), 'get'), target)
      signal?.throwIfAborted()
      if (!accounts.length)
        throw createError('NO_ACCOUNTS_FOUND', undefined, { prefix: 'polkadot:switchNetwork' })
      network = target
      known = accounts
      return { accounts, chainId: referenceOf(target.caipNetworkId) }
    },
    listen({ change }) {
      const accounts = read(injected, 'accounts')
      if (!hasMethod(accounts, 'subscribe')) return undefined
      const unsubscribe = accounts.subscribe((answer: unknown) => {
        if (!network || !parseAccounts(answer)) return
        const next = accountsOf(answer, network)
        // The first call has the accounts of the connect.
        if (keysOf(next) === keysOf(known)) return
        known = next
        change({ accounts: next })
      })
      return undoOf(unsubscribe)
    },
  }
}

const keysOf = (accounts: readonly ConnectorAccount[]): string =>
  accounts.map(({ address }) => address).join()

/** Current accounts of the extension for this page. */
export const createReadSession =
  (prefixes: Ss58Prefixes | undefined): Operation<'readSession'> =>
  async ({ network, provider, signal }) => {
    try {
      const answer = await abortable(callMethod(read(provider, 'accounts'), 'get'), signal)
      const accounts = toAccounts(parseAccounts(answer) ?? [], { network, prefixes })
      return { accounts: accounts.map(({ address }) => address) }
    } catch (error) {
      throw toWalletError(error, { operation: 'readSession', code: 'CONNECT_FAILED', signal })
    }
  }

const SIGN_MESSAGE = { operation: 'signMessage', code: 'SIGN_MESSAGE_FAILED' } as const
const SIGN_PREFIX = 'polkadot:signMessage'

/** `signRaw`. Extensions sign `<Bytes>`, the text and `</Bytes>`, which no chain accepts as a transaction. */
export const signMessage: Operation<'signMessage'> = async ({ provider, signal }, { address, message }) => {
  try {
    signal?.throwIfAborted()
    const signer = read(provider, 'signer')
    if (!hasMethod(signer, 'signRaw')) {
      if (provider === undefined)
        throw createChainsError('PROVIDER_NOT_FOUND', undefined, { prefix: SIGN_PREFIX })
      throw createError('SIGN_RAW_NOT_SUPPORTED', undefined, { prefix: SIGN_PREFIX })
    }
    const accounts =
      parseAccounts(await abortable(callMethod(read(provider, 'accounts'), 'get'), signal)) ?? []
    // The extension only accepts the address in its own prefix.
    const original = accounts.find((account) => keyOf(account.address) === keyOf(address))?.address ?? address
    const payload = { address: original, data: `0x${bytesToHex(utf8ToBytes(message))}`, type: 'bytes' }
    const answer = await abortable(callMethod(signer, 'signRaw', payload), signal)
    const signature = read(answer, 'signature')
    if (typeof signature === 'string' && /^0x(?:[0-9a-f]{2}){64,66}$/i.test(signature)) return signature
    throw createChainsError(SIGN_MESSAGE.code, undefined, { prefix: SIGN_PREFIX })
  } catch (error) {
    throw toWalletError(error, { ...SIGN_MESSAGE, signal })
  }
}

/** Rejection texts of extensions, whose errors have no code; SubWallet's are in the language of its visitor. */
const DECLINED =
  /^(?:(?:connection request was )?(?:cancell?ed|rejected)(?: by (?:the )?user)?|user reject request|пользователь отклонил запрос|ユーザーによる拒否された)\.?$/i
/** Text of the error while the extension shows a connect request. */
const PENDING = /has a pending authorization request/i

const toKnownError = /* @__PURE__ */ walletErrors('polkadot')

export function toWalletError(error: unknown, origin: WalletErrorOrigin): unknown {
  if (origin.signal?.aborted) return toKnownError(error, origin)
  const text = messageOf(error) ?? ''
  const options = { prefix: `polkadot:${origin.operation}`, cause: error }
  if (DECLINED.test(text)) return new UserRejectedError(options)
  if (PENDING.test(text))
    return createChainsError('REQUEST_PENDING', undefined, { ...options, isRetryable: true })
  return toKnownError(error, origin)
}

/** Errors of this namespace. */
const texts = {
  NO_ACCOUNTS_FOUND: () => 'No accounts found',
  SIGN_RAW_NOT_SUPPORTED: () => 'signRaw not supported',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)
