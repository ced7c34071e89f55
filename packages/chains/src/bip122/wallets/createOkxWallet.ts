import { callMethod } from '../../callMethod.ts'
import { read } from '../../errors/foreign.ts'
import { formatUnits } from '../../units.ts'
import { createError } from '../errors.ts'
import { nameOfNetwork, type BitcoinNetworkName } from '../networks.ts'
import { parseAddresses } from '../parseAddresses.ts'
import { protocolOf } from '../rules.ts'
import type { BitcoinWallet, BitcoinWalletState } from '../wallet.ts'
import { listenTo } from './listenTo.ts'
import { signHexPsbt } from './signHexPsbt.ts'

/** Decimals of bitcoin. */
const DECIMALS = 8

/** Keys of the wallet's objects, one for each network. */
const keys: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: 'bitcoin',
  testnet: 'bitcoinTestnet',
  signet: 'bitcoinSignet',
}

export type OkxWalletParameters = {
  readonly name: string
  /** The object with these keys. */
  readonly getWallets: () => unknown
}

export function createOkxWallet({ name, getWallets }: OkxWalletParameters): BitcoinWallet {
  let network: BitcoinNetworkName = 'mainnet'
  const walletOf = (wanted: BitcoinNetworkName): unknown => read(getWallets(), keys[wanted])
  const call = (method: string, ...values: readonly unknown[]): Promise<unknown> =>
    callMethod(walletOf(network), method, ...values)
  /** Connects on a network; stays on the earlier one if the visitor declines. */
  async function open(on: BitcoinNetworkName): Promise<BitcoinWalletState> {
    const before = network
    network = on
    try {
      return { addresses: parseAddresses([await call('connect')]), network: on }
    } catch (error) {
      network = before
      throw error
    }
  }

  return {
    networks: () => (Object.keys(keys) as BitcoinNetworkName[]).filter((key) => walletOf(key)),
    connect: (wanted) => open(wanted && walletOf(wanted) ? wanted : 'mainnet'),
    async readState(wanted) {
      if (wanted && walletOf(wanted)) network = wanted
      const [[address] = [], publicKey] = [
        parseAddresses(await call('getAccounts')),
        await call('getPublicKey').catch(() => undefined),
      ]
      return { addresses: parseAddresses(address ? [{ address: address.address, publicKey }] : []), network }
    },
    disconnect: () => call('disconnect'),
    async switchNetwork(target) {
      const wanted = nameOfNetwork(target)
      if (!wanted || !walletOf(wanted))
        throw createError('NETWORK_SWITCH_NOT_SUPPORTED', { name }, { prefix: 'bip122:switchNetwork' })
      return open(wanted)
    },
    signMessage: ({ address, message, protocol = protocolOf(address) }) =>
      call('signMessage', message, protocol === 'bip322' ? 'bip322-simple' : 'ecdsa') as Promise<string>,
    async sendTransfer({ address, recipient, amount }) {
      const transfer = { from: address, to: recipient, value: formatUnits(amount, DECIMALS) }
      return read(await call('send', transfer), 'txhash') as string
    },
    signPsbt: (parameters) => signHexPsbt(walletOf(network), parameters),
    listen({ changed, disconnected }) {
      const undos = (Object.keys(keys) as BitcoinNetworkName[]).map((own) =>
        listenTo(walletOf(own), {
          // OKX has another account on each network.
          accountChanged(account) {
            if (own === network) changed({ addresses: parseAddresses([account]), network })
          },
          disconnect() {
            if (own === network) disconnected()
          },
        }),
      )
      return () => {
        for (const undo of undos) undo()
      }
    },
  }
}
