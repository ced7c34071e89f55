import { expect, test, vi } from 'vitest'
import { runOperation } from '../../adapter.ts'
import type { Eip1193Provider } from '../../eip155/createEip1193Connector.ts'
import { eip155 } from '../../eip155/eip155.ts'
import { mainnet } from '../../networks/definitions/mainnet.ts'
import type { SessionBridge } from '../createBridge.ts'
import { evmProvider } from './evmProvider.ts'

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const own = { '0x1': { atomic: { status: 'supported' } } }

/** Capabilities read from a session with these properties. */
function ask(capabilities: string | undefined) {
  const request = vi.fn(async () => ({ '0x1': { atomic: { status: 'ready' } } }))
  const bridge = {
    networks: [mainnet],
    session: () => ({ topic: 'a', sessionProperties: capabilities === undefined ? {} : { capabilities } }),
    chain: () => 'eip155:1',
    request,
  } as unknown as SessionBridge
  const { provider } = evmProvider(bridge)
  const answer = runOperation(eip155(), 'getCapabilities', {
    network: mainnet,
    provider,
    parameters: { address: ADDRESS },
  })
  return { answer, request }
}

test('session properties with the address are returned without a request to the wallet', async () => {
  const { answer, request } = ask(JSON.stringify({ [ADDRESS]: own }))
  expect(await answer).toEqual({ atomic: { status: 'supported' } })
  expect(request).not.toHaveBeenCalled()
})

test.each([undefined, JSON.stringify({ '0xother': own })])(
  'without the address in the session properties, the wallet is asked (%s)',
  async (properties) => expect(await ask(properties).answer).toEqual({ atomic: { status: 'ready' } }),
)

test('[S8.28] unreadable session properties are an error', async () => {
  const { answer, request } = ask('{"0x')
  await expect(answer).rejects.toMatchObject({
    code: 'CAPABILITIES_UNREADABLE',
    shortMessage: 'Error parsing wallet capabilities',
  })
  expect(request).not.toHaveBeenCalled()
})

test('capabilities of an earlier session are not returned for the next one', async () => {
  let topic = 'a'
  const request = vi.fn(async () => ({ '0x1': { atomic: { status: topic } } }))
  const bridge = { networks: [mainnet], session: () => ({ topic }), request } as unknown as SessionBridge
  const provider = evmProvider(bridge).provider as Eip1193Provider
  const read = () => provider.request({ method: 'wallet_getCapabilities', params: [ADDRESS] })
  const first = await read()
  expect(await read()).toBe(first)
  topic = 'b'
  expect(await read()).toEqual({ '0x1': { atomic: { status: 'b' } } })
  expect(request).toHaveBeenCalledTimes(2)
})
