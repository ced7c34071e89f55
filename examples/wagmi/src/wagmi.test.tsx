// @vitest-environment jsdom
import { disconnect, getAccount, getNetwork, switchNetwork } from '@foyer/headless/actions'
import { createSandbox, devAccounts, type SandboxWithoutRelay } from '@foyer/sandbox'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { type Address, UserRejectedRequestError } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { counterAbi, deployCounter } from './test/counter.ts'
import { createHost, type Kept, versions, type Wagmi } from './test/createHost.tsx'

let world: SandboxWithoutRelay
let counter: Address
beforeAll(async () => {
  world = await createSandbox({ solana: false, relay: false, backend: false })
  counter = await deployCounter(world.urls.evm[1])
})
afterAll(() => world.stop())
afterEach(cleanup)

const ALICE = devAccounts[0]?.address
const BOB = devAccounts[1]?.address

function render(wagmi: Wagmi, kept?: Kept) {
  const host = createHost(wagmi, world.urls.evm, kept)
  const rendered = renderHook(
    // Spread, because both libraries track the properties read while rendering.
    () => ({
      account: { ...wagmi.useAccount() },
      connect: wagmi.useConnect(),
      disconnect: wagmi.useDisconnect(),
      switchChain: wagmi.useSwitchChain(),
      read: {
        ...wagmi.useReadContract({ address: counter, abi: counterAbi, functionName: 'get', chainId: 1 }),
      },
      write: wagmi.useWriteContract(),
    }),
    { wrapper: host.Providers },
  )
  return { ...host, ...rendered, now: () => rendered.result.current }
}

async function connected(wagmi: Wagmi) {
  const host = render(wagmi)
  await waitFor(() => expect(host.now().account.status).toBe('disconnected'))
  await act(host.connectInFoyer)
  await waitFor(() => expect(host.now().account.status).toBe('connected'))
  return host
}

