import { readFileSync } from 'node:fs'
import {
  createPublicClient,
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  http,
  keccak256,
  maxUint64,
  parseAbi,
  parseEther,
  parseEventLogs,
  parseGwei,
  stringToHex,
  zeroAddress,
} from 'viem'
import {
  entryPoint07Abi,
  entryPoint07Address,
  getUserOperationHash,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sandboxTokens } from '../../base/tokens.ts'
import { devAccounts } from '../accounts.ts'
import { type EvmNodes, startEvmNodes } from '../nodes.ts'
import { entryPointCodeSource } from './entryPointCode.ts'
import { testAccountCode, testAccountCodeSource } from './testAccountCode.ts'
import { testFactoryCode, testFactoryCodeSource } from './testFactoryCode.ts'

const [owner, receiver, beneficiary] = devAccounts.map(({ address }) => address) as [Hex, Hex, Hex]
const ownerAccount = privateKeyToAccount((devAccounts[0] as (typeof devAccounts)[number]).privateKey)
const token = sandboxTokens.find(({ caipNetworkId }) => caipNetworkId === 'eip155:1')?.address as Hex

/** An address without history. */
const EMPTY = '0x5a11d0c0000000000000000000000000000000aa'

const accountAbi = parseAbi([
  'constructor(address owner, address entryPoint)',
  'function execute(address to, uint256 value, bytes data)',
  'function executeUserOp((address, uint256, bytes, bytes, bytes32, uint256, bytes32, bytes, bytes) op, bytes32 hash)',
  'event Executed(bytes32 userOpHash, uint256 nonce)',
])
const factoryAbi = parseAbi([
  'constructor(address entryPoint)',
  'function create(address owner) returns (address)',
])

let nodes: EvmNodes
beforeAll(async () => void (nodes = await startEvmNodes([1])))
afterEach(() => nodes.reset())
afterAll(() => nodes.stop())

const reader = () =>
  createPublicClient({ chain: mainnet, transport: http(nodes.urls[1]), pollingInterval: 50 })
const writer = () =>
  createWalletClient({ chain: mainnet, transport: http(nodes.urls[1]), account: ownerAccount })
const receiptOf = async (hash: Promise<Hex>) => reader().waitForTransactionReceipt({ hash: await hash })
const entryPoint = { address: entryPoint07Address, abi: entryPoint07Abi } as const
const depositOf = (account: Hex) =>
  reader().readContract({ ...entryPoint, functionName: 'balanceOf', args: [account] })
const tokensOf = (account: Hex) =>
  reader().readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] })
const nonceOf = (account: Hex, key = 0n) =>
  reader().readContract({ ...entryPoint, functionName: 'getNonce', args: [account, key] })

const contractOf = async (data: Hex): Promise<Hex> => {
  const { contractAddress } = await receiptOf(writer().sendTransaction({ data }))
  return getAddress(contractAddress ?? expect.unreachable())
}

async function deployAccount(): Promise<Hex> {
  const args = [owner, entryPoint07Address] as const
  const data = encodeDeployData({ abi: accountAbi, bytecode: testAccountCode, args })
  return contractOf(data)
}

const give = (to: Hex, value: bigint) => receiptOf(writer().sendTransaction({ to, value }))
const deposit = (account: Hex, value: bigint) =>
  receiptOf(writer().writeContract({ ...entryPoint, functionName: 'depositTo', args: [account], value }))

const transferOf = (amount: bigint) =>
  encodeFunctionData({
    abi: accountAbi,
    functionName: 'execute',
    args: [
      token,
      0n,
      encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, amount] }),
    ],
  })

async function sign(changes: Partial<UserOperation<'0.7'>> & { sender: Hex }): Promise<UserOperation<'0.7'>> {
  const userOperation = {
    nonce: await nonceOf(changes.sender),
    callData: transferOf(7n),
    callGasLimit: 200_000n,
    verificationGasLimit: 800_000n,
    preVerificationGas: 50_000n,
    maxFeePerGas: parseGwei('5'),
    maxPriorityFeePerGas: parseGwei('1'),
    signature: '0x',
    ...changes,
  } as const
  const hash = getUserOperationHash({
    chainId: mainnet.id,
    entryPointAddress: entryPoint07Address,
    entryPointVersion: '0.7',
    userOperation,
  })
  return { ...userOperation, signature: await ownerAccount.signMessage({ message: { raw: hash } }) }
}

