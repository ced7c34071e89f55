import { isSameAddress } from '../address/isSameAddress.ts'
import { referenceOf } from '../caip/referenceOf.ts'
import { callMethod } from '../callMethod.ts'
import type { ConnectorAccount, ConnectorSession } from '../connector.ts'
import { createError as createChainsError } from '../errors/catalogue.ts'
import { read } from '../errors/FoyerError.ts'
import { hasMethod } from '../hasMethod.ts'
import type { CaipNetwork } from '../types.ts'
import type { WalletLink } from '../walletLink/link.ts'
import { createError } from './errors.ts'
import { keyOf } from './keyOf.ts'
import type { Ss58Prefixes } from './networks.ts'
import { parseAccounts } from './parseAccounts.ts'
import { toAccounts } from './toAccounts.ts'
import { toWalletError } from './toWalletError.ts'

export type PolkadotLinkParameters = {
  /** What an extension put on the page. */
  readonly getExtension: () => unknown
  readonly appName: string
  readonly prefixes?: Ss58Prefixes | undefined
}

/** An extension of the Polkadot family. Accounts are all that it knows: which network they are used on is the app's. */
export function createPolkadotLink({ getExtension, appName, prefixes }: PolkadotLinkParameters): WalletLink {
  let injected: unknown
  let network: CaipNetwork | undefined
  let known: readonly ConnectorAccount[] = []

  async function open(networks: readonly CaipNetwork[]): Promise<ConnectorSession | undefined> {
    const extension = getExtension()
    injected = await callMethod(extension, hasMethod(extension, 'enable') ? 'enable' : 'connect', appName)
    network = networks.find(({ chainNamespace }) => chainNamespace === 'polkadot')
    if (!network) throw createChainsError('CHAIN_NOT_SUPPORTED', undefined, { prefix: 'polkadot:connect' })
    known = accountsOf(await callMethod(read(injected, 'accounts'), 'get'), network)
    return known.length
      ? { namespace: 'polkadot', accounts: known, chainId: referenceOf(network) }
      : undefined
  }

  const accountsOf = (answer: unknown, on: CaipNetwork): readonly ConnectorAccount[] =>
    toAccounts(parseAccounts(answer) ?? [], { network: on, prefixes })

  return {
    get provider() {
      return injected
    },
    async connect({ networks, address, signal }) {
      try {
        const session = await open(networks)
        if (!session) throw createError('NO_ACCOUNTS_FOUND', undefined, { prefix: 'polkadot:connect' })
        const isWanted = (account: ConnectorAccount): boolean =>
          address !== undefined &&
          (isSameAddress(account.address, address) || keyOf(account.address) === keyOf(address))
        const accounts = session.accounts.toSorted((a, b) => Number(isWanted(b)) - Number(isWanted(a)))
        return { ...session, accounts }
      } catch (error) {
        throw toWalletError(error, { operation: 'connect', code: 'CONNECT_FAILED', signal })
      }
    },
    // Silent for those who were let in before, and no others are asked.
    restore: ({ networks }) => open(networks),
    async disconnect() {
      injected = undefined
    },
    async switchNetwork(target) {
      const accounts = accountsOf(await callMethod(read(injected, 'accounts'), 'get'), target)
      if (!accounts.length)
        throw createError('NO_ACCOUNTS_FOUND', undefined, { prefix: 'polkadot:switchNetwork' })
      network = target
      known = accounts
      return { accounts, chainId: referenceOf(target) }
    },
    listen({ change }) {
      const accounts = read(injected, 'accounts')
      if (!hasMethod(accounts, 'subscribe')) return undefined
      const unsubscribe = accounts.subscribe((answer: unknown) => {
        if (!network || !parseAccounts(answer)) return
        const next = accountsOf(answer, network)
        // It begins by telling what is known already.
        if (keysOf(next) === keysOf(known)) return
        known = next
        change({ accounts: next })
      })
      return () => {
        if (typeof unsubscribe === 'function') return void unsubscribe()
        // Some give the undo later.
        void Promise.resolve(unsubscribe).then((undo) => {
          if (typeof undo === 'function') undo()
        })
      }
    },
  }
}

const keysOf = (accounts: readonly ConnectorAccount[]): string =>
  accounts.map(({ address }) => address).join()
