import { callMethod } from '../../callMethod.ts'
import { hasMethod, read } from '../../errors/foreign.ts'
import { createError } from '../errors.ts'
import { nameOfNetwork, networkOfName, type BitcoinNetworkName } from '../networks.ts'
import { parseAddresses } from '../parseAddresses.ts'
import { protocolOf } from '../rules.ts'
import type { BitcoinWallet, BitcoinWalletState } from '../wallet.ts'
import { listenTo } from './listenTo.ts'
import { signHexPsbt } from './signHexPsbt.ts'

const chains: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: 'BITCOIN_MAINNET',
  testnet: 'BITCOIN_TESTNET',
  signet: 'BITCOIN_SIGNET',
}

/** Names in `getNetwork` and `switchNetwork`, of wallets without `getChain` and `switchChain` (Bitget, Binance). */
const networkNames: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: 'livenet',
  testnet: 'testnet',
  signet: 'signet',
}

export type UnisatWalletParameters = {
  readonly name: string
  readonly getWallet: () => unknown
}

/** Unisat, and wallets with its API. Some have no `disconnect` method, or no chains. */
export function createUnisatWallet({ name, getWallet }: UnisatWalletParameters): BitcoinWallet {
  const call = (method: string, ...values: readonly unknown[]): Promise<unknown> =>
    callMethod(getWallet(), method, ...values)
  const optional = (method: string): Promise<unknown> => call(method).catch(() => undefined)

  async function stateOf(accounts: unknown): Promise<BitcoinWalletState> {
    const [account] = parseAddresses(accounts)
    if (!account) return { addresses: [] }
    const publicKey = await optional('getPublicKey')
    return { addresses: parseAddresses([{ ...account, publicKey }]), ...(await readNetwork()) }
  }
  async function readNetwork(): Promise<Omit<BitcoinWalletState, 'addresses'>> {
    if (hasMethod(getWallet(), 'getChain'))
      return networkOfName(read(await optional('getChain'), 'enum'), chains)
    const named = await optional('getNetwork')
    return networkOfName(named === 'mainnet' ? networkNames.mainnet : named, networkNames)
  }
  const readState = async (): Promise<BitcoinWalletState> => stateOf(await call('getAccounts'))

  return {
    connect: async () => stateOf(await call('requestAccounts')),
    readState,
    async disconnect() {
      // A wallet without exposed accounts (locked, or permission revoked) would prompt.
      if (parseAddresses(await call('getAccounts')).length > 0) await optional('disconnect')
    },
    async switchNetwork(network) {
      const wanted = nameOfNetwork(network)
      const hasChains = hasMethod(getWallet(), 'switchChain')
      if (!wanted || (!hasChains && !hasMethod(getWallet(), 'switchNetwork')))
        throw createError('NETWORK_SWITCH_NOT_SUPPORTED', { name }, { prefix: 'bip122:switchNetwork' })
      await (hasChains ? call('switchChain', chains[wanted]) : call('switchNetwork', networkNames[wanted]))
      return readState()
    },
    signMessage: ({ address, message, protocol = protocolOf(address) }) =>
      call('signMessage', message, protocol === 'bip322' ? 'bip322-simple' : 'ecdsa') as Promise<string>,
    sendTransfer: ({ recipient, amount }) =>
      call('sendBitcoin', recipient, Number(amount)) as Promise<string>,
    signPsbt: (parameters) => signHexPsbt(getWallet(), parameters),
    listen({ changed }) {
      return listenTo(getWallet(), {
        accountsChanged(accounts) {
          if (!Array.isArray(accounts)) return
          changed({ addresses: parseAddresses(accounts) })
          // The event has no public keys.
          if (accounts.length > 0) changed({})
        },
        // Addresses change with the network, but the events do not have them.
        chainChanged: () => changed({}),
        networkChanged: () => changed({}),
      })
    },
  }
}