const handleOps = (...operations: UserOperation<'0.7'>[]) => ({
  ...entryPoint,
  functionName: 'handleOps' as const,
  args: [operations.map((operation) => toPackedUserOperation(operation)), beneficiary] as const,
})
/** `eth_call` first: it rejects with the error of the contract. */
const refused = (...operations: UserOperation<'0.7'>[]) =>
  expect(reader().simulateContract({ ...handleOps(...operations), account: ownerAccount })).rejects

test('a user operation transfers tokens, and its account pays the gas to the beneficiary', async () => {
  const sender = await deployAccount()
  await give(sender, parseEther('1'))
  await receiptOf(
    writer().writeContract({ address: token, abi: erc20Abi, functionName: 'transfer', args: [sender, 100n] }),
  )
  const [had, paid] = [await tokensOf(receiver), await reader().getBalance({ address: beneficiary })]
  const operation = await sign({ sender })
  const hash = getUserOperationHash({
    chainId: mainnet.id,
    entryPointAddress: entryPoint07Address,
    entryPointVersion: '0.7',
    userOperation: operation,
  })
  expect(
    await reader().readContract({
      ...entryPoint,
      functionName: 'getUserOpHash',
      args: [toPackedUserOperation(operation)],
    }),
  ).toBe(hash)

  const { logs } = await receiptOf(writer().writeContract(handleOps(operation)))
  expect([await tokensOf(sender), (await tokensOf(receiver)) - had]).toEqual([93n, 7n])
  const [event] = parseEventLogs({ abi: entryPoint07Abi, logs, eventName: 'UserOperationEvent' })
  expect(event?.args).toMatchObject({
    userOpHash: hash,
    sender,
    paymaster: zeroAddress,
    nonce: 0n,
    success: true,
  })
  const { actualGasCost = 0n, actualGasUsed = 0n } = event?.args ?? {}
  expect((await reader().getBalance({ address: beneficiary })) - paid).toBe(actualGasCost)
  // The account uses gas beyond the fixed part; the rest of the prefund stays as its deposit.
  expect(actualGasUsed).toBeGreaterThan(50_000n + 30_000n)
  expect(await depositOf(sender)).toBe(1_050_000n * parseGwei('5') - actualGasCost)
  expect(await reader().getBalance({ address: sender })).toBe(parseEther('1') - 1_050_000n * parseGwei('5'))
  expect(await nonceOf(sender)).toBe(1n)
})

test('a factory deploys the account with its first operation', async () => {
  const args = [entryPoint07Address] as const
  const data = encodeDeployData({ abi: factoryAbi, bytecode: testFactoryCode, args })
  const factory = await contractOf(data)
  const create = { address: factory, abi: factoryAbi, functionName: 'create', args: [owner] } as const
  const { result: sender } = await reader().simulateContract(create)
  await deposit(sender, parseEther('1'))
  const factoryData = encodeFunctionData(create)
  const operation = await sign({ sender, factory, factoryData, callData: '0x' })
  await refused(await sign({ sender })).toThrow('AA20')
  await refused(await sign({ sender: receiver, factory, factoryData })).toThrow('AA14')
  await refused(await sign({ sender, factory: receiver, factoryData })).toThrow('AA13')

  const { logs } = await receiptOf(writer().writeContract(handleOps(operation)))
  const [event] = parseEventLogs({ abi: entryPoint07Abi, logs, eventName: 'AccountDeployed' })
  expect(event?.args).toMatchObject({ sender, factory, paymaster: zeroAddress })
  expect(await reader().getCode({ address: sender })).not.toBeUndefined()
  await refused(await sign({ sender, factory, factoryData })).toThrow('AA10')
})

