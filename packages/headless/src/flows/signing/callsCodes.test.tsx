import { eip155, toEip1193Provider, toWalletClient } from '@foyer/chains/eip155'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BaseError } from 'viem'
import { expect, test } from 'vitest'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { FoyerProvider } from '../../react/FoyerProvider.tsx'
import { useSendCalls } from '../../react/signingMutations.ts'
import { ALICE, BOB, setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { appRequests } from '../requests/requests.ts'
import { sendCalls } from './sendCalls.ts'

/** Page whose wallet refuses batches with a code of EIP-5792. */
async function open(code: unknown) {
  const asked: string[] = []
  const request = async ({ method }: { readonly method: string }): Promise<unknown> => {
    asked.push(method)
    if (method === 'wallet_sendCalls') throw { code, message: 'Refused' }
    if (method === 'eth_sendTransaction') throw { code: 4001, message: 'Rejected' }
    return method === 'eth_chainId' ? '0x1' : [ALICE]
  }
  const wallet = Object.assign(createTestConnector(), { getProvider: () => ({ request }) })
  const adapter = eip155({ isAnnouncedEnabled: false, isInjectedEnabled: false })
  const { config } = setup({ connectors: [wallet], adapters: [adapter] })
  await connect(config, { connector: wallet })
  return { config, asked }
}

const calls = [{ to: BOB, value: 1n }]
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  )

async function byHook(config: Config): Promise<unknown> {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <FoyerProvider config={config}>{children}</FoyerProvider>
  )
  const { result } = renderHook(() => useSendCalls(), { wrapper })
  return act(() => failureOf(result.current.sendCallsAsync({ calls })))
}

const byProvider = (config: Config): Promise<unknown> => {
  const params = [
    { version: '2.0.0', chainId: '0x1', from: ALICE, atomicRequired: true, calls: [{ to: BOB }] },
  ]
  return failureOf(toEip1193Provider(config).request({ method: 'wallet_sendCalls', params }))
}

/** Error with a code that viem derives from the error of the provider. */
async function byClient(config: Config): Promise<unknown> {
  const error = await failureOf(toWalletClient(config).sendCalls({ calls: [{ to: BOB, value: 1n }] }))
  if (!(error instanceof BaseError)) return error
  return error.walk((each) => typeof (each as { code?: unknown }).code === 'number')
}

test.each([
  [5700, 'CAPABILITY_NOT_SUPPORTED', 5700, 5700],
  [5710, 'CHAIN_NOT_SUPPORTED', 5710, 5710],
  [5720, 'SEND_CALLS_FAILED', 5720, 5720],
  [5740, 'CALLS_TOO_LARGE', 5740, 5740],
  // A declined upgrade of the account is a rejection; viem has an error of its own for it.
  [5750, 'USER_REJECTED', 4001, 5750],
  [5760, 'ATOMICITY_NOT_SUPPORTED', 5760, 5760],
  ['5760', 'ATOMICITY_NOT_SUPPORTED', 5760, 5760],
  ['ACTION_REJECTED', 'USER_REJECTED', 4001, 4001],
])(
  'error code %j of a wallet reaches the callers of the hook, the provider and the viem client (R76)',
  async (code, own, rpc, viem) => {
    const { config, asked } = await open(code)
    expect(await byHook(config)).toMatchObject({ code: own })
    expect(await byProvider(config)).toMatchObject({ code: rpc })
    expect(await byClient(config)).toMatchObject({ code: viem })
    // No request is unclear, and none is sent as a transaction.
    expect(internalsOf(config).store.get(appRequests.atom).requests).toEqual([])
    expect(asked.filter((method) => method === 'wallet_sendCalls')).toHaveLength(3)
    expect(asked).not.toContain('eth_sendTransaction')
  },
)

test.each([
  [5700, 'eth_sendTransaction'],
  [5760, 'eth_sendTransaction'],
  ['5760', 'eth_sendTransaction'],
  [4200, 'eth_sendTransaction'],
  [5710, undefined],
  [5720, undefined],
  [5740, undefined],
  [5750, undefined],
  [4001, undefined],
])(
  'after error code %j of the wallet, calls with isFallbackAllowed are sent by %j (R76)',
  async (code, expected) => {
    const { config, asked } = await open(code)
    await failureOf(sendCalls(config, { calls, isFallbackAllowed: true }))
    const requests = asked.filter((method) => method.includes('send'))
    expect(requests).toEqual(['wallet_sendCalls', ...(expected === undefined ? [] : [expected])])
    await failureOf(sendCalls(config, { calls, isFallbackAllowed: true, isAtomicRequired: true }))
    await failureOf(sendCalls(config, { calls }))
    expect(asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(expected ? 1 : 0)
  },
)
