import { ethers } from 'ethers'
import {
  createPublicClient,
  createWalletClient,
  erc20Abi,
  type Hex,
  http,
  maxUint256,
  parseAbi,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet, polygon } from 'viem/chains'
import { namehash, normalize, toCoinType } from 'viem/ens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sandboxTokens } from '../base/tokens.ts'
import { devAccounts } from './accounts.ts'
import { type EvmNodes, startEvmNodes } from './nodes.ts'
import { PERMIT2 } from './permit2.ts'

const [owner, spender, mira, odo] = devAccounts as unknown as readonly [
  (typeof devAccounts)[number],
  (typeof devAccounts)[number],
  (typeof devAccounts)[number],
  (typeof devAccounts)[number],
]

let nodes: EvmNodes
beforeAll(async () => void (nodes = await startEvmNodes([1, 137])))
afterEach(() => nodes.reset())
afterAll(() => nodes.stop())

const clientsOf = (chain: typeof mainnet | typeof polygon, privateKey: Hex = owner.privateKey) => {
  const transport = http(nodes.urls[chain.id])
  return {
    reader: createPublicClient({ chain, transport, pollingInterval: 50 }),
    writer: createWalletClient({ chain, transport, account: privateKeyToAccount(privateKey) }),
  }
}

test('ENS resolves the names of the sandbox, their texts and their addresses', async () => {
  const { reader } = clientsOf(mainnet)
  const name = normalize('mira.reown.id')
  expect(await reader.getEnsAddress({ name })).toBe(mira.address)
  expect(await reader.getEnsAddress({ name, coinType: toCoinType(polygon.id) })).toBe(
    mira.address.toLowerCase(),
  )
  expect(await reader.getEnsName({ address: mira.address })).toBe(name)
  expect(await reader.getEnsName({ address: odo.address, gatewayUrls: ['https://gateway.example'] })).toBe(
    'odo.reown.id',
  )
  expect(await reader.getEnsText({ name, key: 'description' })).toBe('Collects tidepools')
  expect(await reader.getEnsText({ name, key: 'avatar' })).toMatch(/^data:image\/svg/)
  expect(await reader.getEnsResolver({ name })).not.toBe(zeroAddress)
})

test('ENS has no other names, and no names of other accounts', async () => {
  const { reader } = clientsOf(mainnet)
  expect(await reader.getEnsAddress({ name: 'nobody.eth' })).toBeNull()
  expect(await reader.getEnsText({ name: 'odo.reown.id', key: 'avatar' })).toBeNull()
  expect(await reader.getEnsName({ address: owner.address })).toBeNull()
  // The error, not only its absence of a name.
  await expect(reader.getEnsAddress({ name: 'nobody.eth', strict: true })).rejects.toThrow('ResolverNotFound')
})

test('ethers resolves names, and finds none of other accounts', async () => {
  const provider = new ethers.JsonRpcProvider(nodes.urls[1], 1, { staticNetwork: true })
  expect(await provider.resolveName('mira.reown.id')).toBe(mira.address)
  expect(await provider.lookupAddress(mira.address)).toBe('mira.reown.id')
  expect(await provider.lookupAddress(owner.address)).toBeNull()
  expect(await (await provider.getResolver('mira.reown.id'))?.getText('description')).toBe(
    'Collects tidepools',
  )
  provider.destroy()
})

const permit2Abi = parseAbi([
  'struct Details { address token; uint160 amount; uint48 expiration; uint48 nonce }',
  'struct Single { Details details; address spender; uint256 sigDeadline }',
  'function permit(address owner, Single permitSingle, bytes signature)',
  'function allowance(address owner, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
  'function transferFrom(address from, address to, uint160 amount, address token)',
])

test.each([mainnet, polygon])(
  'Permit2 on $name accepts a signed allowance, and rejects another amount',
  async (chain) => {
    const { reader, writer } = clientsOf(chain)
    const other = clientsOf(chain, spender.privateKey).writer
    const token = sandboxTokens.find(
      ({ symbol, caipNetworkId }) => symbol === 'AMBD' && caipNetworkId.endsWith(`:${chain.id}`),
    )?.address as Hex
    const wait = async (hash: Promise<Hex>) => reader.waitForTransactionReceipt({ hash: await hash })
    await wait(
      writer.writeContract({
        address: token,
        abi: erc20Abi,
        functionName: 'approve',
        args: [PERMIT2, maxUint256],
      }),
    )
    const expiration = Number((await reader.getBlock()).timestamp) + 3600
    const message = {
      details: { token, amount: 70n, expiration, nonce: 0 },
      spender: spender.address,
      sigDeadline: BigInt(expiration),
    }
    const signature = await writer.signTypedData({
      domain: { name: 'Permit2', chainId: chain.id, verifyingContract: PERMIT2 },
      types: {
        PermitSingle: [
          { name: 'details', type: 'PermitDetails' },
          { name: 'spender', type: 'address' },
          { name: 'sigDeadline', type: 'uint256' },
        ],
        PermitDetails: [
          { name: 'token', type: 'address' },
          { name: 'amount', type: 'uint160' },
          { name: 'expiration', type: 'uint48' },
          { name: 'nonce', type: 'uint48' },
        ],
      },
      primaryType: 'PermitSingle',
      message,
    })
    const permit = (amount: bigint) => ({
      address: PERMIT2 as Hex,
      abi: permit2Abi,
      functionName: 'permit' as const,
      args: [owner.address, { ...message, details: { ...message.details, amount } }, signature] as const,
    })
    await expect(reader.simulateContract(permit(71n))).rejects.toThrow('reverted')
    await wait(other.writeContract(permit(70n)))
    const allowance = () =>
      reader.readContract({
        address: PERMIT2,
        abi: permit2Abi,
        functionName: 'allowance',
        args: [owner.address, token, spender.address],
      })
    expect(await allowance()).toEqual([70n, expiration, 1])
    await wait(
      other.writeContract({
        address: PERMIT2,
        abi: permit2Abi,
        functionName: 'transferFrom',
        args: [owner.address, odo.address, 60n, token],
      }),
    )
    expect(await allowance()).toEqual([10n, expiration, 1])
  },
)

test('the registry of ENS returns the resolver of a name, and zero for unknown names', async () => {
  const { reader } = clientsOf(mainnet)
  const abi = parseAbi([
    'function resolver(bytes32) view returns (address)',
    'function addr(bytes32) view returns (address)',
  ])
  const resolverOf = (name: string) =>
    reader.readContract({
      address: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
      abi,
      functionName: 'resolver',
      args: [namehash(name)],
    })
  expect(await resolverOf('nobody.eth')).toBe(zeroAddress)
  const resolver = { address: await resolverOf('odo.reown.id'), abi, functionName: 'addr' } as const
  expect(await reader.readContract({ ...resolver, args: [namehash('odo.reown.id')] })).toBe(odo.address)
  expect(await reader.readContract({ ...resolver, args: [namehash('mira.reown.id')] })).toBe(mira.address)
})