test('a reverted execution emits an event, and still costs gas', async () => {
  const sender = await deployAccount()
  await deposit(sender, parseEther('1'))
  const { logs, status } = await receiptOf(writer().writeContract(handleOps(await sign({ sender }))))
  expect(status).toBe('success')
  const [event] = parseEventLogs({ abi: entryPoint07Abi, logs, eventName: 'UserOperationEvent' })
  expect(event?.args.success).toBe(false)
  const [reverted] = parseEventLogs({ abi: entryPoint07Abi, logs, eventName: 'UserOperationRevertReason' })
  // Error(string)
  expect(reverted?.args.revertReason).toMatch(/^0x08c379a0/)
  expect(await depositOf(sender)).toBe(parseEther('1') - (event?.args.actualGasCost ?? 0n))
  expect(await nonceOf(sender)).toBe(1n)
})

test('wrong signatures, nonces, times and paymasters, and accounts without funds, are rejected', async () => {
  const sender = await deployAccount()
  await refused(await sign({ sender })).toThrow('AA23')
  await deposit(sender, parseEther('1'))
  const operation = await sign({ sender })
  await refused({ ...operation, callData: transferOf(8n) }).toThrow('AA24')
  await refused(await sign({ sender, nonce: 1n })).toThrow('AA25')
  await refused(operation, operation).toThrow('AA25')
  await refused(await sign({ sender, paymaster: receiver, paymasterData: '0x' })).toThrow('AA30')
  const now = (await reader().getBlock()).timestamp
  const until = (validUntil: bigint, validAfter = 0n) => (validUntil | (validAfter << 48n)) << 64n
  await refused(await sign({ sender, nonce: until(now - 1n) })).toThrow('AA22')
  await refused(await sign({ sender, nonce: until(0n, now + 3600n) })).toThrow('AA22')
  await reader().simulateContract(handleOps(await sign({ sender, nonce: until(now + 3600n, now - 1n) })))
})

test('nonces of one key are in order, and keys are independent', async () => {
  const sender = await deployAccount()
  await deposit(sender, parseEther('1'))
  const key = BigInt(2 ** 40)
  expect(await nonceOf(sender, key)).toBe(key << 64n)
  const first = await sign({ sender, nonce: key << 64n })
  const second = await sign({ sender, nonce: (key << 64n) | 1n })
  await refused(second, first).toThrow('AA25')
  await receiptOf(writer().writeContract(handleOps(first, second)))
  expect([await nonceOf(sender), (await nonceOf(sender, key)) & maxUint64]).toEqual([0n, 2n])
})

test('an account with `executeUserOp` receives the whole operation', async () => {
  const sender = await deployAccount()
  await deposit(sender, parseEther('1'))
  const callData = encodeFunctionData({
    abi: accountAbi,
    functionName: 'executeUserOp',
    args: [[sender, 0n, '0x', '0x', keccak256('0x'), 0n, keccak256('0x'), '0x', '0x'], keccak256('0x')],
  }).slice(0, 10) as Hex
  const operation = await sign({ sender, callData })
  const { logs } = await receiptOf(writer().writeContract(handleOps(operation)))
  const [event] = parseEventLogs({ abi: accountAbi, logs, eventName: 'Executed' })
  const [handled] = parseEventLogs({ abi: entryPoint07Abi, logs, eventName: 'UserOperationEvent' })
  expect(event?.args).toEqual({ userOpHash: handled?.args.userOpHash, nonce: 0n })
})

test('a deposit can be withdrawn up to its amount', async () => {
  await receiptOf(writer().sendTransaction({ to: entryPoint07Address, value: 10n }))
  expect(await depositOf(owner)).toBe(10n)
  const withdraw = (amount: bigint) =>
    ({ ...entryPoint, functionName: 'withdrawTo', args: [EMPTY, amount] }) as const
  await expect(reader().simulateContract({ ...withdraw(11n), account: ownerAccount })).rejects.toThrow()
  await receiptOf(writer().writeContract(withdraw(4n)))
  expect([await depositOf(owner), await reader().getBalance({ address: EMPTY })]).toEqual([6n, 4n])
})

test.each([
  ['EntryPoint.sol', entryPointCodeSource],
  ['TestAccount.sol', testAccountCodeSource],
  ['TestAccount.sol', testFactoryCodeSource],
])('the code was compiled from %s', (file, source) => {
  expect(keccak256(stringToHex(readFileSync(new URL(file, import.meta.url), 'utf8')))).toBe(source)
})
