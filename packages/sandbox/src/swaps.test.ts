import { runOperation } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet as ethereum } from '@foyer/chains/networks'
import { createWalletClient, encodeFunctionData, erc20Abi, http, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { requestRpc } from './base/rpc.ts'
import { sandboxTokens, SWAP_ROUTER } from './base/tokens.ts'
import { setSwapPrice } from './evm/router.ts'
import { createEvmWallet } from './wallets/evmWallet.ts'
import { createSandbox, type SandboxWithoutRelay } from './world.ts'

let world: SandboxWithoutRelay
beforeAll(async () => void (world = await createSandbox({ relay: false, solana: false })))
afterEach(() => world.reset())
afterAll(() => world.stop())

type Hex = `0x${string}`
const NATIVE = `0x${'e'.repeat(40)}`
const AMBER = sandboxTokens[0]?.address as Hex
const GAS = 300_000n
const alice = () => privateKeyToAccount(world.accounts[0]?.privateKey ?? expect.unreachable())
const id = (address: string) => `eip155:1:${address}`

async function ask<answer>(path: string, query: Record<string, string>): Promise<answer> {
  const url = new URL(`/v1/convert/${path}?${new URLSearchParams(query)}`, world.urls.backend)
  return (await (await fetch(url)).json()) as answer
}
async function build(from: string, to: string, amount: bigint) {
  const answer = await fetch(new URL('/v1/convert/build-transaction', world.urls.backend), {
    method: 'POST',
    body: JSON.stringify({
      amount: `${amount}`,
      eip155: { slippage: 1 },
      projectId: 'p',
      from: id(from),
      to: id(to),
      userAddress: id(alice().address),
      disableEstimate: true,
    }),
  })
  const { tx } = (await answer.json()) as { tx: { to: string; data: Hex; amount: string } }
  return { to: tx.to.split(':')[2] as Hex, data: tx.data, amount: BigInt(tx.amount) }
}
const rpc = async <answer>(method: string, ...params: readonly unknown[]): Promise<answer> =>
  (await requestRpc(world.urls.evm[1], method, params)) as answer
const amber = async (): Promise<bigint> => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [alice().address] })
  return BigInt(await rpc<string>('eth_call', { to: AMBER, data }, 'latest'))
}
const ether = async (): Promise<bigint> =>
  BigInt(await rpc<string>('eth_getBalance', alice().address, 'latest'))

type Receipt = { readonly status: string; readonly gasUsed: string; readonly effectiveGasPrice: string }

async function send({ to, data, value }: { to: Hex; data: Hex; value?: bigint }) {
  const wallet = createWalletClient({
    account: alice(),
    chain: mainnet,
    transport: http(world.urls.evm[1]),
  })
  const hash = await wallet.sendTransaction({ to, data, ...(value !== undefined && { value }), gas: GAS })
  // The node answers before the block is mined.
  const receipt = await vi.waitFor(async () => {
    const made = await rpc<Receipt | null>('eth_getTransactionReceipt', hash)
    return made ?? expect.unreachable('no block yet')
  })
  const fee = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
  return { isSuccess: receipt.status === '0x1', fee }
}

test('[S1.7] the quoted amounts are transferred on the chain, both ways', async () => {
  const before = [await amber(), await ether()] as const
  const out = await build(NATIVE, AMBER, parseEther('1'))
  expect(out.amount).toBe(3_200_000_000n)
  const given = await send({ ...out, value: parseEther('1') })
  expect([await amber(), await ether()]).toEqual([
    before[0] + 3_200_000_000n,
    before[1] - parseEther('1') - given.fee,
  ])

  const back = await build(AMBER, NATIVE, 320_000_000n)
  expect((await send(back)).isSuccess).toBe(false)
  const query = { userAddress: id(alice().address), from: id(AMBER), to: id(NATIVE) }
  const { tx } = await ask<{ tx: { data: Hex } }>('build-approve', query)
  await send({ to: AMBER, data: tx.data })
  const asked = { tokenAddress: id(AMBER), userAddress: id(alice().address) }
  expect(BigInt((await ask<{ allowance: string }>('allowance', asked)).allowance)).toBe(2n ** 256n - 1n)
  const start = [await amber(), await ether()] as const
  const got = await send(back)
  expect([got.isSuccess, await amber(), await ether()]).toEqual([
    true,
    start[0] - 320_000_000n,
    start[1] + parseEther('0.1') - got.fee,
  ])
  const history = await fetch(`${world.urls.backend}/v1/account/${alice().address}/history?chainId=eip155:1`)
  const { data } = (await history.json()) as { data: { metadata: { operationType: string } }[] }
  expect(data.map(({ metadata }) => metadata.operationType)).toEqual(['trade', 'approve', 'execute', 'trade'])
})

test('the maximum of the native currency can be swapped, minus the reserve for its fee', async () => {
  const url = world.urls.evm[1]
  const network = { ...ethereum, rpcUrls: { default: { http: [url] } } }
  const wallet = createEvmWallet({ rdns: 'test.pebble', chainRpcUrls: { 1: url }, accounts: [0] })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  const adapter = eip155()
  const context = { network, provider: wallet.provider }
  const { address } = alice()
  // The router has fewer tokens than the whole balance is worth.
  await send({
    to: world.accounts[1]?.address ?? expect.unreachable(),
    data: '0x',
    value: (await ether()) - parseEther('2'),
  })
  const balance = await ether()
  const { to, data } = await build(NATIVE, AMBER, balance)
  const whole = { address, to, data, value: balance }
  const gas = await runOperation(adapter, 'estimateGas', { ...context, parameters: whole })
  const { reserve } = await runOperation(adapter, 'estimateTransfer', {
    ...context,
    parameters: { address, to, value: balance, call: { data, gas } },
  })
  const value = balance - BigInt(reserve ?? expect.unreachable())
  const built = await build(NATIVE, AMBER, value)
  const before = await amber()
  await runOperation(adapter, 'sendTransaction', {
    ...context,
    parameters: { address, to: built.to, data: built.data, value },
  })
  await expect.poll(amber).toBe(before + built.amount)
})

test('a price change makes an earlier swap fail, and changes later quotes', async () => {
  const built = await build(NATIVE, AMBER, parseEther('1'))
  await setSwapPrice(world.urls.evm[1], { caipNetworkId: 'eip155:1', symbol: 'ETH', price: 3000 })
  expect((await send({ ...built, value: parseEther('1') })).isSuccess).toBe(false)
  const query = { amount: '1000000', userAddress: alice().address, from: id(AMBER), to: id(NATIVE) }
  const { quotes } = await ask<{ quotes: { toAmount: string }[] }>('quotes', query)
  expect(quotes[0]?.toAmount).toBe(`${10n ** 18n / 3000n}`)
})

test('a wrong value and unknown tokens are rejected', async () => {
  const built = await build(NATIVE, AMBER, parseEther('1'))
  expect((await send({ ...built, value: parseEther('2') })).isSuccess).toBe(false)
  const query = { amount: '1', userAddress: alice().address, from: id(AMBER), to: id(SWAP_ROUTER) }
  expect(await ask('quotes', query)).toMatchObject({
    reasons: [{ description: expect.stringContaining('insufficient liquidity') as string }],
  })
})
