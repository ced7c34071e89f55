import { expect, test, vi } from 'vitest'
import { loadOperation, runOperation, type ChainAdapter } from './adapter.ts'
import { bip122 } from './bip122/bip122.ts'
import { cosmos } from './cosmos/cosmos.ts'
import { mainnet } from './networks/definitions/mainnet.ts'
import type { Operation } from './operations.ts'
import { polkadot } from './polkadot/polkadot.ts'
import { solana } from './solana/solana.ts'

const signMessage = vi.fn<Operation<'signMessage'>>(async () => 'signature')
const adapter: ChainAdapter = { namespace: 'eip155', operations: { signMessage: async () => signMessage } }
const context = { network: mainnet, provider: 'provider', signal: undefined }

test('[S7.34] loads and runs the operations of an adapter', async () => {
  const parameters = { address: 'a', message: 'm' }
  expect(await runOperation(adapter, 'signMessage', { ...context, parameters })).toBe('signature')
  expect(signMessage).toHaveBeenCalledWith(context, parameters)
})

test.each([bip122, cosmos, polkadot, solana])(
  '[S7.34] an operation of the host replaces that of $name()',
  async (create) => {
    const operations = { signMessage: async () => signMessage }
    expect(await loadOperation(create({ operations }), 'signMessage')).toBe(signMessage)
  },
)

test('[S8.56] rejects operations that the adapter lacks', async () => {
  await expect(loadOperation(adapter, 'estimateGas')).rejects.toMatchObject({
    code: 'OPERATION_NOT_SUPPORTED',
    shortMessage: 'eip155 does not support estimateGas',
    context: { namespace: 'eip155', operation: 'estimateGas' },
  })
})
