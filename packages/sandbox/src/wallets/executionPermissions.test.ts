import { runOperation } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { erc7715ProviderActions } from '@metamask/smart-accounts-kit/actions'
import { createClient, custom } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ACCOUNT = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
const TO = '0x016562aA41A8697720ce0943F003141f5dEAe006'
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const EXPIRY = 2_000_000_000

// The package reports each call to its vendor otherwise.
beforeEach(() => void vi.stubEnv('DO_NOT_TRACK', '1'))
afterEach(() => void vi.unstubAllEnvs())

type Asked = { readonly method: string; readonly params?: unknown }

/** A wallet with one answer, asked by MetaMask's own client and by the adapter. */
function answering(answer: unknown) {
  const asked: Asked[] = []
  const provider = {
    async request({ method, params }: Asked) {
      asked.push({ method, params })
      return structuredClone(answer)
    },
  }
  const client = createClient({ transport: custom(provider) }).extend(erc7715ProviderActions())
  const context = { network: mainnet, provider }
  return { asked, client, context }
}

const granted = {
  chainId: '0x1',
  from: ACCOUNT,
  to: TO,
  permission: {
    type: 'erc20-token-periodic',
    isAdjustmentAllowed: true,
    data: { tokenAddress: TOKEN, periodAmount: '0xf4240', periodDuration: 86_400, justification: 'Rent' },
  },
  rules: [{ type: 'expiry', data: { timestamp: EXPIRY } }],
  context: '0xabcd',
  dependencies: [],
  delegationManager: '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3',
} as const

test('a permission is requested with the method and parameters of @metamask/smart-accounts-kit', async () => {
  const { asked, client, context } = answering([granted])
  const [theirs] = await client.requestExecutionPermissions([
    {
      chainId: 1,
      from: ACCOUNT,
      to: TO,
      expiry: EXPIRY,
      permission: {
        type: 'erc20-token-periodic',
        isAdjustmentAllowed: true,
        data: {
          tokenAddress: TOKEN,
          periodAmount: 1_000_000n,
          periodDuration: 86_400,
          justification: 'Rent',
        },
      },
    },
  ])
  const { from: _, context: permissionContext, dependencies, delegationManager, ...wanted } = granted
  const [ours] = await runOperation(eip155(), 'requestExecutionPermissions', {
    ...context,
    parameters: { address: ACCOUNT, permissions: [wanted] },
  })
  expect(asked[1]).toEqual(asked[0])
  for (const permission of [ours, theirs])
    expect(permission).toMatchObject({ context: permissionContext, dependencies, delegationManager })
})

test('granted permissions are read with the method and parameters of @metamask/smart-accounts-kit', async () => {
  const { asked, client, context } = answering([granted])
  const [theirs] = await client.getGrantedExecutionPermissions()
  const parameters = { address: ACCOUNT }
  const [ours] = await runOperation(eip155(), 'getGrantedExecutionPermissions', { ...context, parameters })
  expect(asked[1]).toEqual(asked[0])
  for (const permission of [ours, theirs]) expect(permission).toMatchObject({ context: '0xabcd', to: TO })
})

test('supported permissions are read with the method and parameters of @metamask/smart-accounts-kit', async () => {
  const { asked, client, context } = answering({
    'native-token-stream': { chainIds: ['0x1', '0xaa36a7'], ruleTypes: ['expiry'] },
  })
  const theirs = await client.getSupportedExecutionPermissions()
  const ours = await runOperation(eip155(), 'getSupportedExecutionPermissions', {
    ...context,
    parameters: {},
  })
  expect(asked[1]).toEqual(asked[0])
  expect(theirs['native-token-stream']?.chainIds.map(String)).toEqual(ours['native-token-stream']?.chainIds)
})
