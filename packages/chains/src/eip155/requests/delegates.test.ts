import { encodeFunctionData, parseAbi, stringToHex } from 'viem'
import { entryPoint08Address, getUserOperationTypedData } from 'viem/account-abstraction'
import { describe, expect, test } from 'vitest'
import { mainnet } from '../../networks/definitions/mainnet.ts'
import { ME, OTHER, ZERO } from '../../test/evmAddresses.ts'
import type { RequestContent } from '../../walletRequest.ts'
import { createDescribeRequest } from './describeRequest.ts'

const SAFE = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const MULTI_SEND = '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D'
const MANAGER = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'

const read = (method: string, params: unknown): Promise<RequestContent | undefined> =>
  createDescribeRequest()({ network: mainnet, provider: undefined }, { method, params })
const encode = (signature: string, args: readonly unknown[]) =>
  encodeFunctionData({ abi: parseAbi([`function ${signature}`] as readonly string[]), args } as never)

const fields = (...lines: readonly string[]) =>
  lines.map((line) => ({ type: line.split(' ')[0], name: line.split(' ')[1] }))
const EIP712Domain = fields('uint256 chainId', 'address verifyingContract')
const typed = (
  primaryType: string,
  types: Readonly<Record<string, readonly object[]>>,
  message: Readonly<Record<string, unknown>>,
  verifyingContract: string = SAFE,
) =>
  read('eth_signTypedData_v4', [
    ME,
    JSON.stringify({
      domain: { chainId: 1, verifyingContract },
      types: { EIP712Domain, ...types },
      primaryType,
      message,
    }),
  ])

const delegationTypes = {
  Caveat: fields('address enforcer', 'bytes terms'),
  Delegation: fields(
    'address delegate',
    'address delegator',
    'bytes32 authority',
    'Caveat[] caveats',
    'uint256 salt',
  ),
}
const delegation = {
  delegate: OTHER,
  delegator: ME,
  authority: `0x${'f'.repeat(64)}`,
  caveats: [] as readonly object[],
  salt: '0',
}

describe('delegates of a signed delegation (ERC-7710)', () => {
  test.each([
    ['without caveats', delegation],
    // Anyone can write a caveat that limits nothing.
    ['with a caveat', { ...delegation, caveats: [{ enforcer: OTHER, terms: '0x' }] }],
  ])('%s', async (_, message) => {
    const content = await typed('Delegation', delegationTypes, message, MANAGER)
    expect(content).toMatchObject({ effects: [], delegates: [OTHER] })
  })
  // `@metamask/smart-accounts-kit` 2.0.0
  test.each([
    ['for one account, without caveats', OTHER.toLowerCase(), []],
    [
      'for anyone, with limits',
      '0x0000000000000000000000000000000000000a11',
      [
        { enforcer: '0x99F2e9bF15ce5eC84685604836F71aB835DBBdED', terms: '0x', args: '0x00' },
        { enforcer: '0xF71af580b9c3078fbc2BBF16FbB8EEd82b330320', terms: `0x${word(1)}`, args: '0x00' },
      ],
    ],
  ])('as MetaMask encodes it, %s', async (_, delegate, caveats) => {
    const message = { ...delegation, delegate, delegator: ME.toLowerCase(), caveats, signature: '0x' }
    const content = await typed('Delegation', delegationTypes, message, MANAGER.toLowerCase())
    expect(content).toMatchObject({ delegates: [delegate] })
  })
  test('in an inner struct', async () => {
    const types = { ...delegationTypes, Batch: fields('Delegation[] all') }
    expect(await typed('Batch', types, { all: [delegation] }, MANAGER)).toMatchObject({ delegates: [OTHER] })
  })
  test.each(['authority', 'caveats'] as const)('a delegation without its %s has a delegate', async (name) => {
    const { [name]: _, ...message } = delegation
    expect(await typed('Delegation', delegationTypes, message)).toMatchObject({ delegates: [OTHER] })
  })
  test.each([
    ['a delegate of votes', { delegate: OTHER, nonce: '0' }],
    ['an authority without a delegate', { authority: `0x${'f'.repeat(64)}`, caveats: [] }],
  ])('not %s', async (_, message) => {
    const types = {
      Votes: fields('address delegate', 'uint256 nonce', 'bytes32 authority', 'bytes[] caveats'),
    }
    expect(await typed('Votes', types, message)).not.toHaveProperty('delegates')
  })
})

