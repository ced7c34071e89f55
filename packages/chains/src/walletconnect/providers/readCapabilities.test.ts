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
const ask = (capabilities: unknown) => askWith({ sessionProperties: { capabilities } })

function askWith(properties: object) {
  const request = vi.fn(async () => ({ '0x1': { atomic: { status: 'ready' } } }))
  const bridge = {
    networks: [mainnet],
    session: () => ({ topic: 'a', ...properties }),
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

test.each([
  ['JSON text', JSON.stringify({ [ADDRESS]: own })],
  ['an object', { [ADDRESS]: own }],
  ['an object with the address in lower case', { [ADDRESS.toLowerCase()]: own }],
])(
  'session properties with the address are returned without a request to the wallet: %s',
  async (_, properties) => {
    const { answer, request } = ask(properties)
    expect(await answer).toEqual({ atomic: { status: 'supported' } })
    expect(request).not.toHaveBeenCalled()
  },
)

test('the answer in the properties of the namespace replaces that of the session', async () => {
  const other = { '0x1': { atomic: { status: 'ready' } } }
  const { answer, request } = askWith({
    sessionProperties: { capabilities: { [ADDRESS]: other } },
    scopedProperties: { eip155: { capabilities: { [ADDRESS]: own } } },
  })
  expect(await answer).toEqual({ atomic: { status: 'supported' } })
  expect(request).not.toHaveBeenCalled()
})

const atomic = { status: 'supported' }

test.each<[what: string, properties: object]>([
  ['the session', { sessionProperties: { atomic } }],
  ['the chain', { scopedProperties: { 'eip155:1': { atomic: JSON.stringify(atomic) } } }],
  [
    'the account on the chain, in any case',
    { scopedProperties: { 'eip155:1': { [`eip155:1:${ADDRESS.toLowerCase()}`]: { atomic } } } },
  ],
  [
    'the chain, when the whole answer is of another account',
    {
      sessionProperties: { capabilities: { '0xother': {} } },
      scopedProperties: { 'eip155:1': { atomic } },
    },
  ],
])('capabilities by name are those of %s', async (_, properties) => {
  const { answer, request } = askWith(properties)
  expect(await answer).toEqual({ atomic })
  expect(request).not.toHaveBeenCalled()
})

test.each<[what: string, properties: object]>([
  ['no properties', {}],
  ['other properties', { sessionProperties: { expiry: '2030', 'a key': { status: 'supported' } } }],
  [
    'names without capabilities',
    { sessionProperties: { atomic: null, flowControl: 'yes', paymasterService: 7 } },
  ],
  [
    'another namespace',
    { scopedProperties: { 'solana:1': { atomic }, eip155: null, 'eip155:': { atomic } } },
  ],
])('a session with %s states no capabilities: the wallet is asked', async (_, properties) => {
  const { answer, request } = askWith(properties)
  expect(await answer).toEqual({ atomic: { status: 'ready' } })
  expect(request).toHaveBeenCalledTimes(1)
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

test('capabilities of some chains are not returned for other chains of the account', async () => {
  const request = vi.fn(async (_: string, { params }: { params: readonly unknown[] }) => ({ of: params[1] }))
  const bridge = { networks: [mainnet], session: () => ({ topic: 'a' }), request } as unknown as SessionBridge
  const provider = evmProvider(bridge).provider as Eip1193Provider
  const read = (address: string, ...chains: readonly (readonly string[])[]) =>
    provider.request({ method: 'wallet_getCapabilities', params: [address, ...chains] })
  expect(await read(ADDRESS, ['0x1'])).toEqual({ of: ['0x1'] })
  expect(await read(ADDRESS, ['0xa'])).toEqual({ of: ['0xa'] })
  expect(await read(ADDRESS)).toEqual({ of: undefined })
  expect(await read(ADDRESS.toLowerCase(), ['0x1'])).toEqual({ of: ['0x1'] })
  expect(request).toHaveBeenCalledTimes(3)
})
