import { type Connector, type ConnectorEvent, isUserRejected, runOperation } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { farcaster } from '@foyer/chains/farcaster'
import { mainnet } from '@foyer/chains/networks'
import { recoverMessageAddress, type Hex } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createMiniApp, discoverHosts, type MiniApp } from '../test/miniApp.ts'
import { createEvmWallet, type EvmWallet } from './evmWallet.ts'

// Page and client are `@farcaster/miniapp-sdk` and `@farcaster/miniapp-host`; the client's wallet is the sandbox's.
const networks = [mainnet]
let app: MiniApp
const undos: (() => void)[] = []
beforeAll(() => void (app = createMiniApp()))
afterEach(() => {
  for (const undo of undos.splice(0)) undo()
})
afterAll(() => vi.unstubAllGlobals())

/** A client's wallet that has granted the page its account, which clients do without a prompt. */
async function grantedWallet(): Promise<EvmWallet> {
  const wallet = createEvmWallet({ rdns: 'xyz.farcaster', chainRpcUrls: { 1: 'http://127.0.0.1:9' } })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  return wallet
}

function discover(target: EventTarget = app.page, loadSdk: () => Promise<unknown> = app.loadSdk) {
  const found = discoverHosts(eip155({ target, safeOrigins: [], hosts: [farcaster({ loadSdk })] }), networks)
  undos.push(found.stop)
  return found
}

async function found(wallet: EvmWallet): Promise<{ connector: Connector; events: ConnectorEvent[] }> {
  undos.push(app.serve(wallet))
  const { listed } = discover()
  const [connector] = await vi.waitUntil(() => listed.size > 0 && [...listed])
  const events: ConnectorEvent[] = []
  connector?.subscribe((event) => events.push(event))
  return { connector: connector ?? expect.unreachable(), events }
}

test('the wallet of the client is a host connector, and restored without a prompt', async () => {
  const wallet = await grantedWallet()
  const { connector } = await found(wallet)
  expect(connector).toMatchObject({ id: 'farcaster', name: 'Farcaster', isHost: true, interaction: 'frame' })
  expect(await connector.restore?.({ networks })).toEqual([
    { namespace: 'eip155', accounts: [{ address: wallet.addresses[0] }], chainId: '1' },
  ])
  expect(wallet.requests['eth_requestAccounts']).toBe(1)
})

test('the wallet of the client signs, rejects, and emits a change of its account', async () => {
  const wallet = await grantedWallet()
  const { connector, events } = await found(wallet)
  const [session] = await connector.connect({ networks })
  const address = session?.accounts[0]?.address ?? ''
  const sign = (): Promise<string> =>
    runOperation(eip155(), 'signMessage', {
      network: mainnet,
      provider: connector.getProvider('eip155'),
      parameters: { address, message: 'hello' },
    })
  expect(await recoverMessageAddress({ message: 'hello', signature: (await sign()) as Hex })).toBe(address)
  wallet.setBehaviour('reject')
  expect(isUserRejected(await sign().catch((error: unknown) => error))).toBe(true)
  wallet.setAccount(1)
  await expect
    .poll(() => events)
    .toEqual([{ type: 'change', namespace: 'eip155', accounts: [{ address: wallet.addresses[1] }] }])
})

// The SDK repeats an announcement on each request of the page.
test.each(['after', 'before'])(
  'the wallet is listed once, as host, if the client announces it by EIP-6963 %s it is found',
  async (when) => {
    const announce = (): void => {
      const info = {
        uuid: crypto.randomUUID(),
        name: 'Farcaster',
        icon: 'data:image/png;base64,AAAA',
        rdns: 'xyz.farcaster',
      }
      const data = { type: 'frameEvent', event: { event: 'eip6963:announceProvider', info } }
      app.page.dispatchEvent(new MessageEvent('message', { data }))
    }
    await app.loadSdk()
    undos.push(app.serve(await grantedWallet()))
    const ids: string[] = []
    const { listed } = discover()
    const isHost = (): boolean => [...listed].some(({ id }) => id === 'farcaster')
    if (when === 'before') announce()
    ids.push(...[...listed].map(({ id }) => id))
    await vi.waitUntil(isHost)
    if (when === 'after') announce()
    expect(ids.includes('xyz.farcaster')).toBe(when === 'before')
    expect([...listed].map(({ id }) => id)).toEqual(['farcaster'])
  },
)

test('the SDK is not loaded on a page without a parent frame', () => {
  const loadSdk = vi.fn<() => Promise<unknown>>()
  const page: EventTarget & { parent?: unknown } = new EventTarget()
  page.parent = page
  discover(page, loadSdk)
  discover(new EventTarget(), loadSdk)
  expect(loadSdk).not.toHaveBeenCalled()
})
