import { describeAdapter } from '../conformance/describeAdapter.ts'
import { cosmoshub } from '../networks/definitions/cosmoshub.ts'
import { createFakeKeplr } from '../test/fakeKeplr.ts'
import { createFakePage } from '../test/fakePage.ts'
import { cosmos } from './cosmos.ts'

describeAdapter('cosmos', () => {
  const page = createFakePage()
  const wallet = createFakeKeplr()
  return {
    adapter: cosmos({ target: page }),
    networks: [cosmoshub],
    wallet,
    reveal: () => wallet.putOn(page),
  }
})