const SafeTx = fields(
  'address to',
  'uint256 value',
  'bytes data',
  'uint8 operation',
  'uint256 safeTxGas',
  'uint256 baseGas',
  'uint256 gasPrice',
  'address gasToken',
  'address refundReceiver',
  'uint256 nonce',
)
const safeTx = {
  to: OTHER,
  value: '0',
  data: '0x12345678',
  operation: 0 as number | string,
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  gasToken: ZERO,
  refundReceiver: ZERO,
  nonce: '1',
}
const word = (value: number) => value.toString(16).padStart(64, '0')
const packed = (operation: '00' | '01') => `0x${operation}${OTHER.slice(2)}${word(0)}${word(0)}` as const
const execTransaction = (...[to, data, operation, ...gas]: readonly unknown[]) =>
  encode('execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)', [
    to,
    0n,
    data,
    operation,
    ...(gas.length > 0 ? gas : [0n, 0n, 0n, ZERO, ZERO]),
    '0x',
  ])
const multiSend = (operation: '00' | '01') => encode('multiSend(bytes)', [packed(operation)])

describe('delegates of a transaction of a Safe', () => {
  test.each([
    ['a call', safeTx, undefined],
    ['a delegatecall', { ...safeTx, operation: 1 }, [OTHER]],
    ['a delegatecall as text', { ...safeTx, operation: '0x1' }, [OTHER]],
    ['an operation that cannot be read', { ...safeTx, operation: 'one' }, [OTHER]],
    // The data of such a call may look like a transfer of a token.
    [
      'a delegatecall of a known function',
      { ...safeTx, operation: 1, data: encode('transfer(address,uint256)', [ME, 0n]) },
      [OTHER],
    ],
    ['several calls', { ...safeTx, to: MULTI_SEND, operation: 1, data: multiSend('00') }, undefined],
    [
      'several calls, one of them a delegatecall',
      { ...safeTx, to: MULTI_SEND, operation: 1, data: multiSend('01') },
      [OTHER],
    ],
    [
      'a delegatecall of a contract that names another',
      { ...safeTx, to: ME, operation: 1, data: multiSend('01') },
      [ME, OTHER],
    ],
    ['several calls by another contract', { ...safeTx, operation: 1, data: multiSend('00') }, [OTHER]],
    ['a new module', { ...safeTx, to: SAFE, data: encode('enableModule(address)', [OTHER]) }, [OTHER]],
  ])('%s', async (_, message, delegates) => {
    const content = await typed('SafeTx', { SafeTx }, message)
    expect(content?.type === 'typedData' && content.delegates).toEqual(delegates)
  })

  test.each([
    ['a call', execTransaction(OTHER, '0x12345678', 0), undefined],
    ['a delegatecall', execTransaction(OTHER, '0x12345678', 1), [OTHER]],
    ['several calls', execTransaction(MULTI_SEND, multiSend('00'), 1), undefined],
    ['several calls, one of them a delegatecall', execTransaction(MULTI_SEND, multiSend('01'), 1), [OTHER]],
  ])('%s that is executed', async (_, data, delegates) => {
    const content = await read('eth_sendTransaction', [{ from: ME, to: SAFE, data }])
    expect(content?.type === 'transaction' && content.calls[0]?.delegates).toEqual(delegates)
  })
})

const HASH = `0x${'f1'.repeat(32)}`

