import { bytesToHex } from '@noble/hashes/utils'
import { isCosmosAddress } from '../address/isCosmosAddress.ts'
import { abortable } from '../async/deadline.ts'
import { referenceOf } from '../caip/caip.ts'
import { callMethod } from '../callMethod.ts'
import type { ConnectorAccount, ConnectorSession } from '../connector.ts'
import { createError } from '../errors/catalogue.ts'
import { hasMethod, read } from '../errors/foreign.ts'
import { messageOf } from '../errors/FoyerError.ts'
import { isRejection } from '../errors/toFoyerError.ts'
import { type ToWalletError, walletErrors } from '../errors/walletErrors.ts'
import { holds } from '../holds.ts'
import type { Operation } from '../operations.ts'
import type { CaipNetwork, CaipNetworkId } from '../types.ts'
import type { WalletDriver } from '../walletDriver/walletDriver.ts'
import { toAdr36, toAminoJson } from './adr36.ts'
import type { CosmosChainInfos, StdSignDoc } from './provider.ts'

export type CosmosDriverParameters = {
  readonly getWallet: () => unknown
  /** Window event that the wallet dispatches when the visitor selects another key. */
  readonly changeEvent: string
  readonly target: EventTarget
  /** All networks of the app, requested with one prompt. */
  readonly networks: readonly CaipNetwork[]
  readonly chainInfos?: CosmosChainInfos | undefined
}

/** Driver of a wallet with Keplr's API. Each chain has its own address; the app selects the chain. */
export function createCosmosDriver(parameters: CosmosDriverParameters): WalletDriver {
  const { getWallet, changeEvent, target, networks: all, chainInfos = {} } = parameters
  let network: CaipNetwork | undefined
  let keyChanges = 0

  const call = (method: string, ...values: readonly unknown[]): Promise<unknown> =>
    callMethod(getWallet(), method, ...values)

  /** The current chain, and all other chains of the app. */
  const chainIdsWith = (on: CaipNetwork): readonly string[] => [
    ...new Set([on, ...all.filter(isCosmos)].map(({ id }) => `${id}`)),
  ]

  /**
   * Requests permission for all chains of the app, and returns the session on the current chain. Suggests the current
   * chain once if the wallet does not know it.
   */
  async function enable(
    on: CaipNetwork,
    { operation, signal }: { readonly operation: string; readonly signal?: AbortSignal | undefined },
  ): Promise<ConnectorSession> {
    const chainIds = chainIdsWith(on)
    try {
      await call('enable', chainIds)
      // Leap enables the chains that it knows, and reports another one only here.
      return await open(on, signal)
    } catch (error) {
      signal?.throwIfAborted()
      const info = chainInfos[on.caipNetworkId as CaipNetworkId<'cosmos'>]
      const isSuggested = info !== undefined && hasMethod(getWallet(), 'experimentalSuggestChain')
      if (isRejection(error) || !isUnknownChain(error)) throw error
      // The unknown chain may be another chain of the app.
      if (isSuggested) await call('experimentalSuggestChain', info)
      else if (chainIds.length === 1) throw unknown(operation, error)
    }
    try {
      await call('enable', [`${on.id}`])
      return await open(on, signal)
    } catch (error) {
      throw isUnknownChain(error) ? unknown(operation, error) : error
    }
  }

  async function readAccount(on: CaipNetwork): Promise<ConnectorAccount> {
    const account = parseKey(await call('getKey', `${on.id}`))
    if (account) return account
    throw createError('CONNECT_FAILED', undefined, { prefix: 'cosmos:connect' })
  }

  async function open(on: CaipNetwork, signal?: AbortSignal): Promise<ConnectorSession> {
    signal?.throwIfAborted()
    const before = keyChanges
    const account = await readAccount(on)
    signal?.throwIfAborted()
    // A key was selected while the wallet answered, possibly with the previous key.
    if (keyChanges !== before) return open(on, signal)
    network = on
    return { namespace: 'cosmos', accounts: [account], chainId: referenceOf(on.caipNetworkId) }
  }

  return {
    get provider() {
      return getWallet()
    },
    async connect({ networks, signal }) {
      const on = networks.find(isCosmos)
      if (!on) throw createError('CHAIN_NOT_SUPPORTED', undefined, { prefix: 'cosmos:connect' })
      return enable(on, { operation: 'connect', signal })
    },
    async restore({ networks }) {
      const on = networks.find(isCosmos)
      return on && open(on)
    },
    async disconnect() {
      const chainIds = network && chainIdsWith(network)
      network = undefined
      // Leap has no `disable`, and `disconnect` of the chains that are named.
      if (hasMethod(getWallet(), 'disable')) await call('disable')
      else await call('disconnect', chainIds)
    },
    async switchNetwork(to, signal) {
      const { accounts, chainId } = await enable(to, { operation: 'switchNetwork', signal })
      return { accounts, chainId }
    },
    listen({ change, disconnect }) {
      const reread = (): void => {
        const own = ++keyChanges
        const on = network
        if (!on) return
        // The answer is dropped if the network or the key has changed since.
        const isLatest = (): boolean => network === on && keyChanges === own
        readAccount(on).then(
          (account) => isLatest() && change({ accounts: [account] }),
          () => isLatest() && disconnect(),
        )
      }
      target.addEventListener(changeEvent, reread)
      return () => target.removeEventListener(changeEvent, reread)
    },
  }
}

