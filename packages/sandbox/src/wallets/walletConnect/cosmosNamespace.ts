import { base64 } from '@scure/base'
import { cosmosAccount, cosmosAddress, type CosmosSandboxAccount } from '../../cosmos/accounts.ts'
import { signAminoDoc } from '../cosmos/signAminoDoc.ts'
import { signDirectDoc } from '../cosmos/signDirectDoc.ts'
import { recordOf, stringOf } from '../parameters.ts'
import { rpcError } from '../rpcErrors.ts'
import { createNamespaceWallet } from './createNamespaceWallet.ts'
import type { NamespaceOptions, NamespaceWallet } from './namespace.ts'

const prefixes: Readonly<Record<string, string>> = { 'cosmoshub-4': 'cosmos', 'osmosis-1': 'osmo' }

/** Signs transactions, as Amino documents and as the bytes of the chain. */
export function cosmosNamespace({ accounts }: NamespaceOptions): NamespaceWallet {
  const held = accounts.map((index) => cosmosAccount(index))
  const addressOf = (account: CosmosSandboxAccount, reference: string): string =>
    cosmosAddress(account, prefixes[reference])

  const find = (address: unknown, reference: string): CosmosSandboxAccount => {
    const account = held.find((each) => addressOf(each, reference) === address)
    if (account) return account
    throw rpcError('unauthorized', 'The page has no permission for this account')
  }

  return createNamespaceWallet((reference) => held.map((account) => addressOf(account, reference)), {
    cosmos_getAccounts: (_, reference) =>
      held.map((account) => ({
        algo: 'secp256k1',
        address: addressOf(account, reference),
        pubkey: base64.encode(account.publicKey),
      })),
    cosmos_signDirect({ signerAddress, signDoc }, reference) {
      const account = find(signerAddress, reference)
      const signed = recordOf(signDoc, 'a document to sign')
      const text = (name: string): string => stringOf(signed[name], name)
      checkChain(text('chainId'), reference)
      const signature = signDirectDoc(account, {
        bodyBytes: base64.decode(text('bodyBytes')),
        authInfoBytes: base64.decode(text('authInfoBytes')),
        chainId: text('chainId'),
        accountNumber: BigInt(text('accountNumber')),
      })
      return { signed, signature }
    },
    cosmos_signAmino({ signerAddress, signDoc }, reference) {
      const account = find(signerAddress, reference)
      const signed = recordOf(signDoc, 'a document to sign')
      // Only documents of ADR-36 are for no chain.
      if (signed['chain_id'] !== '') checkChain(signed['chain_id'], reference)
      return { signed, signature: signAminoDoc(account, signed) }
    },
  })
}

function checkChain(named: unknown, reference: string): void {
  if (named !== reference)
    throw rpcError('invalidParams', `The document is for ${String(named)}, the request for ${reference}`)
}
