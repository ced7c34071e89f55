import { type CaipNetworkId, type CallsStatus, FoyerError, type TransactionOutcome } from '@foyer/chains'
import { act, renderHook, waitFor } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { getUnfinishedRequests } from '../../core/unfinished/unfinishedRequests.ts'
import { useCallsStatus, useCapabilities } from '../../react/callsQueries.ts'
import { FoyerProvider } from '../../react/FoyerProvider.tsx'
import { useSendCalls } from '../../react/signingMutations.ts'
import { useTransactionStatus } from '../../react/transactionQueries.ts'
import { ALICE, BOB, createTestAdapter, setup, solana } from '../../test/setup.ts'
import { createTestConnector, type TestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { switchNetwork } from '../../wallet/switchNetwork.ts'

afterEach(() => void vi.useRealTimers())

async function connected(others: readonly TestConnector[] = []) {
  const wallet = createTestConnector()
  const live = { accounts: [ALICE], chainId: '1' }
  const getCapabilities = vi.fn(async (_: unknown, { address }: { address: string }) => ({
    seen: { address },
  }))
  const sendCalls = vi.fn(async () => ({ id: '0x1' }))
  const getCallsStatus = vi.fn(async (_: unknown, parameters: { id: string }): Promise<CallsStatus> => ({
    outcome: parameters.id === '0x1' ? 'pending' : 'confirmed',
    code: 100,
    isAtomic: true,
    receipts: [],
  }))
  const operations = {
    getCapabilities: async () => getCapabilities,
    sendCalls: async () => sendCalls,
    getCallsStatus: async () => getCallsStatus,
    readSession: async () => async () => live,
    // BOB is the sender of every transaction of this chain.
    waitForTransaction:
      async () =>
      async (_: unknown, { address = BOB }: { address?: string | undefined }): Promise<TransactionOutcome> =>
        address === BOB ? 'confirmed' : 'pending',
  }
  const host = setup({
    connectors: [wallet, ...others],
    adapters: [createTestAdapter(operations), createTestAdapter({}, 'solana')],
  })
  await connect(host.config, { connector: wallet })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <FoyerProvider config={host.config}>{children}</FoyerProvider>
    </StrictMode>
  )
  return { ...host, wallet, live, getCapabilities, getCallsStatus, sendCalls, wrapper }
}

test('capabilities are requested once per account and network, and removed with the account [S7.34]', async () => {
  const { wrapper, wallet, getCapabilities, config } = await connected()
  const { result } = renderHook(
    () => [
      useCapabilities().data,
      useCapabilities().data,
      useCapabilities({ caipNetworkId: 'eip155:137' }).data,
    ],
    { wrapper },
  )
  const seen = (address: string) => ({ seen: { address } })
  await waitFor(() => expect(result.current).toEqual([seen(ALICE), seen(ALICE), seen(ALICE)]))
  expect(getCapabilities).toHaveBeenCalledTimes(2)
  act(() => wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }] }))
  await waitFor(() => expect(result.current[0]).toEqual(seen(BOB)))
  await act(() => disconnect(config))
  await waitFor(() => expect(result.current).toEqual([undefined, undefined, undefined]))
})

test('a paymaster service is passed to the wallet; the refusal of a wallet without it rejects, and lists no unfinished request', async () => {
  const { wrapper, sendCalls, config } = await connected()
  const { result } = renderHook(() => useSendCalls(), { wrapper })
  const calls = [{ to: BOB, value: 1n }]
  const capabilities = { paymasterService: { url: 'https://paymaster.example', context: { policy: '7' } } }
  expect(await act(() => result.current.sendCallsAsync({ calls, capabilities }))).toEqual({ id: '0x1' })
  expect(sendCalls).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ calls, capabilities }),
  )
  sendCalls.mockRejectedValueOnce(
    new FoyerError('CAPABILITY_NOT_SUPPORTED', { shortMessage: 'No paymaster' }),
  )
  await act(async () => {
    await expect(result.current.sendCallsAsync({ calls, capabilities })).rejects.toMatchObject({
      code: 'CAPABILITY_NOT_SUPPORTED',
    })
  })
  expect(sendCalls).toHaveBeenCalledTimes(2)
  expect(getUnfinishedRequests(config)).toEqual([])
})

