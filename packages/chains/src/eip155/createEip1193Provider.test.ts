import { afterEach, expect, test, vi } from 'vitest'
import type { ConnectionSource, Signer } from '../adapter.ts'
import { FoyerError } from '../errors/FoyerError.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { polygon } from '../networks/definitions/polygon.ts'
import { ACCOUNT, createFakeEvmWallet, OTHER_ACCOUNT } from '../test/fakeEvmWallet.ts'
import { createEip1193Provider } from './createEip1193Provider.ts'
import { toAnswerError } from './ProviderRpcError.ts'
import { toEip1193Provider } from './toEip1193Provider.ts'

/** Collects the errors that are reported as uncaught. */
function collectUncaught(): unknown[] {
  const uncaught: unknown[] = []
  vi.stubGlobal('queueMicrotask', (run: () => void) => {
    try {
      run()
    } catch (error) {
      uncaught.push(error)
    }
  })
  return uncaught
}

const broken = new Error('broken')
const fail = (): never => {
  throw broken
}

afterEach(() => void vi.unstubAllGlobals())

test('a listener that throws stops neither the wallet nor the other listeners', () => {
  const uncaught = collectUncaught()
  const { provider, emit } = createEip1193Provider(async () => null)
  const listener = vi.fn()
  provider.on?.('chainChanged', fail)
  provider.on?.('chainChanged', listener)
  emit('chainChanged', '0x1')
  expect(listener).toHaveBeenCalledWith('0x1')
  expect(uncaught).toEqual([broken])
})

test('a made provider passes the parameters, and gives errors an EIP-1193 code', async () => {
  const asked: unknown[] = []
  const { provider } = createEip1193Provider(async (...request) => {
    asked.push(request)
    throw foyerError('NOT_CONNECTED')
  })
  await expect(provider.request({ method: 'eth_call', params: [1] })).rejects.toMatchObject({ code: 4900 })
  expect(asked).toEqual([['eth_call', [1]]])
})

test.each(['removeListener', 'off'] as const)('%s removes a listener of a made provider', (remove) => {
  const { provider, emit } = createEip1193Provider(async () => null)
  const [gone, kept] = [vi.fn(), vi.fn()]
  for (const listener of [gone, kept]) provider.on?.('chainChanged', listener)
  provider[remove]?.('chainChanged', gone)
  provider[remove]?.('accountsChanged', kept)
  emit('chainChanged', '0x1')
  expect([gone.mock.calls, kept.mock.calls]).toEqual([[], [['0x1']]])
})

const foyerError = (code: string) => new FoyerError(code, { shortMessage: 'x' })

test.each([
  ['a rejection', 'personal_sign', { code: 4001 }, 4001],
  ['a rejection with a code as text', 'personal_sign', { code: '4001' }, 4001],
  ['a rejection by a WalletConnect peer', 'eth_sendTransaction', { code: 5000 }, 4001],
  ['a chain unknown to a WalletConnect peer', 'wallet_switchEthereumChain', { code: 5000 }, 5000],
  ['a method that a WalletConnect session lacks', 'eth_sign', { code: 3001 }, 4100],
  ['an unknown chain with a code as text', 'wallet_switchEthereumChain', { code: '4902' }, 4902],
  ['an inner code', 'eth_call', { message: 'x', cause: { code: -32_000 } }, -32_000],
  ['no code', 'eth_call', new Error('x'), -32_603],
  ['no connection', 'eth_call', foyerError('NOT_CONNECTED'), 4900],
  ['a refusal of the app', 'eth_sign', foyerError('REQUEST_REFUSED'), 4100],
  ['another account', 'eth_sign', foyerError('ACCOUNT_CHANGED'), 4100],
  ['another network', 'eth_sign', foyerError('NETWORK_CHANGED'), 4901],
  ['a chain without support', 'eth_sign', foyerError('CHAIN_NOT_SUPPORTED'), 4902],
  ['a method without support', 'eth_sign', foyerError('METHOD_NOT_SUPPORTED'), 4200],
])('the error of a wallet with %s, after %s, has an EIP-1193 code', (_, method, error, code) => {
  expect(toAnswerError(error, method)).toMatchObject({
    name: 'ProviderRpcError',
    code,
    cause: expect.anything(),
  })
})

test('the data of a revert is kept', () => {
  const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
  expect(toAnswerError(error, 'eth_call')).toMatchObject({ code: 3, data: '0x08c379a0' })
})

