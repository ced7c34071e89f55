import { afterEach, describe, expect, test, vi } from 'vitest'
import { polygon } from '../networks/definitions/polygon.ts'
import { extendNetwork } from '../networks/extendNetwork.ts'
import { createFakeEvmWallet } from '../test/fakeEvmWallet.ts'
import { callsRefusal, chooseAfterFailedSwitch, isMethodUnknown } from './rules.ts'
import { switchNetwork } from './wallet.ts'

afterEach(() => void vi.useRealTimers())

const throws = (error: unknown) => () => {
  throw error
}
const network = extendNetwork(polygon, {
  projectId: 'secret-project',
  customRpcUrls: { 'eip155:137': ['https://mine.example'] },
})
const wrapped = (code: number) => ({ code: -32000, data: { originalError: { code } } })
const run = (wallet: ReturnType<typeof createFakeEvmWallet>, signal?: AbortSignal) =>
  switchNetwork({ network, provider: wallet.provider, signal })

describe('decision after a failed switch', () => {
  test.each([
    ['MetaMask, unknown chain', { code: 4902, message: 'Unrecognized chain ID' }, 'add'],
    ['MetaMask mobile, unknown chain', wrapped(4902), 'add'],
    ['a wallet with an internal error', { code: -32603, message: 'Internal JSON-RPC error.' }, 'add'],
    ['a wallet with a code of its own', { code: 32603 }, 'add'],
    ['a WalletConnect peer, unknown chain', { code: 5000, message: 'No such chain' }, 'add'],
    ['a bridge with codes as text', { code: '4902' }, 'add'],
    ['a library around a wallet', { code: -1, cause: { code: 4902 } }, 'add'],
    [
      'Taho, unknown chain',
      { code: 4901, message: 'The Provider is not connected to the requested chain.' },
      'add',
    ],
    ['Rainbow, unknown chain', { code: -32600, message: 'Chain Id not supported' }, 'add'],
    [
      'Enkrypt, unknown chain',
      { code: 4001, message: '8546: wallet_switchEthereumChain: provided network 0xa4b1 not supported' },
      'add',
    ],
    [
      'Enkrypt, without an account',
      '8546: wallet_switchEthereumChain: provided network 0x1 not supported',
      'add',
    ],
    [
      'Enkrypt, declined',
      { code: 4001, message: 'User Rejected Request: The user rejected the request.' },
      'reject',
    ],
    ['MetaMask, declined', { code: 4001, message: 'User rejected the request.' }, 'reject'],
    ['a WalletConnect peer, declined', { code: 5002 }, 'reject'],
    ['a WalletConnect peer, declined by text', { code: 5000, message: 'User rejected.' }, 'reject'],
    ['ethers, declined', { code: 'ACTION_REJECTED' }, 'reject'],
    [
      'a wallet with an internal error, declined',
      { code: -32603, message: 'User denied account authorization' },
      'reject',
    ],
    ['a wrapped rejection', wrapped(4001), 'reject'],
    ['an unsupported method', { code: -32601 }, 'fail'],
    ['a text', 'broken', 'fail'],
    ['undefined', undefined, 'fail'],
    ['an empty code', { code: '' }, 'fail'],
  ])('[S8.59] [S8.57] %s: %j → %s', (_, error, expected) => {
    expect(chooseAfterFailedSwitch(error)).toBe(expected)
  })

  // Patterns that compared the whole text would take minutes.
  test('only the start of a text of megabytes is compared', () => {
    expect(chooseAfterFailedSwitch(new Error('chain '.repeat(500_000)))).toBe('fail')
    expect(isMethodUnknown(new Error('method '.repeat(500_000)))).toBe(false)
    expect(callsRefusal(new Error('7702'.repeat(500_000)))).toBeUndefined()
  })
})

test('[S7.34] sends the chain id as hex', async () => {
  const wallet = createFakeEvmWallet()
  await run(wallet)
  expect(wallet.calls).toEqual([
    { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] },
    { method: 'eth_chainId', params: [] },
  ])
})

