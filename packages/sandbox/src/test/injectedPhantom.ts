import { PublicKey, VersionedTransaction } from '@solana/web3.js'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import { createListeners } from '../wallets/createListeners.ts'

type Feature = Readonly<Record<string, (...inputs: readonly unknown[]) => Promise<unknown>>>

/** Provider at `window.phantom.solana`, as `@solana/wallet-adapter-phantom` calls it, over a sandbox wallet. */
export function injectedPhantom(wallet: Wallet): object {
  const listeners = createListeners()
  const features = wallet.features as unknown as Readonly<Record<string, Feature>>
  const ask = async (feature: string, input: object): Promise<unknown> =>
    features[feature]?.[feature.slice(feature.indexOf(':') + 1)]?.(input)
  const account = (): WalletAccount | undefined => wallet.accounts[0]
  const toKey = (): PublicKey | undefined => {
    const key = account()?.publicKey
    return key && new PublicKey(key)
  }
  const on = features['standard:events']?.['on'] as unknown as (event: string, listener: () => void) => void
  on('change', () => {
    const key = toKey()
    if (key) listeners.emit('accountChanged', key)
    else listeners.emit('disconnect', undefined)
  })
  return {
    isPhantom: true,
    get isConnected() {
      return account() !== undefined
    },
    get publicKey() {
      return toKey()
    },
    on: listeners.add,
    off: listeners.remove,
    connect: () => ask('standard:connect', {}),
    disconnect: () => ask('standard:disconnect', {}),
    async signMessage(message: Uint8Array) {
      const [output] = (await ask('solana:signMessage', { account: account(), message })) as object[]
      return output
    },
    async signTransaction(transaction: VersionedTransaction) {
      const input = { account: account(), transaction: transaction.serialize() }
      const [output] = (await ask('solana:signTransaction', input)) as { signedTransaction: Uint8Array }[]
      return VersionedTransaction.deserialize(output?.signedTransaction ?? new Uint8Array())
    },
  }
}
