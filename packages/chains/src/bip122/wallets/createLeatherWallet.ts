import { base64, hex } from '@scure/base'
import { read } from '../../errors/foreign.ts'
import { createError } from '../errors.ts'
import { nameOfNetwork, networkOfAddress, type BitcoinNetworkName } from '../networks.ts'
import { parseAddresses } from '../parseAddresses.ts'
import type { BitcoinAddress } from '../provider.ts'
import type { BitcoinWallet } from '../wallet.ts'
import { requestSatsConnect } from './requestSatsConnect.ts'

/**
 * Leather: the sats-connect protocol with PSBTs in hex and the network in each request. It cannot be read without a
 * prompt, so its connection is not restored after a page load.
 */
export function createLeatherWallet({ getWallet }: { readonly getWallet: () => unknown }): BitcoinWallet {
  let addresses: readonly BitcoinAddress[] = []
  let network: BitcoinNetworkName = 'mainnet'
  const ask = (method: string, params?: Readonly<Record<string, unknown>>): Promise<unknown> =>
    requestSatsConnect(getWallet(), method, { network, ...params })
  const askAddresses = async (on: BitcoinNetworkName): Promise<readonly BitcoinAddress[]> =>
    parseAddresses(read(await ask('getAddresses', { network: on }), 'addresses'))

  return {
    async connect(name = 'mainnet') {
      network = name
      if (addresses.length === 0) addresses = await askAddresses(name)
      const [first] = addresses
      if (first) network = networkOfAddress(first.address, name)
      return { addresses, network }
    },
    async disconnect() {
      addresses = []
    },
    async switchNetwork(target) {
      const name = nameOfNetwork(target)
      const isOn = ([first]: readonly BitcoinAddress[]): boolean =>
        first !== undefined && networkOfAddress(first.address, name) === name
      // Leather has other addresses on each network; testnet and signet share theirs.
      const own = name && !isOn(addresses) ? await askAddresses(name) : addresses
      if (!name || !isOn(own))
        throw createError('LEATHER_NETWORK_NOT_SUPPORTED', undefined, { prefix: 'bip122:switchNetwork' })
      addresses = own
      network = name
      return { addresses, network }
    },
    async signMessage({ address, message }) {
      const purpose = addresses.find((known) => known.address === address)?.purpose
      const paymentType = purpose === 'ordinal' ? 'p2tr' : 'p2wpkh'
      return read(await ask('signMessage', { message, paymentType }), 'signature') as string
    },
    async sendTransfer({ recipient, amount }) {
      const recipients = [{ address: recipient, amount: `${amount}` }]
      return read(await ask('sendTransfer', { recipients }), 'txid') as string
    },
    async signPsbt({ psbt, signInputs, broadcast = false }) {
      const sighashTypes = new Set(signInputs.flatMap((input) => input.sighashTypes ?? []))
      const answer = await ask('signPsbt', {
        hex: hex.encode(base64.decode(psbt)),
        broadcast,
        ...(signInputs.length && { signAtIndex: signInputs.map(({ index }) => index) }),
        ...(sighashTypes.size && { allowedSighash: [...sighashTypes] }),
      })
      const signed = base64.encode(hex.decode(read(answer, 'hex') as string))
      return { psbt: signed, txid: read(answer, 'txid') as string | undefined }
    },
  }
}
