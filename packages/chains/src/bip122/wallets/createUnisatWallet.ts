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

export type UnisatWalletParameters = {
  readonly name: string
  readonly getWallet: () => unknown
}

/** Unisat, and wallets with its API. Some have no `disconnect` method. */
export function createUnisatWallet({ name, getWallet }: UnisatWalletParameters): BitcoinWallet {
  const call = (method: string, ...values: readonly unknown[]): Promise<unknown> =>
    callMethod(getWallet(), method, ...values)
  const optional = (method: string): Promise<unknown> => call(method).catch(() => undefined)

  async function stateOf(accounts: unknown): Promise<BitcoinWalletState> {
    const [account] = parseAddresses(accounts)
    if (!account) return { addresses: [] }
    const [publicKey, chain] = [await optional('getPublicKey'), await optional('getChain')]
    return {
      addresses: parseAddresses([{ ...account, publicKey }]),
      ...networkOfName(read(chain, 'enum'), chains),
    }
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
      if (!wanted || !hasMethod(getWallet(), 'switchChain'))
        throw createError('NETWORK_SWITCH_NOT_SUPPORTED', { name }, { prefix: 'bip122:switchNetwork' })
      await call('switchChain', chains[wanted])
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
          if (Array.isArray(accounts)) changed({ addresses: parseAddresses(accounts) })
        },
        // Addresses change with the network, but the event does not have them.
        chainChanged: () => changed({}),
      })
    },
  }
}
