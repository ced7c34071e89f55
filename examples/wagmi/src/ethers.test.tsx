// @vitest-environment jsdom
import { toEip1193Provider } from '@foyer/chains/eip155'
import { useProvider } from '@foyer/headless'
import { disconnect, switchNetwork } from '@foyer/headless/actions'
import { createSandbox, devAccounts, type SandboxWithoutRelay } from '@foyer/sandbox'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { BrowserProvider, Contract, type Eip1193Provider, isError, verifyMessage } from 'ethers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as wagmi from 'wagmi'
import { createEthersProvider } from './createEthersProvider.ts'
import { deployCounter } from './test/counter.ts'
import { createHost } from './test/createHost.tsx'

let world: SandboxWithoutRelay
beforeAll(async () => {
  world = await createSandbox({ solana: false, relay: false, backend: false })
})
afterAll(() => world.stop())
afterEach(cleanup)

async function connected() {
  const host = createHost(wagmi, world.urls.evm)
  const { result, rerender } = renderHook(() => useProvider({ namespace: 'eip155' }), {
    wrapper: host.Providers,
  })
  await act(host.connectInFoyer)
  await waitFor(() => expect(result.current).toBeDefined())
  return { ...host, result, rerender }
}

test('ethers signs and sends with the provider of useProvider, which stays one object [S1.4]', async () => {
  const { result, rerender, config } = await connected()
  const given = result.current
  const signer = await new BrowserProvider(given as Eip1193Provider).getSigner()
  expect(verifyMessage('hello', await signer.signMessage('hello'))).toBe(devAccounts[0]?.address)

  const address = await deployCounter(world.urls.evm[1])
  const counter = new Contract(
    address,
    ['function get() view returns (uint256)', 'function set(uint256)'],
    signer,
  )
  const sent = (await counter.getFunction('set').send(5n)).hash
  expect(sent).toMatch(/^0x[0-9a-f]{64}$/)
  await world.mine()
  expect(await counter.getFunction('get')()).toBe(5n)

  await act(async () => void (await switchNetwork(config, { caipNetworkId: 'eip155:137' })))
  rerender()
  expect(result.current).toBe(given)
})

test('ethers recognises a rejection [S8.57]', async () => {
  const { result, wallet, config } = await connected()
  wallet.setBehaviour('reject')
  for (const provider of [result.current as Eip1193Provider, toEip1193Provider(config)]) {
    const signer = await new BrowserProvider(provider).getSigner()
    const error = await signer.signMessage('hello').catch((each: unknown) => each)
    expect(isError(error, 'ACTION_REJECTED')).toBe(true)
  }
})

test('toEip1193Provider returns one object for all connections, and emits their events [S4.2] [S4.3]', async () => {
  const host = createHost(wagmi, world.urls.evm)
  const provider = toEip1193Provider(host.config)
  const events: unknown[] = []
  for (const event of ['connect', 'accountsChanged', 'chainChanged'])
    provider.on(event, (value) => events.push([event, value]))
  provider.on('disconnect', (error) => events.push(['disconnect', (error as { code: number }).code]))
  await expect(provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: 4900 })
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])

  renderHook(() => undefined, { wrapper: host.Providers })
  await act(host.connectInFoyer)
  const ethers = createEthersProvider(host.config)
  expect((await ethers.getNetwork()).chainId).toBe(1n)
  expect(await (await ethers.getSigner()).getAddress()).toBe(devAccounts[0]?.address)
  await act(async () => void (await switchNetwork(host.config, { caipNetworkId: 'eip155:137' })))
  // ethers caches answers for 250 ms.
  await waitFor(async () => expect((await ethers.getNetwork()).chainId).toBe(137n))
  await act(() => disconnect(host.config))
  expect(events).toEqual([
    ['connect', { chainId: '0x1' }],
    ['chainChanged', '0x1'],
    ['accountsChanged', [devAccounts[0]?.address]],
    ['chainChanged', '0x89'],
    ['accountsChanged', []],
    ['disconnect', 4900],
  ])
})
