import { ed25519 } from '@noble/curves/ed25519'
import { hexToBytes } from '@noble/hashes/utils'
import { base58, base64 } from '@scure/base'
import { getTransactionDecoder } from '@solana/kit'
import { requestRpc } from '../../base/rpc.ts'
import { type SolanaDevAccount, solanaAccounts } from '../../solana/accounts.ts'
import { listOf, stringOf } from '../parameters.ts'
import { pickAccounts } from '../pickAccounts.ts'
import { requireUrl, rpcError } from '../rpcErrors.ts'
import { signWire } from '../solana/signWire.ts'
import { createNamespaceWallet, type Method } from './createNamespaceWallet.ts'
import type { NamespaceOptions, NamespaceWallet } from './namespace.ts'

const keyOf = ({ privateKey }: SolanaDevAccount): Uint8Array => hexToBytes(privateKey.slice(2))

/** Signs by the specification of Solana over WalletConnect; sends through the sandbox's node. */
export function solanaNamespace({ accounts, solanaRpcUrl }: NamespaceOptions): NamespaceWallet {
  const held = pickAccounts(solanaAccounts, accounts)
  const find = (address: unknown): SolanaDevAccount => {
    const account = held.find((each) => address === undefined || each.address === address)
    if (account) return account
    throw rpcError('unauthorized', 'The page has no permission for this account')
  }
  const sign = (encoded: unknown, pubkey: unknown): { signature: string; transaction: string } => {
    const account = find(pubkey)
    const wire = signWire(base64.decode(stringOf(encoded, 'a transaction')), keyOf(account))
    const { signatures } = getTransactionDecoder().decode(wire)
    const signature = Object.entries(signatures).find(([address]) => address === account.address)?.[1]
    return { signature: base58.encode(Uint8Array.from(signature ?? [])), transaction: base64.encode(wire) }
  }
  const list: Method = () => held.map(({ address }) => ({ pubkey: address }))

  return createNamespaceWallet(() => held.map(({ address }) => address), {
    solana_getAccounts: list,
    solana_requestAccounts: list,
    solana_signMessage({ message, pubkey }) {
      const bytes = base58.decode(stringOf(message, 'a message in base58'))
      return { signature: base58.encode(ed25519.sign(bytes, keyOf(find(pubkey)))) }
    },
    solana_signTransaction: ({ transaction, pubkey }) => sign(transaction, pubkey),
    solana_signAllTransactions: ({ transactions, pubkey }) => ({
      transactions: listOf(transactions).map((encoded) => sign(encoded, pubkey).transaction),
    }),
    async solana_signAndSendTransaction({ transaction, pubkey, sendOptions }) {
      const signed = sign(transaction, pubkey)
      const config = { ...(sendOptions as object | undefined), encoding: 'base64' }
      const url = requireUrl(solanaRpcUrl, 'solanaRpcUrl')
      await requestRpc(url, 'sendTransaction', [signed.transaction, config])
      return { signature: signed.signature }
    },
  })
}