describe.each(versions)('%s', (_, wagmi) => {
  test('has the account that is connected in Foyer, and reads and writes with it [S4.2]', async () => {
    const { now } = await connected(wagmi)
    expect(now().account).toMatchObject({ address: ALICE, chainId: 1 })
    const before = await waitFor(() => {
      expect(now().read.data).toBeTypeOf('bigint')
      return now().read.data ?? 0n
    })
    const hash = await act(() =>
      now().write.writeContractAsync({
        address: counter,
        abi: counterAbi,
        functionName: 'set',
        args: [before + 7n],
      }),
    )
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
    await act(() => world.mine())
    const after = await act(() => now().read.refetch())
    expect(after.data).toBe(before + 7n)
  })

  test('follows changes in Foyer and in the wallet', async () => {
    const { now, config, wallet } = await connected(wagmi)
    act(() => wallet.setAccount(1))
    await waitFor(() => expect(now().account.address).toBe(BOB))
    await act(async () => void (await switchNetwork(config, { caipNetworkId: 'eip155:137' })))
    await waitFor(() => expect(now().account.chainId).toBe(137))
    act(() => wallet.setChain(1))
    await waitFor(() => expect(now().account.chainId).toBe(1))
    await act(() => disconnect(config))
    await waitFor(() => expect(now().account.status).toBe('disconnected'))
  })

  test('switches and disconnects in Foyer, with one request to the wallet and one change of the state', async () => {
    const { now, config, wallet, connectInFoyer, wagmiConfig } = await connected(wagmi)
    const seen: unknown[] = []
    wagmiConfig.subscribe(
      ({ chainId }) => chainId,
      (chainId) => seen.push(chainId),
    )
    await act(async () => void (await now().switchChain.switchChainAsync({ chainId: 137 })))
    await waitFor(() => expect(now().account.chainId).toBe(137))
    expect(getNetwork(config).caipNetworkId).toBe('eip155:137')
    expect([wallet.requests['wallet_switchEthereumChain'], seen]).toEqual([1, [137]])

    await act(async () => void (await now().disconnect.disconnectAsync()))
    expect(getAccount(config).isConnected).toBe(false)
    expect(now().account.status).toBe('disconnected')
    // Later changes are followed too.
    await act(connectInFoyer)
    await waitFor(() => expect(now().account.address).toBe(ALICE))
  })

  test('after a rejection has the code of the rejection, and keeps its chain [S8.57]', async () => {
    const { now, wallet, config } = await connected(wagmi)
    wallet.setBehaviour('reject')
    const switching = await act(() =>
      now()
        .switchChain.switchChainAsync({ chainId: 137 })
        .catch((error: unknown) => error),
    )
    expect(switching).toBeInstanceOf(UserRejectedRequestError)
    expect([now().account.chainId, getNetwork(config).caipNetworkId]).toEqual([1, 'eip155:1'])
    const writing = await act(() =>
      now()
        .write.writeContractAsync({ address: counter, abi: counterAbi, functionName: 'set', args: [1n] })
        .catch((error: UserRejectedRequestError) => error.walk((each) => codeOf(each) === 4001)),
    )
    expect(writing).toBeTruthy()
  })

  test('its connect prompts nothing, and resolves once Foyer is connected', async () => {
    const { now, wallet, wagmiConfig, connectInFoyer } = render(wagmi)
    await waitFor(() => expect(now().account.status).toBe('disconnected'))
    const connector = wagmiConfig.connectors[0]
    if (!connector) throw new TypeError('There is no connector')
    const connecting = now().connect.connectAsync({ connector })
    await waitFor(() => expect(now().account.status).toBe('connecting'))
    expect(wallet.requests['eth_requestAccounts']).toBeUndefined()
    await act(connectInFoyer)
    await act(async () => expect((await connecting).accounts).toEqual([ALICE]))
    expect([now().account.status, wallet.requests['eth_requestAccounts']]).toEqual(['connected', 1])
  })

  test('after a reload it reconnects without a request to the wallet [S4.2]', async () => {
    const first = await connected(wagmi)
    await act(async () => void (await first.now().switchChain.switchChainAsync({ chainId: 137 })))
    first.unmount()
    first.stop()
    const { now, wallet } = render(wagmi, first.kept)
    await waitFor(() => expect(now().account.status).toBe('connected'))
    expect(now().account).toMatchObject({ address: ALICE, chainId: 137 })
    expect(wallet.requests['eth_requestAccounts']).toBeUndefined()
  })

  test('renders on a server, and hydrates without a mismatch', async () => {
    const { kept, unmount, stop } = await connected(wagmi)
    unmount()
    stop()
    const Page = () => <p>{wagmi.useAccount().address ?? 'nobody'}</p>
    const server = createHost(wagmi, world.urls.evm)
    const html = renderToString(
      <server.Providers>
        <Page />
      </server.Providers>,
    )
    expect(html).toBe('<p>nobody</p>')
    server.stop()

    const errors = vi.spyOn(console, 'error')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    const browser = createHost(wagmi, world.urls.evm, kept)
    const root = await act(async () =>
      hydrateRoot(
        container,
        <browser.Providers>
          <Page />
        </browser.Providers>,
      ),
    )
    await waitFor(() => expect(container.textContent).toBe(ALICE))
    expect(errors.mock.calls).toEqual([])
    errors.mockRestore()
    act(() => root.unmount())
    container.remove()
  })

  test('has one provider for all connections, which is not announced', async () => {
    const { wagmiConfig, wallet, connectInFoyer } = await connected(wagmi)
    const announced: unknown[] = []
    const onAnnounce = (event: Event): void => {
      announced.push((event as CustomEvent<{ provider: unknown }>).detail.provider)
    }
    window.addEventListener('eip6963:announceProvider', onAnnounce)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    window.removeEventListener('eip6963:announceProvider', onAnnounce)
    expect(announced).toEqual([wallet.provider])
    const connector = wagmiConfig.connectors[0]
    const before = await connector?.getProvider()
    await act(async () => void (await connector?.disconnect()))
    await act(connectInFoyer)
    expect(await connector?.getProvider()).toBe(before)
    expect('ethereum' in window).toBe(false)
  })
})

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code