test.each([
  // Safe, ERC-7579, Coinbase Smart Wallet
  ['enableModule(address)', [OTHER]],
  ['addOwnerWithThreshold(address,uint256)', [OTHER, 1n]],
  ['swapOwner(address,address,address)', [ME, ME, OTHER]],
  ['setFallbackHandler(address)', [OTHER]],
  ['installModule(uint256,address,bytes)', [1n, OTHER, '0x']],
  ['addOwnerAddress(address)', [OTHER]],
  // DSProxy of Maker
  ['setOwner(address)', [OTHER]],
  ['setAuthority(address)', [OTHER]],
  // The ABIs of `@openzeppelin/contracts` 5.7.0 and 4.9.6
  ['transferOwnership(address)', [OTHER]],
  ['grantRole(bytes32,address)', [HASH, OTHER]],
  ['grantRole(uint64,address,uint32)', [0n, OTHER, 0]],
  ['changeAdmin(address)', [OTHER]],
  ['changeProxyAdmin(address,address)', [SAFE, OTHER]],
  ['upgradeTo(address)', [OTHER]],
  ['upgradeToAndCall(address,bytes)', [OTHER, '0x']],
  ['upgrade(address,address)', [SAFE, OTHER]],
  ['upgradeAndCall(address,address,bytes)', [SAFE, OTHER, '0x']],
  // ENS
  ['setOwner(bytes32,address)', [HASH, OTHER]],
  // Maker, Balancer, BentoBox, Euler
  ['hope(address)', [OTHER]],
  ['cdpAllow(uint256,address,uint256)', [1n, OTHER, 1n]],
  ['setRelayerApproval(address,address,bool)', [ME, OTHER, true]],
  ['setMasterContractApproval(address,address,bool,uint8,bytes32,bytes32)', [ME, OTHER, true, 0, HASH, HASH]],
  ['setAccountOperator(address,address,bool)', [ME, OTHER, true]],
  ['setOperator(bytes19,address,uint256)', [ME.slice(0, 40), OTHER, 2n]],
  ['setGuard(address)', [OTHER]],
  ['setModuleGuard(address)', [OTHER]],
  ['changeMasterCopy(address)', [OTHER]],
  // 0x, Synthetix, EigenLayer, Curve
  ['registerAllowedOrderSigner(address,bool)', [OTHER, true]],
  ['approveAllDelegatePowers(address)', [OTHER]],
  ['setClaimerFor(address)', [OTHER]],
  ['set_rewards_receiver(address)', [OTHER]],
  // Registry of delegations
  ['delegateAll(address,bytes32,bool)', [OTHER, HASH, true]],
  ['delegateForAll(address,bool)', [OTHER, true]],
  // Inside other calls
  ['execute(bytes32,bytes)', [`0xff${'00'.repeat(31)}`, `${OTHER}12345678`]],
  ['execute(address,uint256,bytes)', [ME, 0n, encode('enableModule(address)', [OTHER])]],
  ['execute(address,uint256,bytes,uint8)', [OTHER, 0n, '0x12345678', 1]],
  ['execute(address,bytes)', [OTHER, '0x12345678']],
  ['execute(uint256,address,uint256,bytes)', [4n, OTHER, 0n, '0x12345678']],
  ['multicall(bytes[])', [[encode('transferOwnership(address)', [OTHER])]]],
] as const)('the delegate of %s', async (signature, args) => {
  const content = await read('eth_sendTransaction', [{ from: ME, to: ME, data: encode(signature, args) }])
  expect(content).toMatchObject({
    calls: [{ effects: [], delegates: [expect.stringMatching(new RegExp(OTHER, 'i'))] }],
  })
})

test.each([
  ['cdpAllow(uint256,address,uint256)', [1n, OTHER, 0n]],
  ['setRelayerApproval(address,address,bool)', [ME, OTHER, false]],
  [
    'setMasterContractApproval(address,address,bool,uint8,bytes32,bytes32)',
    [ME, OTHER, false, 0, HASH, HASH],
  ],
  ['setAccountOperator(address,address,bool)', [ME, OTHER, false]],
  ['setOperator(bytes19,address,uint256)', [ME.slice(0, 40), OTHER, 0n]],
  ['setAuthority(address)', [ZERO]],
  ['setGuard(address)', [ZERO]],
  ['registerAllowedOrderSigner(address,bool)', [OTHER, false]],
  ['execute(address,uint256,bytes,uint8)', [OTHER, 0n, '0x12345678', 0]],
  ['execute(uint256,address,uint256,bytes)', [0n, OTHER, 0n, '0x12345678']],
] as const)('%s that takes a delegate away, or calls, has none', async (signature, args) => {
  const content = await read('eth_sendTransaction', [{ from: ME, to: ME, data: encode(signature, args) }])
  expect(content?.type === 'transaction' && content.calls[0]?.decoded?.name).toBe(signature.split('(')[0])
  expect(content?.type === 'transaction' && content.calls[0]).not.toHaveProperty('delegates')
})

