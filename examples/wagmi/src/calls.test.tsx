// @vitest-environment jsdom
import { useCapabilities, useOperation, useSendCalls } from '@foyer/headless'
import { createSandbox, devAccounts, type SandboxWithoutRelay } from '@foyer/sandbox'
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { createPublicClient, http } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as wagmi from 'wagmi'
import { PayBoth } from './PayBoth.tsx'
import { createHost } from './test/createHost.tsx'

let world: SandboxWithoutRelay
beforeAll(async () => {
  world = await createSandbox({ solana: false, relay: false, backend: false })
})
afterAll(() => world.stop())
afterEach(cleanup)

test('calls become mined transactions, and wagmi has the same state as Foyer [S7.34]', async () => {
  const host = createHost(wagmi, world.urls.evm)
  const { result } = renderHook(
    () => ({
      capabilities: useCapabilities().data,
      send: useSendCalls(),
      getStatus: useOperation('eip155', 'getCallsStatus'),
      others: wagmi.useCapabilities().data,
    }),
    { wrapper: host.Providers },
  )
  await act(host.connectInFoyer)
  await waitFor(() =>
    expect(result.current.capabilities).toMatchObject({ atomic: { status: 'unsupported' } }),
  )
  await waitFor(() =>
    expect(result.current.others).toMatchObject({ 1: { atomic: { status: 'unsupported' } } }),
  )

  const to = devAccounts[5]?.address ?? ''
  const client = createPublicClient({ transport: http(world.urls.evm[1]) })
  const balance = () => client.getBalance({ address: to as `0x${string}` })
  const before = await balance()
  const { id } = await act(() =>
    result.current.send.sendCallsAsync({
      calls: [
        { to, value: 1n },
        { to, value: 2n },
      ],
    }),
  )
  await world.mine()
  expect((await balance()) - before).toBe(3n)
  const status = await result.current.getStatus?.({ id })
  expect(status).toMatchObject({ outcome: 'confirmed', isAtomic: false })
  expect(status?.receipts.map(({ isSuccess }) => isSuccess)).toEqual([true, true])
})

test('the example of the documentation pays both [S5.18]', async () => {
  const host = createHost(wagmi, world.urls.evm)
  const [one = '', other = ''] = devAccounts.slice(5).map(({ address }) => address)
  render(<PayBoth one={one} other={other} />, { wrapper: host.Providers })
  await act(host.connectInFoyer)
  act(() => screen.getByRole('button', { name: 'Pay both' }).click())
  await screen.findByText('pending')
  await world.mine()
  // Polled every four seconds.
  await screen.findByText('confirmed')
  expect(host.wallet.requests['wallet_getCallsStatus']).toBeGreaterThan(0)
})
