import { hexToBytes } from '@noble/hashes/utils'
import { base64 } from '@scure/base'
import type { WalletAccount } from '@wallet-standard/base'
import { ReadonlyWalletAccount } from '@wallet-standard/wallet'
import type { BitcoinKey } from '../../bitcoin/accounts.ts'
import type { BitcoinKeyring } from './createBitcoinKeyring.ts'
import type { BitcoinWalletProvider } from './walletProvider.ts'

/** Account of Wallet Standard with the purpose of its address. */
class BitcoinWalletAccount extends ReadonlyWalletAccount {
  readonly purpose: 'payment' | 'ordinals'

  constructor(account: WalletAccount, purpose: 'payment' | 'ordinals') {
    super(account)
    this.purpose = purpose
  }
}

type SignMessageInput = { readonly account: WalletAccount; readonly message: Uint8Array }
type SignTransactionInput = {
  readonly psbt: Uint8Array
  readonly inputsToSign: readonly {
    readonly account: WalletAccount
    readonly signingIndexes: readonly number[]
  }[]
}

/** A keyring as a wallet of Wallet Standard with Bitcoin's features. */
export function standardWallet(
  keyring: BitcoinKeyring,
  facts: { readonly name: string; readonly icon: string },
): BitcoinWalletProvider {
  const { owner, listeners, keys, network } = keyring
  const toAccount = ({ address, publicKey, purpose }: BitcoinKey): WalletAccount => {
    const chains = [`bitcoin:${network()}`] as const
    const features = ['bitcoin:signMessage', 'bitcoin:signTransaction'] as const
    const account = { address, publicKey: hexToBytes(publicKey), chains, features }
    // The type of the class has optional members that may be undefined.
    return new BitcoinWalletAccount(account, purpose) as WalletAccount
  }
  const accounts = (): readonly WalletAccount[] => (owner.isLocked() ? [] : keys().map(toAccount))
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
          await owner.askForAccess('connect')
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
    changed: () => listeners.emit('change', { accounts: accounts() }),
  }
}
