import { base64 } from '@scure/base'
import { hexToBytes } from '@noble/hashes/utils'
import type { BitcoinKeyring } from './createBitcoinKeyring.ts'

export type StandardBitcoinAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly purpose: 'payment' | 'ordinals'
  readonly chains: readonly string[]
  readonly features: readonly string[]
}

type SignMessageInput = { readonly account: StandardBitcoinAccount; readonly message: Uint8Array }
type SignTransactionInput = {
  readonly psbt: Uint8Array
  readonly inputsToSign: readonly {
    readonly account: StandardBitcoinAccount
    readonly signingIndexes: readonly number[]
  }[]
}

/** A keyring as a wallet of Wallet Standard with Bitcoin's features. */
export function standardFace(
  keyring: BitcoinKeyring,
  facts: { readonly name: string; readonly icon: string },
): object {
  const { owner, listeners, keys, network } = keyring
  const accounts = (): readonly StandardBitcoinAccount[] =>
    owner.isLocked()
      ? []
      : keys().map(({ address, publicKey, purpose }) => ({
          address,
          publicKey: hexToBytes(publicKey),
          purpose,
          chains: [`bitcoin:${network()}`],
          features: ['bitcoin:signMessage', 'bitcoin:signTransaction'],
        }))
  const feature = (version: string, methods: object): object => ({ version, ...methods })
  return {
    version: '1.0.0',
    ...facts,
    get chains() {
      return [`bitcoin:${network()}`]
    },
    get accounts() {
      return accounts()
    },
    features: {
      'bitcoin:connect': feature('1.0.0', {
        async connect() {
          if (owner.isPermitted() && !owner.isLocked()) await owner.read('connect')
          else await owner.ask('connect')
          owner.permit(true)
          return { accounts: accounts() }
        },
      }),
      'standard:disconnect': feature('1.0.0', {
        async disconnect() {
          await owner.read('disconnect')
          owner.permit(false)
        },
      }),
      'standard:events': feature('1.0.0', {
        on: (event: string, listener: (properties: never) => void) => listeners.add(event, listener),
      }),
      'bitcoin:signMessage': feature('1.0.0', {
        async signMessage(...inputs: readonly SignMessageInput[]) {
          await owner.ask('signMessage')
          return inputs.map(({ account, message }) => ({
            signedMessage: message,
            signature: base64.decode(keyring.signMessage(account.address, new TextDecoder().decode(message))),
          }))
        },
      }),
      'bitcoin:signTransaction': feature('1.0.0', {
        async signTransaction(...inputs: readonly SignTransactionInput[]) {
          await owner.ask('signTransaction')
          return inputs.map(({ psbt, inputsToSign }) => ({
            signedPsbt: keyring.signPsbt(
              psbt,
              inputsToSign.flatMap(({ account, signingIndexes }) =>
                signingIndexes.map((index) => ({ address: account.address, index })),
              ),
            ),
          }))
        },
      }),
    },
    /** The accounts have changed. */
    changed: () => listeners.emit('change', { accounts: accounts() }),
  }
}