test('a call that names a delegate is described with its parameters', async () => {
  const data = encode('setAccountOperator(address,address,bool)', [ME, OTHER, true])
  expect(await read('eth_sendTransaction', [{ from: ME, to: SAFE, data }])).toMatchObject({
    calls: [
      {
        decoded: {
          name: 'setAccountOperator',
          fields: [
            { label: 'account', value: ME, type: 'address' },
            { label: 'operator', value: OTHER, type: 'address' },
            { label: 'allowed', value: 'true', type: 'text' },
          ],
        },
      },
    ],
  })
})

test.each([
  [true, true],
  [false, undefined],
])(
  'an order of CoW Protocol that is signed by a call, %j: its hash is approved: %j',
  async (signed, isHash) => {
    const data = encode('setPreSignature(bytes,bool)', [`0x${'f1'.repeat(56)}`, signed])
    const content = await read('eth_sendTransaction', [{ from: ME, to: SAFE, data }])
    expect(content?.type === 'transaction' && content.calls[0]?.isHash).toBe(isHash)
  },
)

describe('a hash that a Safe approves', () => {
  const data = encode('approveHash(bytes32)', [HASH])
  test.each([
    ['by a call', data],
    ['inside another call', encode('multicall(bytes[])', [[data]])],
  ])('%s is a hash', async (_, bytes) => {
    const content = await read('eth_sendTransaction', [{ from: ME, to: SAFE, data: bytes }])
    expect(content).toMatchObject({ calls: [{ effects: [], isHash: true }] })
  })
  test('by signed typed data is a hash', async () => {
    expect(await typed('SafeTx', { SafeTx }, { ...safeTx, data })).toMatchObject({ isHash: true })
    expect(await typed('SafeTx', { SafeTx }, safeTx)).not.toHaveProperty('isHash')
  })
})

describe('delegates by typed data', () => {
  const operator = (allowed: boolean) =>
    encode('setAccountOperator(address,address,bool)', [ME, OTHER, allowed])
  const Permit = fields(
    'address signer',
    'address sender',
    'uint256 nonceNamespace',
    'uint256 nonce',
    'uint256 deadline',
    'uint256 value',
    'bytes data',
  )
  const permit = { signer: ME, sender: OTHER, nonceNamespace: '0', nonce: '0', deadline: '1', value: '0' }
  test('an operator of the Ethereum Vault Connector', async () => {
    const by = (allowed: boolean) => typed('Permit', { Permit }, { ...permit, data: operator(allowed) })
    expect(await by(true)).toMatchObject({ delegates: [OTHER], effects: [] })
    expect(await by(false)).not.toHaveProperty('delegates')
  })
  test('a relayer of Balancer', async () => {
    const SetRelayerApproval = fields('bytes calldata', 'address sender', 'uint256 nonce', 'uint256 deadline')
    const calldata = encode('setRelayerApproval(address,address,bool)', [ME, OTHER, true])
    const message = { calldata, sender: OTHER, nonce: '0', deadline: '1' }
    const content = await typed('SetRelayerApproval', { SetRelayerApproval }, message)
    expect(content).toMatchObject({ delegates: [OTHER] })
  })
  test.each([
    [true, [OTHER]],
    ['false', [OTHER]],
    [false, undefined],
  ])('a contract of BentoBox whose approval is %j', async (approved, delegates) => {
    const SetMasterContractApproval = fields(
      'string warning',
      'address user',
      'address masterContract',
      'bool approved',
      'uint256 nonce',
    )
    const content = await typed(
      'SetMasterContractApproval',
      { SetMasterContractApproval },
      { warning: 'Give FULL access to funds?', user: ME, masterContract: OTHER, approved, nonce: '0' },
    )
    expect(content?.type === 'typedData' && content.delegates).toEqual(delegates)
  })
})

