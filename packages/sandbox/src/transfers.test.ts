import { runOperation } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet as ethereum, solana as solanaNetwork } from '@foyer/chains/networks'
import { solana } from '@foyer/chains/solana'
import type { Wallet } from '@wallet-standard/base'
import { createPublicClient, custom, erc20Abi, type Hash, http, parseEther, toHex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { requestRpc } from './base/rpc.ts'
import { sandboxTokens, SILENT_TOKEN, SOLANA_FEE_TOKEN_MINT, SOLANA_TOKEN_MINT } from './base/tokens.ts'
import { slotOf, toWord } from './evm/storage.ts'
import { startLossyNode } from './test/lossyNode.ts'
import { createEvmWallet } from './wallets/evmWallet.ts'
import { walletIcons } from './wallets/icons.ts'
import { createSolanaWallet } from './wallets/solana/createSolanaWallet.ts'
import { createSandbox, type SandboxWithoutRelay } from './world.ts'

let world: SandboxWithoutRelay
beforeAll(async () => void (world = await createSandbox({ relay: false, backend: false })))
afterEach(() => world.reset())
afterAll(() => world.stop())

const AMBER = sandboxTokens.find(({ symbol }) => symbol === 'AMBD')?.address as Hash

/** Token with 6 decimals that pays out 98 % of a transfer, rounded down. `owner` gets 1 000 000 units. */
async function installFeeToken(owner: Hash): Promise<Hash> {
  const token: Hash = '0xfee0000000000000000000000000000000000001'
  const code = [
    '363d3d37', // copy the call into memory
    '6044361460020260640360245102606490046024523d3d', // a call with two words: second word * 98 / 100
    `363d73${AMBER.slice(2).toLowerCase()}5af4`, // delegatecall to the code of another token
    '3d6000803e', // copy its return data into memory
    '6040573d6000fd5b3d6000f3', // revert if it reverted, else return its data
  ].join('')
  const url = world.urls.evm[1]
  await requestRpc(url, 'anvil_setCode', [token, `0x${code}`])
  await requestRpc(url, 'anvil_setStorageAt', [token, slotOf(owner, 0n), toWord(1_000_000n)])
  return token
}

describe('on Ethereum', () => {
  async function setUp(index = 0, walletUrl = world.urls.evm[1]) {
    const url = world.urls.evm[1]
    const network = { ...ethereum, rpcUrls: { default: { http: [url] } } }
    const node = createPublicClient({ transport: http(url) })
    const wallet = createEvmWallet({
      rdns: 'test.pebble',
      chainRpcUrls: { 1: walletUrl },
      accounts: [index],
    })
    await wallet.provider.request({ method: 'eth_requestAccounts' })
    const address = world.accounts[index]?.address ?? expect.unreachable()
    const to = world.accounts[1]?.address ?? expect.unreachable()
    const context = { network, provider: wallet.provider }
    const adapter = eip155()
    const held = (token: Hash, owner: Hash) =>
      node.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
    const transfer = (token: string, value: bigint, decimals = 6) =>
      runOperation(adapter, 'transferToken', {
        ...context,
        parameters: { address, to, token, value, decimals },
      })
    return { node, wallet, address, to, context, adapter, held, transfer }
  }

  test("the sender's loss equals the received amount plus the fee", async () => {
    const { node, address, to, context, adapter } = await setUp()
    const sum = async () => (await node.getBalance({ address })) + (await node.getBalance({ address: to }))
    const before = await sum()
    const value = parseEther('0.25')
    const parameters = { address, to, value }
    const { fee } = await runOperation(adapter, 'estimateTransfer', { ...context, parameters })
    const hash = (await runOperation(adapter, 'sendTransaction', { ...context, parameters })) as Hash
    const receipt = await node.waitForTransactionReceipt({ hash })
    const paid = receipt.gasUsed * receipt.effectiveGasPrice
    expect(await sum()).toBe(before - paid)
    // The estimated fee has the right magnitude.
    expect([BigInt(fee) >= paid / 2n, BigInt(fee) <= paid * 3n]).toEqual([true, true])
  })

  test('the symbol of a token is that of its contract; an account has none', async () => {
    const { context, adapter, address } = await setUp()
    const symbolOf = (token: string) =>
      runOperation(adapter, 'getTokenSymbol', { ...context, parameters: { token } })
    expect(await symbolOf(AMBER)).toBe('AMBD')
    expect(await symbolOf(address)).toBeUndefined()
  })

  test.each([
    ['a token', () => AMBER, 0],
    ['a token whose transfer returns nothing', () => SILENT_TOKEN as Hash, 5],
  ])('%s: every sent unit arrives [S9.44]', async (_, tokenOf, owner) => {
    const { node, address, to, held, transfer } = await setUp(owner)
    const token = tokenOf()
    const before = [await held(token, address), await held(token, to)] as const
    await node.waitForTransactionReceipt({ hash: (await transfer(token, 1_500_001n)) as Hash })
    expect([await held(token, address), await held(token, to)]).toEqual([
      before[0] - 1_500_001n,
      before[1] + 1_500_001n,
    ])
  })

  test.each([
    ['a share', 10_000n, 200n],
    ['all that there is', 1n, 1n],
  ])(
    'a token whose contract keeps %s of a transfer: the estimated amount arrives',
    async (_, value, kept) => {
      const { node, address, to, context, adapter, held, transfer } = await setUp()
      const token = await installFeeToken(address)
      const parameters = { address, to, token, value }
      const cost = await runOperation(adapter, 'estimateTransfer', { ...context, parameters })
      await node.waitForTransactionReceipt({ hash: (await transfer(token, value)) as Hash })
      expect([cost.withheld, await held(token, to)]).toEqual([`${kept}`, value - kept])
      // Of a whole transfer nothing is kept, and a transfer to oneself is no fee.
      for (const whole of [{ token: AMBER }, { token, to: address }])
        expect(
          await runOperation(adapter, 'estimateTransfer', {
            ...context,
            parameters: { ...parameters, ...whole },
          }),
        ).not.toHaveProperty('withheld')
    },
  )

  test.each([
    ['TOKEN_TRANSFER_REFUSED', () => AMBER, 10n ** 18n, 6],
    ['TOKEN_TRANSFER_REFUSED', () => SILENT_TOKEN, 1n, 6],
    ['TOKEN_DECIMALS_DIFFER', () => AMBER, 1n, 18],
    ['TOKEN_NOT_FOUND', () => '0x000000000000000000000000000000000000dEaD', 1n, 6],
  ])('%s: no request to the wallet', async (code, tokenOf, value, decimals) => {
    const { wallet, transfer } = await setUp()
    await expect(transfer(tokenOf(), value, decimals)).rejects.toMatchObject({ code })
    expect(wallet.requests['eth_sendTransaction']).toBeUndefined()
  })

  test.each([
    ['TOKEN_TRANSFER_REFUSED', 'more tokens than the balance', { token: AMBER, value: 10n ** 18n }],
    ['TOKEN_TRANSFER_REFUSED', 'a token that the account does not hold', { token: SILENT_TOKEN, value: 1n }],
    ['RECEIVER_REFUSED', 'native currency to a contract that takes none', { to: AMBER, value: 1n }],
  ])('%s: the estimate reports that the chain reverts %s', async (code, _, transfer) => {
    const { address, to, context, adapter } = await setUp()
    const parameters = { address, to, ...transfer }
    await expect(runOperation(adapter, 'estimateTransfer', { ...context, parameters })).rejects.toMatchObject(
      { code },
    )
  })

  test('a wallet whose node drops the answer: the error does not claim that nothing was sent', async () => {
    const cut = await startLossyNode(world.urls.evm[1])
    onTestFinished(() => cut.stop())
    const { node, address, to, context, adapter } = await setUp(0, cut.url)
    const before = await node.getBalance({ address: to })
    const send = () =>
      runOperation(adapter, 'sendTransaction', { ...context, parameters: { address, to, value: 1n } })
    cut.losesAnswerOf.add('eth_sendRawTransaction')
    await expect(send()).rejects.toMatchObject({ code: 'SEND_UNCLEAR', isRetryable: false })
    await expect.poll(() => node.getBalance({ address: to })).toBe(before + 1n)
  })

  test.each([
    ['with a higher fee: its outcome is that of the replacement', 5n, 'confirmed'],
    ['by another amount: the outcome is replaced', 6n, 'replaced'],
  ])('a transaction that was replaced many blocks ago, %s', async (_, again, outcome) => {
    const { node, address, to, context } = await setUp()
    const url = world.urls.evm[1]
    const rpc = (method: string, ...params: readonly unknown[]) => requestRpc(url, method, params)
    await rpc('evm_setAutomine', false)
    onTestFinished(async () => void (await rpc('evm_setAutomine', true)))
    const nonce = await node.getTransactionCount({ address })
    const send = async (value: bigint, gwei: bigint): Promise<Hash> =>
      (await rpc('eth_sendTransaction', {
        from: address,
        to,
        value: toHex(value),
        nonce: toHex(nonce),
        gas: toHex(21_000),
        gasPrice: toHex(gwei * 10n ** 9n),
      })) as Hash
    // Ends the first wait once the adapter has read the pending transaction.
    const firstLook = new AbortController()
    const transport = custom({
      request: ({ method, params }) => {
        if (method === 'eth_getTransactionCount') firstLook.abort()
        return requestRpc(url, method, params as readonly unknown[])
      },
    })
    const adapter = eip155({ transports: { [ethereum.caipNetworkId]: transport } })
    const hash = await send(5n, 10n)
    const wait = (signal?: AbortSignal) =>
      runOperation(adapter, 'waitForTransaction', { ...context, signal, parameters: { hash, address } })
    await expect(wait(firstLook.signal)).rejects.toMatchObject({ name: 'AbortError' })
    await send(again, 40n)
    await rpc('anvil_mine', toHex(60))
    expect(await node.getTransactionCount({ address })).toBe(nonce + 1)
    expect(await wait()).toBe(outcome)
  })

  test('the maximum can be sent, minus the reserve', async () => {
    const { node, address, to, context, adapter } = await setUp()
    const reserve = await runOperation(adapter, 'getTransferReserve', { ...context, parameters: { address } })
    const value = (await node.getBalance({ address })) - BigInt(reserve)
    const parameters = { address, to, value }
    const hash = (await runOperation(adapter, 'sendTransaction', { ...context, parameters })) as Hash
    expect((await node.waitForTransactionReceipt({ hash })).status).toBe('success')
  })
})

describe('on Solana', () => {
  type Held = {
    readonly account: {
      readonly lamports: number
      readonly data: {
        readonly parsed: { readonly info: { readonly tokenAmount: { readonly amount: string } } }
      }
    }
  }
  async function setUp(...through: readonly string[]) {
    const url = world.urls.solana
    const urls = through.length > 0 ? through : [url]
    const network = { ...solanaNetwork, rpcUrls: { default: { http: urls } } }
    const { wallet } = createSolanaWallet({ name: 'Fern', icon: walletIcons.kite as Wallet['icon'] })
    await (wallet.features['standard:connect'] as { connect: () => Promise<unknown> }).connect()
    const [alice = '', bob = ''] = world.solanaAccounts.map(({ address }) => address)
    const adapter = solana()
    const context = { network, provider: wallet }
    const lamports = async (address: string): Promise<bigint> =>
      BigInt(((await requestRpc(url, 'getBalance', [address])) as { value: number }).value)
    const held = async (
      owner: string,
      mint = SOLANA_TOKEN_MINT,
    ): Promise<readonly (readonly [string, bigint])[]> => {
      const parameters = [owner, { mint }, { encoding: 'jsonParsed' }]
      const { value } = (await requestRpc(url, 'getTokenAccountsByOwner', parameters)) as {
        value: readonly Held[]
      }
      return value.map(({ account }) => [
        account.data.parsed.info.tokenAmount.amount,
        BigInt(account.lamports),
      ])
    }
    const settled = async (hash: string): Promise<void> =>
      expect(await runOperation(adapter, 'waitForTransaction', { ...context, parameters: { hash } })).toBe(
        'confirmed',
      )
    return { alice, bob, adapter, context, lamports, held, settled }
  }

  test("SOL: the sender's loss equals the received amount plus the fee [S1.14]", async () => {
    const { alice, bob, adapter, context, lamports, settled } = await setUp()
    const parameters = { address: alice, to: bob, value: 1_500_000_000n }
    const before = [await lamports(alice), await lamports(bob)] as const
    const { fee } = await runOperation(adapter, 'estimateTransfer', { ...context, parameters })
    await settled(await runOperation(adapter, 'sendTransaction', { ...context, parameters }))
    expect([await lamports(alice), await lamports(bob)]).toEqual([
      before[0] - 1_500_000_000n - BigInt(fee),
      before[1] + 1_500_000_000n,
    ])
  })

  test('a token: creates a token account, and every lamport is accounted for [S1.14]', async () => {
    const { alice, bob, adapter, context, lamports, held, settled } = await setUp()
    const parameters = { address: alice, to: bob, token: SOLANA_TOKEN_MINT, value: 1_000_001n, decimals: 6 }
    expect(await held(bob)).toEqual([])
    const before = await lamports(alice)
    const { fee, deposit } = await runOperation(adapter, 'estimateTransfer', { ...context, parameters })
    await settled(await runOperation(adapter, 'transferToken', { ...context, parameters }))
    expect(await held(bob)).toEqual([['1000001', BigInt(deposit)]])
    expect((await held(alice))[0]?.[0]).toBe(`${1_000_000_000n - 1_000_001n}`)
    expect(await lamports(alice)).toBe(before - BigInt(fee) - BigInt(deposit))
    // The second time the account exists.
    const again = await runOperation(adapter, 'estimateTransfer', { ...context, parameters })
    expect(again.deposit).toBe('0')
    await settled(await runOperation(adapter, 'transferToken', { ...context, parameters }))
    expect((await held(bob))[0]?.[0]).toBe('2000002')
  })

  test.each([
    ['a share', 10_000n, 200n],
    ['a share, rounded up', 101n, 3n],
    ['at most its maximum', 50_000n, 500n],
  ])('a token with a transfer fee of %s: the estimated amount arrives [S1.14]', async (_, value, kept) => {
    const { alice, bob, adapter, context, held, settled, lamports } = await setUp()
    const parameters = { address: alice, to: bob, token: SOLANA_FEE_TOKEN_MINT, value, decimals: 2 }
    const before = await lamports(alice)
    const cost = await runOperation(adapter, 'estimateTransfer', { ...context, parameters })
    expect(cost.withheld).toBe(`${kept}`)
    await settled(await runOperation(adapter, 'transferToken', { ...context, parameters }))
    expect(await held(bob, SOLANA_FEE_TOKEN_MINT)).toEqual([[`${value - kept}`, BigInt(cost.deposit)]])
    expect(await lamports(alice)).toBe(before - BigInt(cost.fee) - BigInt(cost.deposit))
  })

  /** Transfer through a node that drops connections. */
  async function setUpCut() {
    const cut = await startLossyNode(world.urls.solana)
    onTestFinished(() => cut.stop())
    const made = await setUp(cut.url)
    const { alice, bob, adapter, context, lamports } = made
    const parameters = { address: alice, to: bob, value: 1_000n }
    const before = await lamports(bob)
    return {
      ...made,
      cut,
      send: () => runOperation(adapter, 'sendTransaction', { ...context, parameters }),
      wait: (hash: string, timeoutMs?: number) =>
        runOperation(adapter, 'waitForTransaction', { ...context, parameters: { hash, timeoutMs } }),
      arrived: async () => (await lamports(bob)) - before,
    }
  }

  test('a node that drops the answer: the transfer has its signature, and is confirmed [S1.14]', async () => {
    const { cut, send, wait, arrived } = await setUpCut()
    cut.losesAnswerOf.add('sendTransaction')
    const hash = await send()
    expect(await wait(hash)).toBe('confirmed')
    expect(await arrived()).toBe(1_000n)
  })

  test('a transfer that never arrived is pending until its last block, then expired [S1.14]', async () => {
    const { cut, send, wait, arrived } = await setUpCut()
    cut.losesCallOf.add('sendTransaction')
    const hash = await send()
    expect(await wait(hash, 1_500)).toBe('pending')
    await world.time.increase(120)
    expect(await wait(hash)).toBe('expired')
    expect(await arrived()).toBe(0n)
  })

  test('the next node gets the same transaction, which is executed once [S1.14]', async () => {
    const cut = await startLossyNode(world.urls.solana)
    onTestFinished(() => cut.stop())
    const { alice, bob, adapter, context, lamports, settled } = await setUp(cut.url, world.urls.solana)
    const before = await lamports(bob)
    cut.losesAnswerOf.add('sendTransaction')
    const parameters = { address: alice, to: bob, value: 1_000n }
    await settled(await runOperation(adapter, 'sendTransaction', { ...context, parameters }))
    expect((await lamports(bob)) - before).toBe(1_000n)
  })

  test('the maximum of SOL can be sent, minus the reserve', async () => {
    const { alice, bob, adapter, context, lamports, settled } = await setUp()
    const reserve = await runOperation(adapter, 'getTransferReserve', {
      ...context,
      parameters: { address: alice },
    })
    const parameters = { address: alice, to: bob, value: (await lamports(alice)) - BigInt(reserve) }
    await settled(await runOperation(adapter, 'sendTransaction', { ...context, parameters }))
    expect((await lamports(alice)) > 0n).toBe(true)
  })

  test('less than the minimum of a new account is rejected with this reason; the minimum arrives', async () => {
    const { alice, adapter, context, lamports, settled } = await setUp()
    const to = 'BzvkQ4hYVYCnZKBDtPkqQGLRLPAzTB7yJt9zbmYQ5p7t'
    const send = (value: bigint) =>
      runOperation(adapter, 'sendTransaction', { ...context, parameters: { address: alice, to, value } })
    await expect(send(890_879n)).rejects.toMatchObject({ code: 'AMOUNT_BELOW_MINIMUM' })
    const parameters = { address: alice, to, value: 890_879n }
    await expect(runOperation(adapter, 'estimateTransfer', { ...context, parameters })).rejects.toMatchObject(
      { code: 'AMOUNT_BELOW_MINIMUM' },
    )
    await settled(await send(890_880n))
    expect(await lamports(to)).toBe(890_880n)
  })

  test.each([
    [
      'RECEIVER_IS_PROGRAM',
      'tokens to a program',
      'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
      SOLANA_TOKEN_MINT,
    ],
    ['RECEIVER_IS_PROGRAM', 'SOL to a program', 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', undefined],
    ['RECEIVER_IS_TOKEN_ACCOUNT', 'SOL to a mint', SOLANA_TOKEN_MINT, undefined],
  ])('%s: %s, where they would be lost', async (code, _, to, token) => {
    const { alice, adapter, context, lamports } = await setUp()
    const before = await lamports(alice)
    const parameters = { address: alice, to, value: 1_000_000n }
    const sending = token
      ? runOperation(adapter, 'transferToken', {
          ...context,
          parameters: { ...parameters, token, decimals: 6 },
        })
      : runOperation(adapter, 'sendTransaction', { ...context, parameters })
    await expect(sending).rejects.toMatchObject({ code })
    expect(await lamports(alice)).toBe(before)
  })

  test('more than the balance is rejected without a request to the wallet', async () => {
    const { alice, bob, adapter, context } = await setUp()
    const parameters = { address: alice, to: bob, token: SOLANA_TOKEN_MINT, value: 10n ** 15n, decimals: 6 }
    await expect(runOperation(adapter, 'transferToken', { ...context, parameters })).rejects.toMatchObject({
      code: 'INSUFFICIENT_TOKENS',
    })
  })
})
