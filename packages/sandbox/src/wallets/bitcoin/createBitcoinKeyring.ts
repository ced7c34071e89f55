import { hexToBytes } from '@noble/hashes/utils'
import { NETWORK, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import {
  bitcoinAccount,
  type BitcoinAccount,
  type BitcoinKey,
  type BitcoinNetwork,
} from '../../bitcoin/accounts.ts'
import { RpcError } from '../../base/rpc.ts'
import { createListeners, type Listeners } from '../createListeners.ts'
import { createFamilyOwner, type FamilyOwner, type FamilyOwnerOptions } from '../familyOwner.ts'
import { signBip322, signEcdsa } from './signBitcoinMessage.ts'

const FEE = 1_000n
const UNAUTHORIZED = 4100

export type BitcoinKeyringOptions = FamilyOwnerOptions & {
  readonly id: string
  /** Esplora server for UTXOs and sending. */
  readonly esploraUrl?: string | undefined
  /** @default 'mainnet' */
  readonly network?: BitcoinNetwork | undefined
  readonly rejection: () => unknown
}

export type SignedInput = { readonly address: string; readonly index: number }

/** Keys and owner of a Bitcoin wallet, for wallets of all protocols. */
export type BitcoinKeyring = {
  readonly owner: FamilyOwner
  readonly listeners: Listeners
  readonly network: () => BitcoinNetwork
  readonly setNetwork: (network: BitcoinNetwork) => void
  readonly account: () => BitcoinAccount
  /** Keys that a permitted page sees. */
  readonly keys: () => readonly BitcoinKey[]
  readonly signMessage: (address: string, message: string, protocol?: 'ecdsa' | 'bip322') => string
  /** Signs all of its own inputs, or the given ones. */
  readonly signPsbt: (psbt: Uint8Array, inputs?: readonly SignedInput[]) => Uint8Array
  /** Finalizes and sends a signed PSBT. */
  readonly broadcast: (psbt: Uint8Array) => Promise<string>
  readonly send: (recipient: string, satoshis: bigint) => Promise<string>
}

export function createBitcoinKeyring(options: BitcoinKeyringOptions): BitcoinKeyring {
  const { id, rejection } = options
  const owner = createFamilyOwner(id, options, rejection)
  const listeners = createListeners()
  let network = options.network ?? 'mainnet'
  const server = (): string => `${options.esploraUrl ?? ''}${network === 'testnet' ? '/testnet' : ''}`
  const account = (): BitcoinAccount => bitcoinAccount(owner.selected(), network)
  const keys = (): readonly BitcoinKey[] =>
    owner.isPermitted() ? [account().payment, account().ordinals] : []
  const keyOf = (address: string): BitcoinKey => {
    const key = keys().find((each) => each.address === address)
    if (key) return key
    throw new RpcError(UNAUTHORIZED, 'The page has no permission for this account')
  }

  const keyring: BitcoinKeyring = {
    owner,
    listeners,
    account,
    keys,
    network: () => network,
    setNetwork: (next) => void (network = next),
    signMessage(address, message, protocol) {
      const key = keyOf(address)
      const chosen = protocol ?? (key.purpose === 'payment' ? 'ecdsa' : 'bip322')
      return chosen === 'ecdsa' ? signEcdsa(message, key) : signBip322(message, key)
    },
    signPsbt(psbt, inputs) {
      const transaction = Transaction.fromPSBT(psbt)
      const named = inputs ?? ownInputs(transaction, keys())
      for (const { address, index } of named) transaction.signIdx(keyOf(address).privateKey, index)
      return transaction.toPSBT()
    },
    async broadcast(psbt) {
      const transaction = Transaction.fromPSBT(psbt)
      transaction.finalize()
      const response = await fetch(`${server()}/tx`, { method: 'POST', body: transaction.hex })
      const text = await response.text()
      if (!response.ok) throw new RpcError(-32_603, text)
      return text
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
      if (change > 0n) transaction.addOutputAddress(payment.address, change, params)
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