/** As `ExchangeClient` of `@nktkas/hyperliquid` 0.32.2 signs them. */
describe('requests of Hyperliquid', () => {
  const other = OTHER.toLowerCase()
  const sent = [{ type: 'transfer', token: SAFE, to: other, value: 'all' }]
  const common = { hyperliquidChain: 'Mainnet', nonce: 1_795_914_098_204 }
  test.each([
    ['ApproveAgent', ['address agentAddress', 'string agentName'], { agentAddress: other, agentName: 'x' }],
    [
      'ConvertToMultiSigUser',
      ['string signers'],
      { signers: JSON.stringify({ authorizedUsers: [other], threshold: 1 }) },
    ],
  ])('%s has a delegate', async (name, lines, message) => {
    const type = `HyperliquidTransaction:${name}`
    const types = { [type]: fields('string hyperliquidChain', ...lines, 'uint64 nonce') }
    expect(await typed(type, types, { ...common, ...message })).toMatchObject({
      delegates: [other],
      effects: [],
    })
  })
  test.each([
    ['UsdSend', ['string destination', 'string amount'], { destination: other, amount: '1000.5' }],
    ['Withdraw', ['string destination', 'string amount'], { destination: other, amount: '1000.5' }],
    [
      'SpotSend',
      ['string destination', 'string token', 'string amount'],
      { destination: other, token: 'HYPE:0x0d01dc56dcaaca66ad901c959b4011ec', amount: '5' },
    ],
    [
      'SendToEvmWithData',
      ['string token', 'string amount', 'string destinationRecipient'],
      { token: 'USDC', amount: '1', destinationRecipient: other },
    ],
  ])('%s is a transfer', async (name, lines, message) => {
    const type = `HyperliquidTransaction:${name}`
    const types = { [type]: fields('string hyperliquidChain', ...lines, 'uint64 time') }
    expect(await typed(type, types, { ...common, ...message })).toMatchObject({ effects: sent })
  })
  test('the field `destination` of other typed data is not read as the receiver of a transfer', async () => {
    const types = { Trip: fields('string destination') }
    expect(await typed('Trip', types, { destination: other })).toMatchObject({ effects: [] })
  })
  test.each([
    ['Agent', ['string source', 'bytes32 connectionId'], { source: 'a', connectionId: HASH }],
    [
      'HyperliquidTransaction:SendMultiSig',
      ['string hyperliquidChain', 'bytes32 multiSigActionHash', 'uint64 nonce'],
      { ...common, multiSigActionHash: HASH },
    ],
  ])('%s is a hash', async (type, lines, message) => {
    expect(await typed(type, { [type]: fields(...lines) }, message)).toMatchObject({ isHash: true })
  })
})

