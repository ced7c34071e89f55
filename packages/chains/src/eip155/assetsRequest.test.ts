import { createClient, custom } from 'viem'
import { getAssets } from 'viem/experimental/erc7811'
import { expect, test } from 'vitest'
import { runOperation } from '../adapter.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { ACCOUNT, createFakeEvmWallet } from '../test/fakeEvmWallet.ts'
import { eip155 } from './eip155.ts'

test('the request equals that of viem', async () => {
  const [theirs, own] = [{}, {}].map((answer) => createFakeEvmWallet({ wallet_getAssets: answer }))
  if (!theirs || !own) expect.unreachable()
  const transport = custom(theirs.provider as never)
  await getAssets(createClient({ transport }), { account: ACCOUNT, chainIds: [1] })
  const parameters = { address: ACCOUNT }
  await runOperation(eip155(), 'getAssets', { network: mainnet, provider: own.provider, parameters })
  // viem has members with the value `undefined` for options that are not set.
  expect(own.calls).toEqual(theirs.calls)
})
