import { isUserRejected } from '../../errors/UserRejectedError.ts'
import { read } from '../../errors/FoyerError.ts'
import { isRejection } from '../../errors/toFoyerError.ts'
import { hasMethod } from '../../foreign.ts'
import { createError } from '../errors.ts'
import { nameOfNetwork, networkOfAddress, type BitcoinNetworkName } from '../networks.ts'
import { parseAddresses } from '../parseAddresses.ts'
import type { BitcoinSignInput } from '../provider.ts'
import type { BitcoinWallet, BitcoinWalletState } from '../wallet.ts'
import { requestSatsConnect } from './requestSatsConnect.ts'

/** Networks that wallets of this protocol can switch to, by their names in it. */
const networkNames: Partial<Record<BitcoinNetworkName, string>> = {
  mainnet: 'Mainnet',
  testnet: 'Testnet4',
}

const PURPOSES = ['payment', 'ordinals', 'stacks'] as const

export type SatsConnectWalletParameters = {
  readonly getWallet: () => unknown
  /** Text that the wallet shows with the request for addresses. */
  readonly message: string
}

/** Xverse, and other wallets with the sats-connect protocol. */
export function createSatsConnectWallet({ getWallet, message }: SatsConnectWalletParameters): BitcoinWallet {
  const ask = (method: string, params?: unknown): Promise<unknown> =>
    requestSatsConnect(getWallet(), method, params)
  const readState = async (): Promise<BitcoinWalletState> => stateOf(await ask('wallet_getAccount', null))

  return {
    async connect(network) {
      try {
        return stateOf(await ask('getAddresses', { purposes: PURPOSES, message }))
      } catch (error) {
        if (isUserRejected(error) || isRejection(error)) throw error
        const name = network && networkNames[network]
        return stateOf(await ask('wallet_connect', { message, ...(name && { network: name }) }))
      }
    },
    readState,
    disconnect: () => ask('wallet_disconnect', null),
    async switchNetwork(network) {
      const name = networkNames[nameOfNetwork(network) ?? 'signet']
      if (!name)
        throw createError(
          'NETWORK_NOT_SUPPORTED',
          { network: `${network.id}`, name: 'Xverse' },
          { prefix: 'bip122:switchNetwork' },
        )
      await ask('wallet_changeNetwork', { name })
      return readState()
    },
    async signMessage({ address, message: text, protocol }) {
      const params = { address, message: text, ...(protocol && { protocol: protocol.toUpperCase() }) }
      return read(await ask('signMessage', params), 'signature') as string
    },
    async sendTransfer({ recipient, amount }) {
      const recipients = [{ address: recipient, amount: Number(amount) }]
      return read(await ask('sendTransfer', { recipients }), 'txid') as string
    },
    async signPsbt({ psbt, signInputs, broadcast = false }) {
      const answer = await ask('signPsbt', { psbt, broadcast, signInputs: byAddress(signInputs) })
      return { psbt: read(answer, 'psbt') as string, txid: read(answer, 'txid') as string | undefined }
    },
    listen({ changed, disconnected }) {
      const wallet = getWallet()
      if (!hasMethod(wallet, 'addListener')) return () => undefined
      const on = (event: string, listener: (value: unknown) => void): unknown => {
        try {
          return wallet.addListener(event, listener)
        } catch {
          // Wallets without this event still connect and sign.
          return undefined
        }
      }
      const tell = (value: unknown): void => {
        const addresses = parseAddresses(read(value, 'addresses'))
        changed(addresses.length ? { addresses } : {})
      }
      const undos = [on('accountChange', tell), on('networkChange', tell), on('disconnect', disconnected)]
      return () => {
        for (const undo of undos) if (typeof undo === 'function') undo()
      }
    },
  }
}

function stateOf(answer: unknown): BitcoinWalletState {
  const addresses = parseAddresses(read(answer, 'addresses') ?? answer)
  const [first] = addresses
  return { addresses, ...(first && { network: networkOfAddress(first.address) }) }
}

/** Indexes by address, as the protocol expects them. */
function byAddress(inputs: readonly BitcoinSignInput[]): Readonly<Record<string, readonly number[]>> {
  const indexes: Record<string, number[]> = {}
  for (const { address, index } of inputs) (indexes[address] ??= []).push(index)
  return indexes
}