/** `createSpendPermissionTypedData` of `@base-org/account` 2.5.10. */
describe('a spend permission of Base is an approval of its sum', () => {
  const SpendPermission = fields(
    'address account',
    'address spender',
    'address token',
    'uint160 allowance',
    'uint48 period',
    'uint48 start',
    'uint48 end',
    'uint256 salt',
    'bytes extraData',
  )
  const permission = {
    account: ME,
    spender: OTHER,
    token: SAFE,
    allowance: '1000',
    period: 86_400,
    start: 1_000_000,
    end: 1_000_000 + 86_400 * 30,
    salt: '1',
    extraData: '0x',
  }
  test.each([
    ['in every period', {}, 30_000n],
    ['also in the last one', { end: permission.end + 1 }, 31_000n],
    ['without a readable period', { period: 0 }, 'all'],
    ['without a readable end', { end: 'never' }, 'all'],
    ['without a readable allowance', { allowance: 'much' }, 'all'],
  ])('%s', async (_, change, value) => {
    const content = await typed('SpendPermission', { SpendPermission }, { ...permission, ...change })
    expect(content).toMatchObject({ effects: [{ type: 'approval', token: SAFE, spender: OTHER, value }] })
  })
  test('a batch has one for each token', async () => {
    const { account, period, start, end, spender, token, allowance, salt, extraData } = permission
    const PermissionDetails = fields(
      'address spender',
      'address token',
      'uint160 allowance',
      'uint256 salt',
      'bytes extraData',
    )
    const SpendPermissionBatch = fields(
      'address account',
      'uint48 period',
      'uint48 start',
      'uint48 end',
      'PermissionDetails[] permissions',
    )
    const details = { spender, token, allowance, salt, extraData }
    const content = await typed(
      'SpendPermissionBatch',
      { PermissionDetails, SpendPermissionBatch },
      { account, period, start, end, permissions: [details, { ...details, token: OTHER, allowance: '1' }] },
    )
    expect(content).toMatchObject({
      effects: [
        { type: 'approval', token: SAFE, spender: OTHER, value: 30_000n },
        { type: 'approval', token: OTHER, spender: OTHER, value: 30n },
      ],
    })
  })
})

test('the delegates of a user operation, in the typed data of the entry point', async () => {
  const data = getUserOperationTypedData({
    chainId: 1,
    entryPointAddress: entryPoint08Address,
    userOperation: {
      sender: ME,
      nonce: 0n,
      callData: encode('execute(bytes32,bytes)', [`0xff${'00'.repeat(31)}`, `${OTHER}12345678`]),
      callGasLimit: 1n,
      verificationGasLimit: 1n,
      preVerificationGas: 1n,
      maxFeePerGas: 1n,
      maxPriorityFeePerGas: 1n,
      signature: '0x',
    },
  })
  expect(await read('signTypedData', { address: ME, typedData: data })).toMatchObject({ delegates: [OTHER] })
})

describe('the refund of gas of a Safe is a transfer', () => {
  const refund = { safeTxGas: '2', baseGas: '3', gasPrice: '10', refundReceiver: OTHER }
  test.each([
    ['of the native currency', {}, { effects: [], nativeTransfers: [{ to: OTHER, value: 50n }] }],
    [
      'of a token',
      { gasToken: SAFE },
      { effects: [{ type: 'transfer', token: SAFE, to: OTHER, value: 50n }] },
    ],
    ['of nothing', { gasPrice: '0' }, { effects: [] }],
    ['of nothing that can be read', { gasPrice: 'much' }, { effects: [] }],
  ])('%s', async (_, change, expected) => {
    const content = await typed('SafeTx', { SafeTx }, { ...safeTx, ...refund, data: '0x', ...change })
    expect(content).toMatchObject(expected)
    expect(content).not.toHaveProperty('nativeTransfers', [])
  })
  test('a Safe that executes a transaction refunds gas', async () => {
    const refundIn = (token: string) => execTransaction(OTHER, '0x', 0, 2n, 3n, 10n, token, OTHER)
    expect(await read('eth_sendTransaction', [{ to: SAFE, data: refundIn(ZERO) }])).toMatchObject({
      calls: [{ effects: [], nativeTransfers: [{ to: OTHER, value: 50n }] }],
    })
    expect(await read('eth_sendTransaction', [{ to: SAFE, data: refundIn(SAFE) }])).toMatchObject({
      calls: [{ effects: [{ type: 'transfer', token: SAFE, to: OTHER, value: 50n }] }],
    })
  })
})

test('a transaction of ZKsync in typed data has its effects: its addresses are numbers', async () => {
  const Transaction = fields('uint256 from', 'uint256 to', 'uint256 value', 'bytes data')
  const data = encode('approve(address,uint256)', [OTHER, 5n])
  const [from, to] = [`${BigInt(ME)}`, `${BigInt(SAFE)}`]
  expect(await typed('Transaction', { Transaction }, { from, to, value: '7', data })).toMatchObject({
    effects: [{ type: 'approval', token: SAFE.toLowerCase(), spender: OTHER, value: 5n }],
    nativeTransfers: [{ to: SAFE.toLowerCase(), value: 7n }],
  })
})

