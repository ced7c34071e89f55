import { describeAdapter } from '../conformance/describeAdapter.ts'
import { polkadot as polkadotNetwork } from '../networks/definitions/polkadot.ts'
import { createFakeExtension } from '../test/fakeExtension.ts'
import { createFakePage } from '../test/fakePage.ts'
import { polkadot } from './polkadot.ts'

describeAdapter('polkadot', () => {
  const page = createFakePage()
  const wallet = createFakeExtension()
  const adapter = polkadot({ target: page })
  return { adapter, networks: [polkadotNetwork], wallet, reveal: () => wallet.putOn(page) }
})
