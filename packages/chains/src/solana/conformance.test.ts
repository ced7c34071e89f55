import { describeAdapter } from '../conformance/describeAdapter.ts'
import { solana as network } from '../networks/definitions/solana.ts'
import { createFakePage } from '../test/fakePage.ts'
import { createFakeSolanaWallet } from '../test/fakeSolanaWallet.ts'
import { registerWallets } from '../test/registerWallets.ts'
import { solana } from './solana.ts'

describeAdapter('solana', () => {
  const page = createFakePage()
  const wallet = createFakeSolanaWallet()
  return {
    adapter: solana({ target: page }),
    networks: [network],
    wallet,
    reveal: () => void registerWallets(page, wallet.wallet),
  }
})