describe('typed data of nothing but bytes may be a hash', () => {
  const hash = `0x${'f1'.repeat(32)}`
  test.each([
    ['a message of a Safe', fields('bytes message'), { message: hash }, true],
    ['a message of Coinbase Smart Wallet', fields('bytes32 hash'), { hash }, true],
    ['a long message', fields('bytes message'), { message: `0x${'f1'.repeat(99)}` }, true],
    [
      'bytes that are a readable text',
      fields('bytes message'),
      { message: stringToHex('a'.repeat(40)) },
      undefined,
    ],
    ['few bytes', fields('bytes message'), { message: '0xf1f1' }, undefined],
    ['another field', fields('bytes32 hash', 'string about'), { hash, about: 'a vote' }, undefined],
    ['no field', [], { hash }, undefined],
  ] as const)('%s', async (_, type, message, isHash) => {
    const content = await typed('Message', { Message: type }, message)
    expect(content?.type === 'typedData' && content.isHash).toBe(isHash)
    // A smart account signs the struct of a contract (ERC-7739).
    const types = { Message: type, TypedDataSign: fields('Message contents', 'string name') }
    const nested = await typed('TypedDataSign', types, { contents: message, name: 'Account' })
    expect(nested?.type === 'typedData' && nested.isHash).toBe(isHash)
  })
})

describe('capabilities of a batch', () => {
  const batch = (change: object) =>
    read('wallet_sendCalls', [{ version: '2.0.0', chainId: '0x1', calls: [{ to: OTHER }], ...change }])
  const paymasterService = { url: 'https://paymaster.example' }
  test('are listed with the capabilities of its calls, and are neutral if they change no effect', async () => {
    const calls = [{ to: OTHER }, { to: OTHER, capabilities: { gasLimitOverride: { value: '0x1' } } }]
    const capabilities = { paymasterService, preCalls: [{}] }
    expect(await batch({ calls, capabilities })).toMatchObject({
      capabilities: [
        { name: 'paymasterService', value: paymasterService, isNeutral: true },
        { name: 'preCalls', value: [{}], isNeutral: false },
        { name: 'gasLimitOverride', value: { value: '0x1' }, isNeutral: false },
      ],
    })
    expect(await read('sendCalls', { address: ME, calls: [{ to: OTHER }], capabilities })).toMatchObject({
      capabilities: [{ name: 'paymasterService' }, { name: 'preCalls' }],
    })
  })
  test.each([
    ['atomic', true],
    ['auxiliaryFunds', true],
    ['dataSuffix', true],
    ['flowControl', true],
    ['multiDimensionalNonce', true],
    ['validityTimeRange', true],
    ['dataCallback', false],
    ['accountAbstractionGasParamsOverride', false],
    ['staticPaymasterConfiguration', false],
    ['constructor', false],
  ])('%s is neutral: %s', async (name, isNeutral) => {
    // A wallet that has an optional capability uses it.
    const capabilities = { [name]: { optional: true } }
    expect(await batch({ capabilities })).toMatchObject({ capabilities: [{ name, isNeutral }] })
  })
  test.each([{}, null, undefined])('%j is a batch without capabilities', async (capabilities) => {
    expect(await batch({ capabilities })).not.toHaveProperty('capabilities')
  })
  test.each([
    ['of a list', { capabilities: ['paymasterService'] }],
    ['of a text', { capabilities: 'paymasterService' }],
    // Gives the account the code of a contract (EIP-7702).
    ['that delegates the account', { capabilities: { eip7702Auth: { account: ME, delegation: OTHER } } }],
    [
      'of a call that delegates the account',
      { calls: [{ to: OTHER, capabilities: { eip7702Auth: { account: ME, delegation: OTHER } } }] },
    ],
  ])('%s reject as unreadable', async (_, change) => {
    await expect(batch(change)).rejects.toMatchObject({ code: 'REQUEST_UNREADABLE' })
  })
})
