import { expect, test } from 'vitest'
import { mainnet } from '../../networks/definitions/mainnet.ts'
import { OTHER } from '../../test/evmAddresses.ts'
import { createDescribeRequest } from './describeRequest.ts'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const KEY = `0x04${'7a'.repeat(64)}`
const END = 1_900_000_000
const MAX = `0x${'ff'.repeat(32)}`

const delegatesOf = async (method: string, params: unknown) => {
  const content = await createDescribeRequest()({ network: mainnet, provider: undefined }, { method, params })
  return content?.type === 'other' ? (content.delegates ?? []) : undefined
}
const permission = (
  type: string,
  data: object,
  rules: unknown = [{ type: 'expiry', data: { timestamp: END } }],
) => ({
  chainId: '0x1',
  to: OTHER,
  permission: { type, isAdjustmentAllowed: true, data },
  rules,
})
const day = { periodDuration: 86_400 }

test.each([
  [
    'an amount of the native currency in each period',
    permission('native-token-periodic', { periodAmount: '0x5', ...day }),
  ],
  [
    'an amount of a token in each period',
    permission('erc20-token-periodic', { tokenAddress: USDC, periodAmount: '0x5', ...day }),
  ],
  [
    'a stream with an end',
    permission('erc20-token-stream', {
      tokenAddress: USDC,
      amountPerSecond: '0x5',
      initialAmount: null,
      maxAmount: MAX,
    }),
  ],
  [
    'an end as text',
    permission('native-token-periodic', { periodAmount: '0x5' }, [
      { type: 'expiry', data: { timestamp: `${END}` } },
    ]),
  ],
  ['revocations', permission('erc20-token-revocation', {})],
])('a limited execution permission has no delegate: %s', async (_, each) => {
  expect(await delegatesOf('wallet_requestExecutionPermissions', [each])).toEqual([])
  expect(await delegatesOf('requestExecutionPermissions', { permissions: [each] })).toEqual([])
})

test.each([
  ['any amount', permission('erc20-token-periodic', { tokenAddress: USDC, periodAmount: MAX, ...day })],
  [
    'any amount of a token that stores allowances in 96 bits',
    permission('erc20-token-periodic', { tokenAddress: USDC, periodAmount: `0x${'f'.repeat(24)}`, ...day }),
  ],
  ['no amount', permission('native-token-periodic', day)],
  ['an unreadable amount', permission('native-token-periodic', { periodAmount: 'all', ...day })],
  [
    'any amount at the start',
    permission('native-token-stream', { amountPerSecond: '0x5', initialAmount: MAX }),
  ],
  ['no end', permission('native-token-periodic', { periodAmount: '0x5', ...day }, [])],
  ['no rules', permission('native-token-periodic', { periodAmount: '0x5', ...day }, null)],
  [
    'an end in the year 2106',
    permission('native-token-periodic', { periodAmount: '0x5' }, [
      { type: 'expiry', data: { timestamp: 4_294_967_295 } },
    ]),
  ],
  [
    'a second rule without an end',
    permission('native-token-periodic', { periodAmount: '0x5' }, [
      { type: 'expiry', data: { timestamp: END } },
      { type: 'expiry', data: {} },
    ]),
  ],
  [
    'an end outside of its rules',
    { ...permission('native-token-periodic', { periodAmount: '0x5' }, []), expiry: END },
  ],
  [
    'a list of permissions besides',
    { ...permission('erc20-token-periodic', { periodAmount: MAX }), permissions: [] },
  ],
  ['an unknown type', permission('any-token', { periodAmount: '0x5' })],
  ['no type', { chainId: '0x1', to: OTHER }],
])('an execution permission without limits has a delegate: %s', async (_, each) => {
  expect(await delegatesOf('wallet_requestExecutionPermissions', [each])).toEqual([OTHER])
  expect(await delegatesOf('requestExecutionPermissions', { permissions: [each] })).toEqual([OTHER])
})

const calls = (...functions: readonly object[]) => ({
  type: 'contract-call',
  data: { address: USDC, abi: [], functions },
})
const native = (allowance: string) => ({
  type: 'native-token-recurring-allowance',
  data: { allowance, start: 1, period: 86_400 },
})
const session = (permissions: readonly object[], expiry: unknown = END) => ({
  chainId: '0x1',
  expiry,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: KEY }] } },
  permissions,
  policies: [],
})

test.each([
  ['an allowance', session([native('0x5')])],
  [
    'calls of named functions',
    session([calls({ functionName: 'deposit' }, { functionName: 'move(uint256)' })]),
  ],
])('a limited smart session has no delegate: %s', async (_, request) => {
  expect(await delegatesOf('wallet_grantPermissions', [request])).toEqual([])
  expect(await delegatesOf('grantPermissions', { address: OTHER, request })).toEqual([])
})

test.each([
  ['any amount, besides a limited one', session([native('0x5'), native(MAX)])],
  ['no end', session([native('0x5')], null)],
  ['no list of permissions', { ...session([]), permissions: undefined, permission: native('0x5') }],
  ['all functions', session([calls()])],
  ['a transfer', session([calls({ functionName: 'deposit' }, { functionName: 'transfer' })])],
  ['a safe transfer', session([calls({ functionName: 'safeTransferFrom(address,address,uint256)' })])],
  ['an approval', session([calls({ functionName: 'setApprovalForAll' })])],
  ['a selector', session([calls({ functionName: '0xa9059cbb' })])],
  ['other calls', session([calls({ functionName: 'multicall' })])],
  ['a delegatecall', session([calls({ functionName: 'deposit', operation: 'DelegateCall' })])],
])('a smart session without limits has a delegate: %s', async (_, request) => {
  expect(await delegatesOf('wallet_grantPermissions', [request])).toEqual([KEY])
  expect(await delegatesOf('grantPermissions', { address: OTHER, request })).toEqual([KEY])
})

test.each([
  [{ type: 'account', data: { address: OTHER } }, OTHER],
  [{ type: 'wallet' }, 'wallet'],
  [undefined, ''],
])('the delegate of a grant to %j', async (signer, delegate) => {
  const request = { ...session([native(MAX)]), signer }
  expect(await delegatesOf('wallet_grantPermissions', [request])).toEqual([delegate])
})

test('other requests grant nothing', async () => {
  expect(await delegatesOf('wallet_revokePermissions', [session([native(MAX)])])).toEqual(undefined)
  expect(await delegatesOf('wallet_sendPreparedCalls', [session([native(MAX)])])).toEqual([])
})