const isCosmos = ({ chainNamespace }: CaipNetwork): boolean => chainNamespace === 'cosmos'

const unknown = (operation: string, cause: unknown): Error =>
  createError('CHAIN_NOT_SUPPORTED', undefined, { prefix: `cosmos:${operation}`, cause })

const MAX_LENGTH = 128

/** Account in a wallet's key; `undefined` for an invalid one. */
export function parseKey(value: unknown): ConnectorAccount | undefined {
  const [address, publicKey] = [read(value, 'bech32Address'), read(value, 'pubKey')]
  if (typeof address !== 'string' || !isValid(address)) return undefined
  const isKey = publicKey instanceof Uint8Array && publicKey.length > 0
  return { address, ...(isKey && { publicKey: bytesToHex(publicKey) }) }
}

const isValid = (address: string): boolean =>
  address.length <= MAX_LENGTH && holds(() => isCosmosAddress(address))

/** Error texts of wallets for an unknown chain; the last is Cosmostation's, whose only parameter here is the chain. */
const UNKNOWN_CHAIN =
  /no (?:modular )?chain info|unknown chain|chain (?:id )?(?:is )?not (?:supported|found)|invalid chain|^invalid method parameter/i

/** Whether a wallet error means an unknown chain. */
export const isUnknownChain = (error: unknown): boolean => UNKNOWN_CHAIN.test(messageOf(error) ?? '')

export const toWalletError: ToWalletError = /* @__PURE__ */ walletErrors('cosmos')

const SIGN_MESSAGE = { operation: 'signMessage', code: 'SIGN_MESSAGE_FAILED' } as const

const textOf = (document: StdSignDoc): string => new TextDecoder().decode(toAminoJson(document))

const SIGNATURE_BYTES = 64
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** ADR-36, by `signArbitrary`, or by `signAmino` for wallets that only sign documents. */
export const signMessage: Operation<'signMessage'> = async (
  { network, provider, signal },
  { address, message },
) => {
  const chainId = `${network.id}`
  try {
    signal?.throwIfAborted()
    const asked = hasMethod(provider, 'signArbitrary')
      ? callMethod(provider, 'signArbitrary', chainId, address, message)
      : callMethod(provider, 'signAmino', chainId, address, toAdr36(address, message)).then((answer) => {
          const signed = read(answer, 'signed') as StdSignDoc
          // A signature of another document does not prove this text.
          const isSame = textOf(signed) === textOf(toAdr36(address, message))
          return isSame ? read(answer, 'signature') : undefined
        })
    const signature = read(await abortable(asked, signal), 'signature')
    if (isSignature(signature)) return signature
    throw createError(SIGN_MESSAGE.code, undefined, { prefix: 'cosmos:signMessage' })
  } catch (error) {
    throw toWalletError(error, { ...SIGN_MESSAGE, signal })
  }
}

/** Base64 of r and s. */
function isSignature(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length === Math.ceil(SIGNATURE_BYTES / 3) * 4 &&
    BASE64.test(value) &&
    value.endsWith('==')
  )
}