describe('a switch that the wallet confirms', () => {
  test.each([
    // SubWallet without the chain, and Coinbase's app without an approval.
    ['but stays on its chain, is rejected', () => '0x1', 2000, 'CHAIN_NOT_SUPPORTED'],
    ['and reports late, is done', (reads: number) => (reads < 4 ? '0x1' : '0x89'), 600, 'done'],
    ['without an answer to the read of its chain, is done', () => new Promise(() => undefined), 2000, 'done'],
    ['with a failed read of its chain, is done', throws(new Error('no')), 0, 'done'],
    ['with an invalid answer to the read of its chain, is done', () => 'polygon', 0, 'done'],
  ])('%s', async (_, answer, milliseconds, expected) => {
    vi.useFakeTimers()
    let reads = 0
    const wallet = createFakeEvmWallet({
      wallet_switchEthereumChain: null,
      eth_chainId: () => answer(++reads),
    })
    const switching = run(wallet).then(
      () => 'done',
      (error: { readonly code: string }) => error.code,
    )
    await vi.advanceTimersByTimeAsync(milliseconds)
    expect(await switching).toBe(expected)
    expect(wallet.methods()).not.toContain('wallet_addEthereumChain')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('can be aborted while the wallet is on its chain', async () => {
    vi.useFakeTimers()
    const wallet = createFakeEvmWallet({ wallet_switchEthereumChain: null })
    const controller = new AbortController()
    const switching = expect(run(wallet, controller.signal)).rejects.toBe('left')
    await vi.advanceTimersByTimeAsync(100)
    controller.abort('left')
    await switching
  })
})

describe('a chain unknown to the wallet', () => {
  const unknown = throws({ code: 4902 })

  test('[S8.59] [S7.34] is added once, without the project id', async () => {
    const wallet = createFakeEvmWallet({ wallet_switchEthereumChain: unknown })
    wallet.answers.wallet_addEthereumChain = () => void (wallet.answers.eth_chainId = '0x89')
    await run(wallet)
    expect(wallet.methods()).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain', 'eth_chainId'])
    expect(wallet.calls[1]?.params).toEqual([
      {
        chainId: '0x89',
        chainName: 'Polygon',
        nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
        rpcUrls: ['https://mine.example', ...polygon.rpcUrls.default.http],
        blockExplorerUrls: ['https://polygonscan.com'],
      },
    ])
    expect(JSON.stringify(wallet.calls)).not.toContain('secret-project')
  })

  test('is added without an explorer that is not encrypted, which wallets refuse', async () => {
    const wallet = createFakeEvmWallet({ wallet_switchEthereumChain: unknown })
    wallet.answers.wallet_addEthereumChain = () => void (wallet.answers.eth_chainId = '0x89')
    const blockExplorers = { default: { name: 'Mine', url: 'http://explorer.example' } }
    await switchNetwork({ network: { ...network, blockExplorers }, provider: wallet.provider })
    expect(wallet.calls[1]?.params).toEqual([
      expect.not.objectContaining({ blockExplorerUrls: expect.anything() }),
    ])
  })

  test('[S7.34] is switched to again if adding did not switch', async () => {
    let isKnown = false
    const wallet = createFakeEvmWallet()
    wallet.answers.wallet_addEthereumChain = () => void (isKnown = true)
    wallet.answers.wallet_switchEthereumChain = () => {
      if (!isKnown) throw { code: 4902 }
      wallet.answers.eth_chainId = 137
    }
    await run(wallet)
    expect(wallet.methods().filter((method) => method === 'wallet_addEthereumChain')).toHaveLength(1)
  })

  test.each([
    ['when the visitor declines', throws({ code: 4001 }), 'USER_REJECTED', 'User rejected the request'],
    ['that cannot add the chain', throws(new Error('no')), 'CHAIN_NOT_SUPPORTED', 'Chain is not supported'],
    [
      'that still does not know the chain after adding it',
      null,
      'CHAIN_NOT_SUPPORTED',
      'Chain is not supported',
    ],
  ])('[S8.18] is rejected by a wallet %s', async (_, add, code, shortMessage) => {
    const wallet = createFakeEvmWallet({ wallet_switchEthereumChain: unknown, wallet_addEthereumChain: add })
    await expect(run(wallet)).rejects.toMatchObject({ code, shortMessage })
  })

  test('[S8.57] a wallet that stays on its chain after adding and switching has rejected the switch', async () => {
    let count = 0
    const wallet = createFakeEvmWallet({
      wallet_switchEthereumChain: () => {
        if (count++ === 0) throw { code: 4902 }
      },
    })
    await expect(run(wallet)).rejects.toMatchObject({ code: 'USER_REJECTED' })
  })
})

test.each([
  ['declined', { code: 4001 }, 'USER_REJECTED'],
  ['failed', { code: -32601 }, 'CHAIN_NOT_SUPPORTED'],
])('[S8.18] [S8.57] a %s switch rejects without adding the chain', async (_, error, code) => {
  const wallet = createFakeEvmWallet({ wallet_switchEthereumChain: throws(error) })
  await expect(run(wallet)).rejects.toMatchObject({ code, cause: error })
  expect(wallet.methods()).toEqual(['wallet_switchEthereumChain'])
})

test.each(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])(
  '[S7.34] can be aborted during %s',
  async (method) => {
    const controller = new AbortController()
    const reason = new Error('enough')
    const wallet = createFakeEvmWallet({ wallet_switchEthereumChain: throws({ code: 4902 }) })
    wallet.answers[method] = () => {
      controller.abort(reason)
      return new Promise(() => undefined)
    }
    await expect(run(wallet, controller.signal)).rejects.toBe(reason)
  },
)

test('[S8.56] rejects without a wallet', async () => {
  await expect(switchNetwork({ network, provider: undefined })).rejects.toMatchObject({
    code: 'PROVIDER_NOT_FOUND',
  })
})