test('the wallet is not asked when the account changes right after the click [S1.4]', async () => {
  const { wrapper, wallet, live, sendCalls } = await connected()
  const { result } = renderHook(() => useSendCalls(), { wrapper })
  const calls = [{ to: BOB, value: 1n }]
  expect(await act(() => result.current.sendCallsAsync({ calls }))).toEqual({ id: '0x1' })
  const late = act(async () => {
    const sending = result.current.sendCallsAsync({ calls })
    live.accounts = [BOB]
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }] })
    await expect(sending).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
  })
  await late
  expect(sendCalls).toHaveBeenCalledTimes(1)
})

test('the status of calls is polled until they have ended, and removed with the account [S7.34]', async () => {
  const { wrapper, getCallsStatus, config } = await connected()
  vi.useFakeTimers()
  const { result, rerender } = renderHook(({ id }: { id: string | undefined }) => useCallsStatus({ id }), {
    wrapper,
    initialProps: { id: undefined as string | undefined },
  })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(10_000)
  expect(getCallsStatus).not.toHaveBeenCalled()

  rerender({ id: '0x1' })
  await pass(100)
  expect(result.current.data?.outcome).toBe('pending')
  await pass(8_000)
  expect(getCallsStatus).toHaveBeenCalledTimes(3)
  getCallsStatus.mockResolvedValue({ outcome: 'confirmed', code: 200, isAtomic: true, receipts: [] })
  await pass(4_000)
  expect(result.current.data?.outcome).toBe('confirmed')
  await pass(60_000)
  expect(getCallsStatus).toHaveBeenCalledTimes(4)

  await act(() => disconnect(config))
  await pass(100)
  expect(result.current.data).toBeUndefined()
})

test('the status of calls of a given account is read while another namespace is active', async () => {
  const other = createTestConnector({ id: 'other', namespaces: ['solana'], chainId: null, address: BOB })
  const { wrapper, getCallsStatus, config } = await connected([other])
  await connect(config, { connector: other })
  await switchNetwork(config, { caipNetworkId: solana.caipNetworkId })
  const account = `eip155:1:${ALICE}` as const
  const { result } = renderHook(() => useCallsStatus({ id: '0x2', account }), { wrapper })
  await waitFor(() => expect(result.current.data?.outcome).toBe('confirmed'))
  expect(getCallsStatus).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ id: '0x2', address: ALICE }),
  )
})

test('the transaction of another sender than the given one is pending', async () => {
  const { wrapper } = await connected()
  const transaction = { hash: '0x1', caipNetworkId: 'eip155:1' } as const
  const { result } = renderHook(
    () => [ALICE, BOB, undefined].map((address) => useTransactionStatus({ ...transaction, address }).data),
    { wrapper },
  )
  await waitFor(() => expect(result.current).toEqual(['pending', 'confirmed', 'confirmed']))
})

test('the outcome of a transaction is read once its network is known', async () => {
  const { wrapper } = await connected()
  const { result, rerender } = renderHook(
    (caipNetworkId: CaipNetworkId | undefined) => useTransactionStatus({ hash: '0x1', caipNetworkId }),
    { wrapper, initialProps: undefined as CaipNetworkId | undefined },
  )
  expect(result.current).toMatchObject({ status: 'pending', fetchStatus: 'idle' })
  rerender('eip155:1')
  await waitFor(() => expect(result.current.data).toBe('confirmed'))
})

test('a wallet that fails to return the status is asked again', async () => {
  const { wrapper, getCallsStatus } = await connected()
  vi.useFakeTimers()
  getCallsStatus.mockRejectedValueOnce({ code: -32603, message: 'later' })
  const { result } = renderHook(() => useCallsStatus({ id: '0x2' }), { wrapper })
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(result.current.error).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(result.current.data?.outcome).toBe('confirmed')
})