/** Provider of a config whose connection the test changes; `state` counts its subscriptions. */
function following(first: Signer | undefined = { address: ACCOUNT, network: mainnet, provider: undefined }) {
  let signer: Signer | undefined = first
  const subscribed = new Set<() => void>()
  const state = { failures: 0 }
  const source = {
    getSigner: () => signer,
    async getBridge() {
      if (state.failures-- > 0) throw new Error('not loaded')
      return {
        subscribe(listener: () => void) {
          subscribed.add(listener)
          return () => void subscribed.delete(listener)
        },
      }
    },
  } as unknown as ConnectionSource
  const change = (next: Signer | undefined): void => {
    signer = next
    for (const listener of subscribed) listener()
  }
  return { provider: toEip1193Provider(source), change, subscribed, state, signer: first }
}

test('the accounts of the provider of a config are those of the connection, which the wallet is not asked for', async () => {
  const { provider: wallet, calls } = createFakeEvmWallet()
  const page = following({ address: OTHER_ACCOUNT, network: mainnet, provider: wallet })
  const accounts = (method: string) => page.provider.request({ method })
  expect(await accounts('eth_accounts')).toEqual([OTHER_ACCOUNT])
  expect(await accounts('eth_requestAccounts')).toEqual([OTHER_ACCOUNT])
  expect(calls).toEqual([])
  page.change(undefined)
  expect(await accounts('eth_accounts')).toEqual([])
  await expect(accounts('eth_requestAccounts')).rejects.toMatchObject({ code: 4900 })
  await expect(accounts('eth_chainId')).rejects.toMatchObject({ code: 4900 })
  expect(calls).toEqual([])
})

const NAMES = ['connect', 'chainChanged', 'accountsChanged', 'disconnect'] as const

/** Events of a provider, in order. */
function collectEvents({ provider }: ReturnType<typeof following>): unknown[] {
  const events: unknown[] = []
  for (const name of NAMES) provider.on(name, (value) => events.push([name, value]))
  return events
}

test('the provider of a config emits every event of a change, also after a listener that throws', async () => {
  const uncaught = collectUncaught()
  const page = following()
  page.provider.on('chainChanged', fail)
  const events = collectEvents(page)
  await Promise.resolve()
  page.change({ address: OTHER_ACCOUNT, network: polygon, provider: undefined })
  expect(events).toEqual([
    ['chainChanged', '0x89'],
    ['accountsChanged', [OTHER_ACCOUNT]],
  ])
  expect(uncaught).toEqual([broken])
})

test('the provider of a config emits each change once, and no event for equal values', async () => {
  const page = following()
  const events = collectEvents(page)
  await Promise.resolve()
  const signer = { address: ACCOUNT, network: polygon, provider: undefined }
  page.change(signer)
  page.change({ ...signer })
  expect(events.splice(0)).toEqual([['chainChanged', '0x89']])
  page.change({ ...signer, address: OTHER_ACCOUNT })
  expect(events).toEqual([['accountsChanged', [OTHER_ACCOUNT]]])
})

test('a disconnect has no accounts and code 4900, and a new connection its chain and account', async () => {
  const page = following()
  const events = collectEvents(page)
  await Promise.resolve()
  page.change(undefined)
  expect(events.splice(0)).toEqual([
    ['accountsChanged', []],
    ['disconnect', expect.objectContaining({ code: 4900 })],
  ])
  page.change(page.signer)
  expect(events).toEqual([
    ['connect', { chainId: '0x1' }],
    ['chainChanged', '0x1'],
    ['accountsChanged', [ACCOUNT]],
  ])
})

test('a change before the code of a config has loaded is emitted once it has', async () => {
  const page = following()
  const events = collectEvents(page)
  page.change({ address: OTHER_ACCOUNT, network: mainnet, provider: undefined })
  await Promise.resolve()
  expect(events).toEqual([['accountsChanged', [OTHER_ACCOUNT]]])
})

test('the provider of a config follows it while it has a listener', async () => {
  const { provider, subscribed } = following()
  const [first, second] = [vi.fn(), vi.fn()]
  provider.on('chainChanged', first)
  provider.on('accountsChanged', second)
  await Promise.resolve()
  expect(subscribed.size).toBe(1)
  provider.removeListener('chainChanged', first)
  expect(subscribed.size).toBe(1)
  provider.removeListener('accountsChanged', second)
  expect(subscribed.size).toBe(0)
  provider.on('chainChanged', first)
  // Removed before the code has loaded.
  provider.removeListener('chainChanged', first)
  await Promise.resolve()
  expect(subscribed.size).toBe(0)
  provider.on('chainChanged', first)
  await Promise.resolve()
  expect(subscribed.size).toBe(1)
})

test('after a failed load the next listener makes the provider follow its config', async () => {
  const page = following()
  page.state.failures = 1
  const chains = vi.fn()
  await vi.waitFor(() => {
    page.provider.on('chainChanged', chains)
    expect(page.subscribed.size).toBe(1)
  })
  page.change({ address: ACCOUNT, network: polygon, provider: undefined })
  expect(chains.mock.calls).toEqual([['0x89']])
})
