import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { NETWORK, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { RpcError } from '../../base/rpc.ts'
import {
  bitcoinAccount,
  type BitcoinAccount,
  type BitcoinKey,
  type BitcoinNetwork,
} from '../../bitcoin/accounts.ts'
import { createListeners, type Listeners } from '../createListeners.ts'
import { createNamespaceOwner, type NamespaceOwner, type NamespaceOwnerOptions } from '../namespaceOwner.ts'
import { requireUrl } from '../rpcErrors.ts'
import { signBip322, signEcdsa } from './signBitcoinMessage.ts'

const FEE = 1_000n
/** Least value of a segwit output. */
const DUST = 294n
const UNAUTHORIZED = 4100

/** Type of an address. `p2sh`: segwit behind a script hash (P2SH-P2WPKH). */
export type BitcoinAddressType = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr'

/** Keys of an account by the types of their addresses. */
export const keysOfAccount = { p2pkh: 'legacy', p2sh: 'nested', p2wpkh: 'payment', p2tr: 'ordinals' } as const

export type BitcoinKeyringOptions = NamespaceOwnerOptions & {
  readonly id: string
  /** Esplora server for UTXOs and sending. */
  readonly esploraUrl?: string | undefined
  /** @default 'mainnet' */
  readonly network?: BitcoinNetwork | undefined
  /** Type of the only address of wallets that expose one; of payments in others, unless p2tr. @default 'p2wpkh' */
  readonly addressType?: BitcoinAddressType | undefined
  readonly rejection: () => unknown
}

export type SignedInput = { readonly address: string; readonly index: number }

/** Keys and owner of a Bitcoin wallet, for wallets of all protocols. */
export type BitcoinKeyring = {
  readonly owner: NamespaceOwner
  readonly listeners: Listeners
  readonly network: () => BitcoinNetwork
  readonly setNetwork: (network: BitcoinNetwork) => void
  readonly account: () => BitcoinAccount
  /** Key of wallets that expose one address. */
  readonly key: () => BitcoinKey
  /** Keys that a permitted page sees. */
  readonly keys: () => readonly BitcoinKey[]
  readonly signMessage: (address: string, message: string, protocol?: 'ecdsa' | 'bip322') => string
  /** Signs all of its own inputs, or the given ones. */
  readonly signPsbt: (psbt: Uint8Array, inputs?: readonly SignedInput[]) => Uint8Array
  /** Inputs of a PSBT that spend outputs of the keys, of all or of these indexes. */
  readonly ownInputs: (psbt: Uint8Array, indexes?: readonly number[]) => readonly SignedInput[]
  /** Finalizes all of its own inputs, or the given ones. */
  readonly finalize: (psbt: Uint8Array, inputs?: readonly SignedInput[]) => Uint8Array
  /** Sends a PSBT that is finalized. */
  readonly push: (psbt: Uint8Array) => Promise<string>
  /** Finalizes and sends a signed PSBT. */
  readonly broadcast: (psbt: Uint8Array) => Promise<string>
  readonly send: (recipient: string, satoshis: bigint) => Promise<string>
}

export function createBitcoinKeyring(options: BitcoinKeyringOptions): BitcoinKeyring {
  const { id, rejection } = options
  const owner = createNamespaceOwner(id, options, rejection)
  const listeners = createListeners()
  let network = options.network ?? 'mainnet'
  const server = (): string =>
    `${requireUrl(options.esploraUrl, 'esploraUrl')}${network === 'mainnet' ? '' : `/${network}`}`
  const account = (): BitcoinAccount => bitcoinAccount(owner.selected(), network)
  const key = (): BitcoinKey => account()[keysOfAccount[options.addressType ?? 'p2wpkh']]
  const keys = (): readonly BitcoinKey[] => {
    const { payment, ordinals } = account()
    return owner.isPermitted() ? [key().purpose === 'payment' ? key() : payment, ordinals] : []
  }
  const keyOf = (address: string): BitcoinKey => {
    const own = owner.isPermitted() ? [...keys(), key()] : []
    const found = own.find((each) => each.address === address)
    if (found) return found
    throw new RpcError(UNAUTHORIZED, 'The page has no permission for this account')
  }

  const keyring: BitcoinKeyring = {
    owner,
    listeners,
    account,
    key,
    keys,
    network: () => network,
    setNetwork: (next) => void (network = next),
    signMessage(address, message, protocol) {
      const own = keyOf(address)
      const chosen = protocol ?? (own.purpose === 'payment' ? 'ecdsa' : 'bip322')
      return chosen === 'ecdsa' ? signEcdsa(message, own) : signBip322(message, own)
    },
    signPsbt(psbt, inputs) {
      const transaction = Transaction.fromPSBT(psbt)
      const named = inputs ?? keyring.ownInputs(psbt)
      for (const { address, index } of named) transaction.signIdx(keyOf(address).privateKey, index)
      return transaction.toPSBT()
    },
    ownInputs(psbt, indexes) {
      const inputs = ownInputs(Transaction.fromPSBT(psbt), keys())
      return indexes ? inputs.filter(({ index }) => indexes.includes(index)) : inputs
    },
    finalize(psbt, inputs) {
      const transaction = Transaction.fromPSBT(psbt)
      for (const { index } of inputs ?? keyring.ownInputs(psbt)) transaction.finalizeIdx(index)
      return transaction.toPSBT()
    },
    async push(psbt) {
      const body = bytesToHex(Transaction.fromPSBT(psbt).extract())
      const response = await fetch(`${server()}/tx`, { method: 'POST', body })
      const text = await response.text()
      if (!response.ok) throw new RpcError(-32_603, text)
      return text
    },
    async broadcast(psbt) {
      const transaction = Transaction.fromPSBT(psbt)
      transaction.finalize()
      return keyring.push(transaction.toPSBT())
    },
    async send(recipient, satoshis) {
      const { payment } = account()
      const response = await fetch(`${server()}/address/${payment.address}/utxo`)
      const coins = (await response.json()) as { txid: string; vout: number; value: number }[]
      const params = network === 'mainnet' ? NETWORK : TEST_NETWORK
      const transaction = new Transaction()
      let total = 0n
      for (const { txid, vout, value } of coins) {
        const witnessUtxo = { amount: BigInt(value), script: payment.script }
        transaction.addInput({ txid: hexToBytes(txid), index: vout, witnessUtxo })
        total += BigInt(value)
      }
      const change = total - satoshis - FEE
      if (change < 0n) throw new RpcError(-32_603, 'Insufficient funds')
      transaction.addOutputAddress(recipient, satoshis, params)
      // Nodes do not relay dust: it is left to the fee.
      if (change >= DUST) transaction.addOutputAddress(payment.address, change, params)
      transaction.sign(payment.privateKey)
      return keyring.broadcast(transaction.toPSBT())
    },
  }
  return keyring
}

/** Inputs that spend outputs of the keys. */
function ownInputs(transaction: Transaction, keys: readonly BitcoinKey[]): readonly SignedInput[] {
  return Array.from({ length: transaction.inputsLength }, (_, index) => index).flatMap((index) => {
    const script = transaction.getInput(index).witnessUtxo?.script
    const key = keys.find((each) => String(each.script) === String(script))
    return key ? [{ address: key.address, index }] : []
  })
}
