import { bytesToHex } from '@noble/hashes/utils'
import { base64 } from '@scure/base'
import { createBitcoinKeyring, type SignedInput } from '../bitcoin/createBitcoinKeyring.ts'
import { listOf, stringOf } from '../parameters.ts'
import { rpcError } from '../rpcErrors.ts'
import { createNamespaceWallet } from './createNamespaceWallet.ts'
import type { NamespaceOptions, NamespaceWallet } from './namespace.ts'

/** CAIP-2 reference of Bitcoin testnet. */
const TESTNET = '000000000933ea01ad0ee984209779ba'

/** Signs messages and PSBTs; broadcasts through the sandbox's Esplora server. */
export function bitcoinNamespace({ accounts, esploraUrl }: NamespaceOptions): NamespaceWallet {
  const keyring = createBitcoinKeyring({
    id: 'test.walletconnect',
    accounts,
    esploraUrl,
    rejection: () => rpcError('rejected', 'User rejected the request.'),
  })
  keyring.owner.permit(true)
  const on = (reference: string): typeof keyring => {
    keyring.setNetwork(reference === TESTNET ? 'testnet' : 'mainnet')
    return keyring
  }

  return createNamespaceWallet((reference) => [on(reference).account().payment.address], {
    getAccountAddresses: (_, reference) =>
      on(reference)
        .keys()
        .map(({ address, publicKey, purpose }) => ({
          address,
          publicKey,
          intention: purpose === 'payment' ? 'payment' : 'ordinal',
        })),
    signMessage({ account, address, message, protocol }, reference) {
      const signer = stringOf(address ?? account, 'an address')
      const chosen = protocol === 'bip322' ? 'bip322' : 'ecdsa'
      const signature = on(reference).signMessage(signer, stringOf(message, 'a message'), chosen)
      return { address: signer, signature: bytesToHex(base64.decode(signature)) }
    },
    async signPsbt({ psbt, signInputs, broadcast }, reference) {
      const inputs = listOf(signInputs) as readonly SignedInput[]
      const bytes = base64.decode(stringOf(psbt, 'a PSBT in base64'))
      const signed = on(reference).signPsbt(bytes, inputs.length > 0 ? inputs : undefined)
      const txid = broadcast === true ? await keyring.broadcast(signed) : undefined
      return { psbt: base64.encode(signed), ...(txid !== undefined && { txid }) }
    },
    sendTransfer: async ({ recipientAddress, amount }, reference) => ({
      txid: await on(reference).send(
        stringOf(recipientAddress, 'a recipient'),
        BigInt(stringOf(amount, 'an amount')),
      ),
    }),
  })
}
