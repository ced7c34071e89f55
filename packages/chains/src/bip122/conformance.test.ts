import { describeAdapter } from '../conformance/describeAdapter.ts'
import { bitcoin } from '../networks/definitions/bitcoin.ts'
import {
  createFakeLeather,
  createFakeOkx,
  createFakeSatsConnectWallet,
  createFakeStandardWallet,
  createFakeUnisat,
} from '../test/fakeBitcoinWallets.ts'
import { createFakePage } from '../test/fakePage.ts'
import { bip122 } from './bip122.ts'

const shapes = {
  'Wallet Standard': createFakeStandardWallet,
  'sats-connect': createFakeSatsConnectWallet,
  Leather: createFakeLeather,
  OKX: createFakeOkx,
  Unisat: createFakeUnisat,
}

for (const [name, createWallet] of Object.entries(shapes)) {
  describeAdapter(`bip122, ${name}`, () => {
    const page = createFakePage()
    const wallet = createWallet()
    return {
      adapter: bip122({ target: page }),
      networks: [bitcoin],
      wallet,
      reveal: () => wallet.putOn(page),
    }
  })
}
