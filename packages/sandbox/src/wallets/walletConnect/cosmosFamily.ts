import { base64 } from '@scure/base'
import { cosmosAccount, cosmosAddress, type CosmosSandboxAccount } from '../../cosmos/accounts.ts'
import { signAminoDoc } from '../cosmos/signAminoDoc.ts'
import { recordOf } from '../parameters.ts'
import { rpcError } from '../rpcErrors.ts'
import { createFamily } from './createFamily.ts'
import type { FamilyOptions, FamilyWallet } from './family.ts'

const prefixes: Readonly<Record<string, string>> = { 'cosmoshub-4': 'cosmos', 'osmosis-1': 'osmo' }

/** Signs Amino documents, which every chain of the family takes. */
export function cosmosFamily({ accounts }: FamilyOptions): FamilyWallet {
  const held = accounts.map((index) => cosmosAccount(index))
  const addressOf = (account: CosmosSandboxAccount, reference: string): string =>
    cosmosAddress(account, prefixes[reference])

  return createFamily((reference) => held.map((account) => addressOf(account, reference)), {
    cosmos_getAccounts: (_, reference) =>
      held.map((account) => ({
        algo: 'secp256k1',
        address: addressOf(account, reference),
        pubkey: base64.encode(account.publicKey),
      })),
    cosmos_signAmino({ signerAddress, signDoc }, reference) {
      const account = held.find((each) => addressOf(each, reference) === signerAddress)
      if (!account) throw rpcError('unauthorized', 'The page has no permission for this account')
      const signed = recordOf(signDoc, 'a document to sign')
      return { signed, signature: signAminoDoc(account, signed) }
    },
  })
}
