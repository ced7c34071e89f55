import { base64 } from '@scure/base'
import { hasMethod, read, readPath, undoOf } from '../../errors/foreign.ts'
import { isFoyerError } from '../../errors/FoyerError.ts'
import { isRejection } from '../../errors/toFoyerError.ts'
import { createError } from '../errors.ts'
import { nameOfNetwork, networkOfName, type BitcoinNetworkName } from '../networks.ts'
import { parseAddresses } from '../parseAddresses.ts'
import type { BitcoinSignInput } from '../provider.ts'
import type { BitcoinWallet, BitcoinWalletState } from '../wallet.ts'
import { inputsToSign } from './inputsToSign.ts'
import { requestSatsConnect } from './requestSatsConnect.ts'

/** Network names of this protocol (`BitcoinNetworkType` of `@sats-connect/core`). */
const networkNames: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: 'Mainnet',
  testnet: 'Testnet',
  signet: 'Signet',
}

const PURPOSES = ['payment', 'ordinals', 'stacks'] as const

/** Longest `message` of a connect request that the protocol accepts. */
const MAX_MESSAGE_LENGTH = 80

export type SatsConnectWalletParameters = {
  readonly getWallet: () => unknown
  /** Text that the wallet shows with the request for addresses; cut to 80 characters. */
  readonly message: string
}

/** Xverse, and other wallets with the sats-connect protocol. */
export function createSatsConnectWallet({ getWallet, ...texts }: SatsConnectWalletParameters): BitcoinWallet {
  const message = cut(texts.message, MAX_MESSAGE_LENGTH)
  const ask = (method: string, params?: unknown): Promise<unknown> =>
    requestSatsConnect(getWallet(), method, params)
  const readState = async (): Promise<BitcoinWalletState> => stateOf(await ask('wallet_getAccount', null))
  const getAddresses = (): Promise<unknown> => ask('getAddresses', { purposes: PURPOSES, message })

  /** For wallets without `wallet_connect`. They refuse `getAddresses` to a page without permission, or prompt. */
  async function connectByAddresses(): Promise<BitcoinWalletState> {
    try {
      return stateOf(await getAddresses())
    } catch (error) {
      if (!isFoyerError(error, 'NOT_CONNECTED')) throw error
      await ask('wallet_requestPermissions', null)
      return stateOf(await getAddresses())
    }
  }

  return {
    async connect(network) {
      try {
        const params = { addresses: PURPOSES, message, ...(network && { network: networkNames[network] }) }
        const state = stateOf(await ask('wallet_connect', params))
        if (state.addresses.length > 0) return state
      } catch (error) {
        if (isRejection(error)) throw error
      }
      return connectByAddresses()
    },
    readState,
    disconnect: () => ask('wallet_disconnect', null),
    async switchNetwork(network) {
      const wanted = nameOfNetwork(network)
      if (!wanted)
        throw createError(
          'NETWORK_NOT_SUPPORTED',
          { network: `${network.id}`, name: 'Xverse' },
          { prefix: 'bip122:switchNetwork' },
        )
      await ask('wallet_changeNetwork', { name: networkNames[wanted] })
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
    async signPsbt({ psbt, broadcast = false, ...inputs }) {
      // Xverse signs no input that is not in the list.
      const signInputs = byAddress(inputsToSign(base64.decode(psbt), inputs))
      const answer = await ask('signPsbt', { psbt, broadcast, signInputs })
      return { psbt: read(answer, 'psbt') as string, txid: read(answer, 'txid') as string | undefined }
    },
    listen({ changed, disconnected }) {
      const wallet = getWallet()
      if (!hasMethod(wallet, 'addListener')) return () => undefined
      const on = (eventName: string, cb: (value: unknown) => void): (() => void) => {
        try {
          // Before version 0.7 of its core, the protocol had two parameters instead of one object.
          const isPositional = wallet.addListener.length > 1
          return undoOf(
            isPositional ? wallet.addListener(eventName, cb) : wallet.addListener({ eventName, cb }),
          )
        } catch {
          // Wallets without this event still connect and sign.
          return () => undefined
        }
      }
      const onChange = (value: unknown): void => {
        const state = stateOf(value)
        changed(state.addresses.length ? state : {})
      }
      const undos = [
        on('accountChange', onChange),
        on('networkChange', onChange),
        on('disconnect', disconnected),
      ]
      return () => {
        for (const undo of undos) undo()
      }
    },
  }
}

/** State in a response or an event; without a network if it has no name of one. */
function stateOf(answer: unknown): BitcoinWalletState {
  const name = readPath(answer, 'network.bitcoin.name') ?? readPath(answer, 'bitcoin.name')
  const addresses = parseAddresses(read(answer, 'addresses') ?? answer)
  return { addresses, ...networkOfName(name, networkNames) }
}

/** Text of at most `length` UTF-16 code units, with an ellipsis where it is cut. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  // Does not end with a lone high surrogate.
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** Indexes by address, as the protocol expects them. */
function byAddress(inputs: readonly BitcoinSignInput[]): Readonly<Record<string, readonly number[]>> {
  const indexes: Record<string, number[]> = {}
  for (const { address, index } of inputs) (indexes[address] ??= []).push(index)
  return indexes
}
