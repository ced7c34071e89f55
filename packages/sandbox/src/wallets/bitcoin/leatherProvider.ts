import { secp256k1 } from '@noble/curves/secp256k1'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import type { BitcoinNetwork } from '../../bitcoin/accounts.ts'
import type { BitcoinKeyring } from './createBitcoinKeyring.ts'
import { serveRequests } from './serveRequests.ts'
import type { BitcoinWalletProvider } from './walletProvider.ts'

type SignPsbtParams = {
  readonly hex: string
  readonly broadcast?: boolean
  readonly signAtIndex?: number | readonly number[]
}

/**
 * A keyring as `window.LeatherProvider`: addresses of both types after a prompt each time, BIP-322 for both, PSBTs in
 * hex, a network in each request, no events.
 */
export function leatherProvider(keyring: BitcoinKeyring): BitcoinWalletProvider {
  const { owner, account } = keyring
  const selectNetwork = (network: unknown): void => {
    if (network === undefined) return
    if (network !== 'mainnet' && network !== 'testnet' && network !== 'signet')
      throw { code: -32_602, message: 'Invalid network' }
    keyring.setNetwork(network satisfies BitcoinNetwork)
  }
  const request = serveRequests({
    async getAddresses({ network }) {
      selectNetwork(network)
      await owner.ask('getAddresses')
      owner.permit(true)
      const { payment, ordinals } = account()
      const publicKey = bytesToHex(secp256k1.getPublicKey(ordinals.privateKey, true))
      return {
        addresses: [
          {
            symbol: 'BTC',
            type: 'p2wpkh',
            address: payment.address,
            publicKey: payment.publicKey,
            derivationPath: "m/84'/0'/0'/0/0",
            descriptor: `wpkh(${payment.publicKey})`,
          },
          {
            symbol: 'BTC',
            type: 'p2tr',
            address: ordinals.address,
            publicKey,
            tweakedPublicKey: bytesToHex(ordinals.script.subarray(2)),
            derivationPath: "m/86'/0'/0'/0/0",
            descriptor: `tr(${publicKey})`,
          },
          { symbol: 'STX', address: 'SP000000000000000000002Q6VF78', publicKey },
        ],
      }
    },
    async signMessage({ network, message, paymentType }) {
      selectNetwork(network)
      await owner.ask('signMessage')
      const { address } = paymentType === 'p2tr' ? account().ordinals : account().payment
      return { address, message, signature: keyring.signMessage(address, `${message as string}`, 'bip322') }
    },
    async signPsbt(params) {
      selectNetwork(params['network'])
      await owner.ask('signPsbt')
      const { hex, broadcast, signAtIndex } = params as unknown as SignPsbtParams
      const psbt = hexToBytes(hex)
      const indexes = signAtIndex === undefined ? undefined : [signAtIndex].flat()
      const signed = keyring.signPsbt(psbt, indexes && keyring.ownInputs(psbt, indexes))
      const txid = broadcast ? { txid: await keyring.broadcast(signed) } : {}
      return { hex: bytesToHex(signed), ...txid }
    },
    async sendTransfer({ network, recipients }) {
      selectNetwork(network)
      await owner.ask('sendTransfer')
      const [recipient] = recipients as readonly { readonly address: string; readonly amount: string }[]
      return { txid: await keyring.send(recipient?.address ?? '', BigInt(recipient?.amount ?? 0)) }
    },
  })
  return {
    // An error response is thrown, where others of this protocol return it.
    async request(method: string, params?: unknown) {
      const answer = await request(method, params)
      if ('error' in answer) throw answer
      return answer
    },
    changed: () => undefined,
  }
}
