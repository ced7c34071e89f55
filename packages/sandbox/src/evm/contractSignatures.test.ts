import { runOperation } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { createSiwxMessage, verifySiwxSession, type SiwxMessageData } from '@foyer/chains/siwx'
import { Implementation, toMetaMaskSmartAccount } from '@metamask/smart-accounts-kit'
import { deploySmartAccountsEnvironment } from '@metamask/smart-accounts-kit/utils'
import {
  createPublicClient,
  createWalletClient,
  type Hex,
  hashMessage,
  http,
  serializeErc8010Signature,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { mainnet as chain } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { devAccounts } from './accounts.ts'
import { type EvmNodes, startEvmNodes } from './nodes.ts'

// The accounts and their contracts are MetaMask's own.
const [owner, stranger] = devAccounts.map(({ privateKey }) => privateKeyToAccount(privateKey)) as [
  ReturnType<typeof privateKeyToAccount>,
  ReturnType<typeof privateKeyToAccount>,
]

let nodes: EvmNodes
let environment: Awaited<ReturnType<typeof deploySmartAccountsEnvironment>>
beforeAll(async () => {
  // The package reports each call to its vendor otherwise.
  vi.stubEnv('DO_NOT_TRACK', '1')
  nodes = await startEvmNodes([1])
  // Accounts without delegations need no enforcers.
  const deployed = new Proxy<Record<string, Hex>>(
    {},
    { get: (target, name: string) => (name.endsWith('Enforcer') ? zeroAddress : target[name]) },
  )
  environment = await deploySmartAccountsEnvironment(writer(), reader(), chain, deployed)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await nodes.stop()
})

const reader = () => createPublicClient({ chain, transport: http(nodes.urls[1]), pollingInterval: 20 })
const writer = () => createWalletClient({ chain, transport: http(nodes.urls[1]), account: owner })

const fields = (accountAddress: Hex): SiwxMessageData => ({
  accountAddress,
  chainId: 'eip155:1',
  domain: 'app.example',
  uri: 'https://app.example/login',
  version: '1',
  nonce: 'abcdefgh1234',
  issuedAt: new Date().toISOString(),
})

/** Sign-in of an account, by the adapter and on a server that lists the node for contract accounts. */
async function isSignedIn(address: Hex, sign: (message: string) => Promise<Hex>): Promise<boolean> {
  const data = fields(address)
  const message = createSiwxMessage(data)
  const session = { data, message, signature: await sign(message) }
  const network = { ...mainnet, rpcUrls: { default: { http: [nodes.urls[1] as string] } } }
  const isValid = await runOperation(eip155(), 'verifyMessage', {
    network,
    provider: undefined,
    parameters: { address, message, signature: session.signature },
  })
  const server = { adapters: [eip155()], networks: [mainnet], domain: 'app.example', nonce: data.nonce }
  const contractRpcUrls = { 'eip155:1': network.rpcUrls.default.http }
  const verifying = verifySiwxSession(session, { ...server, contractRpcUrls })
  if (isValid) expect(await verifying).toEqual(data)
  else await expect(verifying).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' })
  // Without the node no contract account signs in.
  await expect(verifySiwxSession(session, server)).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' })
  return isValid
}

/** Whether money that is sent to the address on another network may be lost. */
const isContract = (address: Hex) =>
  runOperation(eip155(), 'isContract', {
    network: { ...mainnet, rpcUrls: { default: { http: [nodes.urls[1] as string] } } },
    provider: undefined,
    parameters: { address },
  })

describe.each([
  ['Hybrid', Implementation.Hybrid, [owner.address, [], [], []], { account: owner }, { account: stranger }],
  [
    'MultiSig',
    Implementation.MultiSig,
    [[owner.address, stranger.address], 2n],
    [{ account: owner }, { account: stranger }],
    [{ account: owner }],
  ],
] as const)('a smart account of MetaMask (%s)', (_, implementation, deployParams, signer, wrongSigner) => {
  const accountOf = (keys: unknown) =>
    toMetaMaskSmartAccount({
      client: reader(),
      implementation,
      deployParams,
      deploySalt: '0x',
      signer: keys,
      environment,
    } as unknown as Parameters<typeof toMetaMaskSmartAccount<typeof Implementation.Hybrid>>[0])

  test('signs in before its contract is deployed (ERC-6492), and after (ERC-1271)', async () => {
    const [account, forger] = [await accountOf(signer), await accountOf(wrongSigner)]
    const sign = (message: string) => account.signMessage({ message })
    const forge = (message: string) => forger.signMessage({ message })
    expect(forger.address).toBe(account.address)
    expect(await sign('')).toMatch(/(?:6492){16}$/)
    expect(await isSignedIn(account.address, sign)).toBe(true)
    expect(await isSignedIn(account.address, forge)).toBe(false)
    expect(await isSignedIn(account.address, (message) => sign(`${message}!`))).toBe(false)
    // Another account has another contract.
    expect(await isSignedIn(stranger.address, sign)).toBe(false)

    expect(await isContract(account.address)).toBe(false)
    const { factory, factoryData } = await account.getFactoryArgs()
    const hash = await writer().sendTransaction({ to: factory as Hex, data: factoryData as Hex })
    await reader().waitForTransactionReceipt({ hash })
    expect(await isContract(account.address)).toBe(true)
    const [later, laterForger] = [await accountOf(signer), await accountOf(wrongSigner)]
    expect(await later.signMessage({ message: '' })).not.toMatch(/6492$/)
    expect(await isSignedIn(account.address, (message) => later.signMessage({ message }))).toBe(true)
    // A signature of before the deployment.
    const before = { ...account, isDeployed: async () => false }
    expect(await isSignedIn(account.address, (message) => before.signMessage({ message }))).toBe(true)
    expect(await isSignedIn(account.address, (message) => laterForger.signMessage({ message }))).toBe(false)
  })
})

describe('an account with a key, and code by EIP-7702', () => {
  /** Signs as wallets do for an account that delegates to the contract of MetaMask. */
  async function delegated(key: ReturnType<typeof privateKeyToAccount>, chainId = 1) {
    const authorization = await key.signAuthorization({
      address: environment.implementations['EIP7702StatelessDeleGatorImpl'] as Hex,
      chainId,
      nonce: 0,
    })
    const wrap = (signature: Hex) => serializeErc8010Signature({ authorization, signature })
    return { authorization, wrap }
  }
  const newKey = () => privateKeyToAccount(generatePrivateKey())
  const signBy = (key: ReturnType<typeof newKey>) => (message: string) =>
    key.sign({ hash: hashMessage(message) })

  test('signs in before it has delegated (ERC-8010), and after', async () => {
    const [key, other] = [newKey(), newKey()]
    const { authorization, wrap } = await delegated(key)
    const sign = async (message: string) => wrap(await signBy(key)(message))
    const forge = async (message: string) => wrap(await signBy(other)(message))
    expect(await isSignedIn(key.address, sign)).toBe(true)
    expect(await isSignedIn(key.address, forge)).toBe(false)
    expect(await isSignedIn(key.address, (message) => sign(`${message}!`))).toBe(false)
    expect(await isSignedIn(other.address, sign)).toBe(false)

    const hash = await writer().sendTransaction({ to: zeroAddress, authorizationList: [authorization] })
    await reader().waitForTransactionReceipt({ hash })
    expect(await reader().getCode({ address: key.address })).toMatch(/^0xef0100/)
    expect(await isContract(key.address)).toBe(false)
    expect(await isSignedIn(key.address, sign)).toBe(true)
    expect(await isSignedIn(key.address, forge)).toBe(false)
  })

  test('a delegation that another key has signed is invalid', async () => {
    const [key, other] = [newKey(), newKey()]
    const { wrap } = await delegated(other)
    expect(await isSignedIn(key.address, async (message) => wrap(await signBy(other)(message)))).toBe(false)
    expect(await isSignedIn(key.address, async (message) => wrap(await signBy(key)(message)))).toBe(false)
  })

  test('a delegation for another chain is invalid', async () => {
    const key = newKey()
    const { wrap } = await delegated(key, 137)
    expect(await isSignedIn(key.address, async (message) => wrap(await signBy(key)(message)))).toBe(false)
  })
})
