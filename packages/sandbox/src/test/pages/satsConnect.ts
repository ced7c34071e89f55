import { defaultAdapters } from '@sats-connect/core'
import { registerBitcoinWallet } from '../../wallets/bitcoin/registerBitcoinWallet.ts'

// Xverse in a page, and the client of sats-connect beside the app's own connection to it.
const { wallet } = registerBitcoinWallet({
  name: 'Xverse',
  id: 'XverseProviders.BitcoinProvider',
  shape: 'sats-connect',
  storage: true,
})
Object.assign(window, { XverseProviders: { BitcoinProvider: wallet } })
Object.assign(window, {
  satsConnect() {
    const Client = defaultAdapters['XverseProviders.BitcoinProvider']
    return Client && new Client().request('getAddresses', null as never)
  },
})
