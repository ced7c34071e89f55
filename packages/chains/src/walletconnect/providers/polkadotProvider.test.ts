import { expect, test, vi } from 'vitest'
import type { PolkadotProvider } from '../../polkadot/provider.ts'
import type { SessionBridge } from '../createBridge.ts'
import { polkadotProvider } from './polkadotProvider.ts'

const address = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'

function setUp() {
  const request = vi.fn<SessionBridge['request']>(async () => ({ signature: '0x01' }))
  const { provider } = polkadotProvider({ request } as Partial<SessionBridge> as SessionBridge)
  const { signRaw } = (provider as PolkadotProvider).signer
  return { request, sign: (data: `0x${string}`) => signRaw?.({ address, data, type: 'bytes' }) }
}

test('the bytes of a text are sent as the text, and wrapped as in the documentation of the method', async () => {
  const { request, sign } = setUp()
  await sign('0x48692c20e29c93')
  const [, asked] = request.mock.calls[0] ?? []
  const data = `0x${Buffer.from('<Bytes>Hi, ✓</Bytes>').toString('hex')}`
  const params = { address, message: 'Hi, ✓', data, type: 'bytes' }
  expect(asked).toEqual({ method: 'polkadot_signMessage', params })
})

test('bytes that are not text are not sent, since the wallet would sign another message', async () => {
  const { request, sign } = setUp()
  await expect(sign('0xff00')).rejects.toThrow(TypeError)
  expect(request).not.toHaveBeenCalled()
})
