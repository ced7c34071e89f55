import { referenceOf } from '../caip/referenceOf.ts'
import { callMethod } from '../callMethod.ts'
import type { ConnectorAccount, ConnectorSession } from '../connector.ts'
import { createError } from '../errors/catalogue.ts'
import { isRejection } from '../errors/toFoyerError.ts'
import { hasMethod } from '../hasMethod.ts'
import type { CaipNetwork, CaipNetworkId } from '../types.ts'
import type { WalletLink } from '../walletLink/link.ts'
import type { CosmosChainInfos } from './options.ts'
import { parseKey } from './parseKey.ts'
import { isUnknownChain } from './rules.ts'

export type CosmosLinkParameters = {
  readonly getWallet: () => unknown
  /** The window event by which the wallet tells that its owner has chosen another key. */
  readonly changeEvent: string
  readonly target: EventTarget
  /** Every network of the app: one prompt is enough for all. */
  readonly networks: readonly CaipNetwork[]
  readonly chainInfos?: CosmosChainInfos | undefined
}

/** A wallet of Keplr's shape. An address differs from chain to chain; which chain is in use is the app's choice. */
export function createCosmosLink(parameters: CosmosLinkParameters): WalletLink {
  const { getWallet, changeEvent, target, networks: all, chainInfos = {} } = parameters
  let network: CaipNetwork | undefined

  const call = (method: string, ...values: readonly unknown[]): Promise<unknown> =>
    callMethod(getWallet(), method, ...values)

  /** Lets the page in, on all of the app's chains; a chain that the wallet does not know is introduced to it, once. */
  async function enable(on: CaipNetwork, operation: string): Promise<void> {
    const chainIds = [...new Set([on, ...all.filter(isCosmos)].map(({ id }) => `${id}`))]
    try {
      await call('enable', chainIds)
      return
    } catch (error) {
      const info = chainInfos[on.caipNetworkId as CaipNetworkId<'cosmos'>]
      const isSuggested = info !== undefined && hasMethod(getWallet(), 'experimentalSuggestChain')
      if (isRejection(error) || !isUnknownChain(error)) throw error
      // Another of the app's chains may be the one that it does not know.
      if (isSuggested) await call('experimentalSuggestChain', info)
      else if (chainIds.length === 1) throw unknown(operation, error)
    }
    try {
      await call('enable', [`${on.id}`])
    } catch (error) {
      throw isUnknownChain(error) ? unknown(operation, error) : error
    }
  }

  async function readAccount(on: CaipNetwork): Promise<ConnectorAccount> {
    const account = parseKey(await call('getKey', `${on.id}`))
    if (account) return account
    throw createError('CONNECT_FAILED', undefined, { prefix: 'cosmos:connect' })
  }

  async function open(on: CaipNetwork): Promise<ConnectorSession> {
    const account = await readAccount(on)
    network = on
    return { namespace: 'cosmos', accounts: [account], chainId: referenceOf(on) }
  }

  return {
    get provider() {
      return getWallet()
    },
    async connect({ networks, signal }) {
      const on = networks.find(isCosmos)
      if (!on) throw createError('CHAIN_NOT_SUPPORTED', undefined, { prefix: 'cosmos:connect' })
      await enable(on, 'connect')
      signal?.throwIfAborted()
      return open(on)
    },
    async restore({ networks }) {
      const on = networks.find(isCosmos)
      return on && open(on)
    },
    async disconnect() {
      network = undefined
      if (hasMethod(getWallet(), 'disable')) await call('disable')
    },
    async switchNetwork(to) {
      await enable(to, 'switchNetwork')
      const { accounts, chainId } = await open(to)
      return { accounts, chainId }
    },
    listen({ change, disconnect }) {
      const reread = (): void => {
        const on = network
        if (!on) return
        readAccount(on).then(
          // A switch that was quicker has the newer address.
          (account) => network === on && change({ accounts: [account] }),
          () => network === on && disconnect(),
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
