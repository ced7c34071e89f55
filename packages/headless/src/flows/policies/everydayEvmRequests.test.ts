import { loadOperation } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { encodeAbiParameters, encodeFunctionData, type Hex, pad, parseAbi, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import type { WarningCode } from '../../core/contracts/policies.ts'
import { ALICE, BOB } from '../../test/setup.ts'
import { defaultPolicies, evaluatePolicies } from './defaultPolicies.ts'

// Everyday requests of Ethereum, which have no warning by default, and the same for another account, which have one.

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const NFT = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D'
const CONTRACT = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const ZERO = '0x0000000000000000000000000000000000000000'
const word: Hex = `0x${'00'.repeat(32)}`
const hash: Hex = `0x${'f1'.repeat(32)}`
const DEADLINE = 1_900_000_000n
const MAX = 2n ** 256n - 1n

const adapter = eip155()

/** Warnings of the default policies about a JSON-RPC request. */
async function warningsOf(
  method: string,
  params: readonly unknown[],
): Promise<readonly (WarningCode | undefined)[]> {
  const describe = await loadOperation(adapter, 'describeRequest')
  const content = await describe({ network: mainnet, provider: undefined }, { method, params })
  if (!content) return expect.fail(`${method} asks nothing`)
  const request = { ...content, account: `eip155:1:${ALICE}`, caipNetworkId: 'eip155:1' } as const
  const facts = { network: mainnet, domain: 'app.example', knownAddresses: [] }
  const verdict = evaluatePolicies(defaultPolicies(), request, facts)
  return verdict.type === 'pass' ? verdict.warnings.map(({ code }) => code) : expect.fail('refused')
}

const encode = (signature: string, ...args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi: parseAbi([`function ${signature}`] as readonly string[]), args } as never)
const params = (types: string, ...values: readonly unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types), values as never)
const sent = (to: string, data: Hex, value: Hex = '0x0') =>
  warningsOf('eth_sendTransaction', [{ from: ALICE, to, data, value }])
const wide = (address: string): Hex => pad(address as Hex)

/** Struct of EIP-712: its fields as `type name`. */
type Types = Readonly<Record<string, readonly string[]>>
const signed = (primaryType: string, types: Types, message: object, verifyingContract: string = CONTRACT) =>
  warningsOf('eth_signTypedData_v4', [
    ALICE,
    JSON.stringify({
      domain: { name: 'App', version: '1', chainId: 1, verifyingContract },
      types: Object.fromEntries(
        Object.entries({
          EIP712Domain: ['string name', 'string version', 'uint256 chainId', 'address verifyingContract'],
          ...types,
        }).map(([name, fields]) => [
          name,
          fields.map((field) => ({ type: field.split(' ')[0], name: field.split(' ')[1] })),
        ]),
      ),
      primaryType,
      message,
    }),
  ])

const UNISWAP = 'execute(bytes,bytes[],uint256)'
const V3_SINGLE = 'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))'
const path = (from: string, to: string) => `${from}0001f4${to.slice(2)}`
const ROUTER: Hex = '0x0000000000000000000000000000000000000002'
const v3 = (to: string, isPaidByUser = true) =>
  params('address,uint256,uint256,bytes,bool', to, 5n, 4n, path(USDC, WETH), isPaidByUser)
const unwrap = (to: string) => params('address,uint256', to, 4n)
const oft = (to: string) => [[30_110, wide(to), 5n, 4n, '0x', '0x', '0x'], [1n, 0n], ALICE]
const SEND = 'send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)'
const ACROSS =
  'depositV3(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes)'
const PENDLE = '(address,uint256,address,address,(uint8,address,bytes,bool))'
const FILLS =
  '((uint256,uint256,uint256,uint8,address,address,address,address,uint256,uint256,uint256,bytes),bytes,uint256)[]'
const MARKET = [USDC, WETH, WETH, WETH, 1n]
const MORPHO = '(address,address,address,address,uint256)'
const SAFE = 'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)'
const permitTypes = {
  Permit: ['address owner', 'address spender', 'uint256 value', 'uint256 nonce', 'uint256 deadline'],
}
const permit2Types = {
  PermitSingle: ['PermitDetails details', 'address spender', 'uint256 sigDeadline'],
  PermitDetails: ['address token', 'uint160 amount', 'uint48 expiration', 'uint48 nonce'],
}
const cowTypes = {
  Order: [
    'address sellToken',
    'address buyToken',
    'address receiver',
    'uint256 sellAmount',
    'uint256 buyAmount',
    'uint32 validTo',
    'bytes32 appData',
    'uint256 feeAmount',
    'string kind',
    'bool partiallyFillable',
    'string sellTokenBalance',
    'string buyTokenBalance',
  ],
}
const cow = (receiver: string) => ({
  sellToken: USDC,
  buyToken: WETH,
  receiver,
  sellAmount: '1000',
  buyAmount: '900',
  validTo: 1_900_000_000,
  appData: word,
  feeAmount: '0',
  kind: 'sell',
  partiallyFillable: false,
  sellTokenBalance: 'erc20',
  buyTokenBalance: 'erc20',
})
const oneInchTypes = {
  Order: [
    'uint256 salt',
    'address maker',
    'address receiver',
    'address makerAsset',
    'address takerAsset',
    'uint256 makingAmount',
    'uint256 takingAmount',
    'uint256 makerTraits',
  ],
}
const seaportTypes = {
  OrderComponents: [
    'address offerer',
    'address zone',
    'OfferItem[] offer',
    'ConsiderationItem[] consideration',
    'uint8 orderType',
    'uint256 startTime',
    'uint256 endTime',
    'bytes32 zoneHash',
    'uint256 salt',
    'bytes32 conduitKey',
    'uint256 counter',
  ],
  OfferItem: [
    'uint8 itemType',
    'address token',
    'uint256 identifierOrCriteria',
    'uint256 startAmount',
    'uint256 endAmount',
  ],
  ConsiderationItem: [
    'uint8 itemType',
    'address token',
    'uint256 identifierOrCriteria',
    'uint256 startAmount',
    'uint256 endAmount',
    'address recipient',
  ],
}
const seaport = (recipient: string) => ({
  offerer: ALICE,
  zone: ZERO,
  offer: [{ itemType: 2, token: NFT, identifierOrCriteria: '42', startAmount: '1', endAmount: '1' }],
  consideration: [
    {
      itemType: 0,
      token: ZERO,
      identifierOrCriteria: '0',
      startAmount: '1000000000000000000',
      endAmount: '1000000000000000000',
      recipient,
    },
  ],
  orderType: 0,
  startTime: '1700000000',
  endTime: '1900000000',
  zoneHash: word,
  salt: '1',
  conduitKey: word,
  counter: '0',
})
const session = (permissions: readonly object[]) => ({
  chainId: '0x1',
  expiry: 1_900_000_000,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: hash }] } },
  permissions,
  policies: [],
})
const allowance = (amount: bigint) => ({
  type: 'native-token-recurring-allowance',
  data: { allowance: `0x${amount.toString(16)}`, start: 1_700_000_000, period: 86_400 },
})

type Ask = (account: string) => Promise<readonly (WarningCode | undefined)[]>

/** Rows of a table, with the warning of most of them. */
const rows = (
  table: readonly (readonly [name: string, ask: Ask, code?: WarningCode])[],
): readonly (readonly [string, Ask, WarningCode])[] =>
  table.map(([name, ask, code = 'otherReceiver']) => [name, ask, code])

/** Requests with what they pay to an account, and their warning if it is another one. */
const paying = rows([
  // Swaps
  [
    'a swap by Uniswap V2',
    (to) =>
      sent(
        CONTRACT,
        encode(
          'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
          5n,
          4n,
          [USDC, WETH],
          to,
          DEADLINE,
        ),
      ),
  ],
  [
    'a swap of ETH by Uniswap V2',
    (to) =>
      sent(
        CONTRACT,
        encode('swapExactETHForTokens(uint256,address[],address,uint256)', 4n, [WETH, USDC], to, DEADLINE),
        '0x5',
      ),
  ],
  ['a swap by Uniswap V3', (to) => sent(CONTRACT, encode(V3_SINGLE, [USDC, WETH, 500, to, 5n, 4n, 0n]))],
  [
    'a swap in a multicall',
    (to) =>
      sent(
        CONTRACT,
        encode('multicall(uint256,bytes[])', DEADLINE, [
          encode(V3_SINGLE, [USDC, WETH, 500, ROUTER, 5n, 4n, 0n]),
          encode('unwrapWETH9(uint256,address)', 4n, to),
        ]),
      ),
  ],
  ['a swap by the Universal Router', (to) => sent(CONTRACT, encode(UNISWAP, '0x00', [v3(to)], DEADLINE))],
  [
    'a swap by the Universal Router, unwrapped',
    (to) => sent(CONTRACT, encode(UNISWAP, '0x000c', [v3(ROUTER), unwrap(to)], DEADLINE)),
  ],
  [
    'a swap by 1inch',
    (to) =>
      sent(
        CONTRACT,
        encode(
          'swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)',
          CONTRACT,
          [USDC, WETH, CONTRACT, to, 5n, 4n, 0n],
          '0x',
        ),
      ),
  ],
  [
    'a swap by 0x',
    (to) =>
      sent(
        CONTRACT,
        encode('execute((address,address,uint256),bytes[],bytes32)', [to, WETH, 4n], ['0x12345678'], word),
      ),
  ],
  [
    'a swap by ParaSwap',
    (to) =>
      sent(
        CONTRACT,
        encode(
          'swapExactAmountIn(address,(address,address,uint256,uint256,uint256,bytes32,address),uint256,bytes,bytes)',
          CONTRACT,
          [USDC, WETH, 5n, 4n, 4n, word, to],
          0n,
          '0x',
          '0x',
        ),
      ),
  ],
  [
    'a swap by KyberSwap',
    (to) =>
      sent(
        CONTRACT,
        encode(
          'swap((address,address,bytes,(address,address,address[],uint256[],address[],uint256[],address,uint256,uint256,uint256,bytes),bytes))',
          [CONTRACT, CONTRACT, '0x', [USDC, WETH, [CONTRACT], [5n], [], [], to, 5n, 4n, 0n, '0x'], '0x'],
        ),
      ),
  ],
  [
    'a swap by SushiSwap',
    (to) =>
      sent(
        CONTRACT,
        encode('processRoute(address,uint256,address,uint256,address,bytes)', USDC, 5n, WETH, 4n, to, '0x'),
      ),
  ],
  [
    'a swap by LI.FI',
    (to) =>
      sent(
        CONTRACT,
        encode(
          'swapTokensSingleV3ERC20ToNative(bytes32,string,string,address,uint256,(address,address,address,address,uint256,bytes,bool))',
          word,
          'app',
          '',
          to,
          4n,
          [CONTRACT, CONTRACT, USDC, WETH, 5n, '0x', true],
        ),
      ),
  ],
  [
    'a swap by Balancer',
    (to) =>
      sent(
        CONTRACT,
        encode(
          'swap((bytes32,uint8,address,address,uint256,bytes),(address,bool,address,bool),uint256,uint256)',
          [word, 0, USDC, WETH, 5n, '0x'],
          [ALICE, false, to, false],
          4n,
          DEADLINE,
        ),
      ),
  ],
  [
    'a swap by Curve',
    (to) => sent(CONTRACT, encode('exchange(int128,int128,uint256,uint256,address)', 0n, 1n, 5n, 4n, to)),
  ],
  [
    'a swap for principal tokens of Pendle',
    (to) =>
      sent(
        CONTRACT,
        encode(
          `swapExactTokenForPt(address,address,uint256,(uint256,uint256,uint256,uint256,uint256),${PENDLE},(address,uint256,${FILLS},${FILLS},bytes))`,
          to,
          USDC,
          4n,
          [1n, 2n, 1n, 9n, 1n],
          [USDC, 5n, USDC, ZERO, [0, ZERO, '0x', false]],
          [ZERO, 0n, [], [], '0x'],
        ),
      ),
  ],
  // Bridges
  [
    'a bridge by Across',
    (to) => sent(CONTRACT, encode(ACROSS, ALICE, to, USDC, ZERO, 5n, 4n, 10n, ZERO, 1, 2, 0, '0x')),
  ],
  [
    'a refund by Across',
    (to) => sent(CONTRACT, encode(ACROSS, to, ALICE, USDC, ZERO, 5n, 4n, 10n, ZERO, 1, 2, 0, '0x')),
  ],
  [
    'a bridge of USDC by Circle',
    (to) =>
      sent(
        CONTRACT,
        encode(
          'depositForBurn(uint256,uint32,bytes32,address,bytes32,uint256,uint32)',
          5n,
          6,
          wide(to),
          USDC,
          word,
          1n,
          1000,
        ),
      ),
  ],
  ['a bridge by LayerZero', (to) => sent(CONTRACT, encode(SEND, ...oft(to)), '0x1')],
  [
    'a bridge by Wormhole',
    (to) =>
      sent(
        CONTRACT,
        encode(
          'transferTokens(address,uint256,uint16,bytes32,uint256,uint32)',
          USDC,
          5n,
          30,
          wide(to),
          0n,
          1,
        ),
      ),
  ],
  [
    'a bridge by Hop',
    (to) =>
      sent(
        CONTRACT,
        encode(
          'sendToL2(uint256,address,uint256,uint256,uint256,address,uint256)',
          10n,
          to,
          5n,
          4n,
          DEADLINE,
          ZERO,
          0n,
        ),
      ),
  ],
  [
    'a bridge by deBridge',
    (to) =>
      sent(
        CONTRACT,
        encode(
          'createSaltedOrder((address,uint256,bytes,uint256,uint256,bytes,address,bytes,bytes,bytes,bytes),uint64,bytes,uint32,bytes,bytes)',
          [USDC, 5n, USDC, 4n, 10n, to, ALICE, ALICE, '0x', '0x', '0x'],
          1n,
          '0x',
          0,
          '0x',
          '0x',
        ),
      ),
  ],
  [
    'a bridge of ETH to Base',
    (to) => sent(CONTRACT, encode('bridgeETHTo(address,uint32,bytes)', to, 200_000, '0x'), '0x5'),
  ],
  [
    'a deposit of ETH to Base',
    (to) =>
      sent(
        CONTRACT,
        encode('depositTransaction(address,uint256,uint64,bool,bytes)', to, 5n, 21_000n, false, '0x'),
        '0x5',
      ),
  ],
  [
    'a bridge of tokens to Arbitrum',
    (to) =>
      sent(
        CONTRACT,
        encode('outboundTransfer(address,address,uint256,uint256,uint256,bytes)', USDC, to, 5n, 1n, 1n, '0x'),
        '0x1',
      ),
  ],
  ['a withdrawal from Arbitrum', (to) => sent(CONTRACT, encode('withdrawEth(address)', to), '0x5')],
  [
    'a bridge to Polygon',
    (to) => sent(CONTRACT, encode('depositFor(address,address,bytes)', to, USDC, params('uint256', 5n))),
  ],
  [
    'a bridge to Linea',
    (to) => sent(CONTRACT, encode('sendMessage(address,uint256,bytes)', to, 0n, '0x'), '0x5'),
  ],
  [
    'a bridge by LI.FI',
    (to) =>
      sent(
        '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE',
        encode(
          'startBridgeTokensViaStargate((bytes32,string,string,address,address,address,uint256,uint256,bool,bool),(uint256,bytes))',
          [word, 'stargate', 'app', ZERO, USDC, to, 5n, 10n, false, false],
          [1n, '0x12'],
        ),
      ),
  ],
  // Deposits and withdrawals
  [
    'a deposit to Aave',
    (to) => sent(CONTRACT, encode('supply(address,uint256,address,uint16)', USDC, 5n, to, 0)),
  ],
  [
    'a withdrawal from Aave',
    (to) => sent(CONTRACT, encode('withdraw(address,uint256,address)', USDC, MAX, to)),
  ],
  ['a deposit to a vault', (to) => sent(CONTRACT, encode('deposit(uint256,address)', 5n, to))],
  [
    'a withdrawal from a vault',
    (to) => sent(CONTRACT, encode('redeem(uint256,address,address)', 5n, to, ALICE)),
  ],
  [
    'a deposit to Morpho',
    (to) =>
      sent(CONTRACT, encode(`supply(${MORPHO},uint256,uint256,address,bytes)`, MARKET, 5n, 0n, to, '0x')),
  ],
  [
    'a loan of Morpho',
    (to) =>
      sent(CONTRACT, encode(`borrow(${MORPHO},uint256,uint256,address,address)`, MARKET, 5n, 0n, ALICE, to)),
  ],
  [
    'a withdrawal from Lido',
    (to) => sent(CONTRACT, encode('requestWithdrawals(uint256[],address)', [5n], to)),
  ],
  [
    'fees of a position of Uniswap V3',
    (to) => sent(CONTRACT, encode('collect((uint256,address,uint128,uint128))', [7n, to, 1n, 1n])),
  ],
  // Orders
  ['an order of CoW Protocol', (to) => signed('Order', cowTypes, cow(to)), 'unpaidOrder'],
  [
    'an order of 1inch',
    (to) =>
      signed('Order', oneInchTypes, {
        salt: '1',
        maker: ALICE,
        receiver: to,
        makerAsset: USDC,
        takerAsset: WETH,
        makingAmount: '1000',
        takingAmount: '900',
        makerTraits: '0',
      }),
    'unpaidOrder',
  ],
  ['a listing of OpenSea', (to) => signed('OrderComponents', seaportTypes, seaport(to)), 'unpaidOrder'],
])

test.each(paying)('%s has no warning', async (_, ask) => {
  expect(await ask(ALICE)).toEqual([])
})

test.each(paying)('%s that pays another account has a warning', async (_, ask, code) => {
  expect(await ask(BOB)).toEqual([code])
})

test.each<[string, () => Promise<readonly (WarningCode | undefined)[]>]>([
  ['a payment in ETH', () => sent(BOB, '0x', '0x5')],
  ['a payment in USDC', () => sent(USDC, encode('transfer(address,uint256)', BOB, 5n))],
  [
    'a transfer of an NFT',
    () => sent(NFT, encode('safeTransferFrom(address,address,uint256)', ALICE, BOB, 7n)),
  ],
  [
    'a transfer of an item',
    () =>
      sent(NFT, encode('safeTransferFrom(address,address,uint256,uint256,bytes)', ALICE, BOB, 7n, 1n, '0x')),
  ],
  ['an approval of an amount', () => sent(USDC, encode('approve(address,uint256)', CONTRACT, 1_000_000n))],
  ['an approval that ends', () => sent(USDC, encode('approve(address,uint256)', CONTRACT, 0n))],
  ['an approval of one NFT', () => sent(NFT, encode('approve(address,uint256)', CONTRACT, 7n))],
  [
    'an approval of all NFTs that ends',
    () => sent(NFT, encode('setApprovalForAll(address,bool)', CONTRACT, false)),
  ],
  [
    'an approval of an amount by Permit2',
    () => sent(PERMIT2, encode('approve(address,address,uint160,uint48)', USDC, CONTRACT, 5n, 1_900_000_000)),
  ],
  ['a wrap of ETH', () => sent(WETH, encode('deposit()'), '0x5')],
  ['an unwrap of ETH', () => sent(WETH, encode('withdraw(uint256)', 5n))],
  ['a stake of ETH in Lido', () => sent(CONTRACT, encode('submit(address)', ZERO), '0x5')],
  [
    'a payment of a debt of Aave',
    () => sent(CONTRACT, encode('repay(address,uint256,uint256,address)', USDC, MAX, 2n, ALICE)),
  ],
  ['a claim of rewards', () => sent(CONTRACT, encode('claim()'))],
  ['a mint of an NFT', () => sent(NFT, encode('mint(uint256)', 1n), '0x5')],
  ['a vote', () => sent(CONTRACT, encode('castVote(uint256,uint8)', 1n, 1))],
  ['a delegation of votes', () => sent(CONTRACT, encode('delegate(address)', BOB))],
  [
    'a registration of a name',
    () =>
      sent(
        CONTRACT,
        encode(
          'register(string,address,uint256,bytes32,address,bytes[],bool,uint16)',
          'alice',
          ALICE,
          31_536_000n,
          word,
          CONTRACT,
          [],
          true,
          0,
        ),
        '0x5',
      ),
  ],
  [
    'a deployment of a contract',
    () => warningsOf('eth_sendTransaction', [{ from: ALICE, data: '0x60806040' }]),
  ],
  [
    'a bridge to Solana',
    () => sent(CONTRACT, encode('depositForBurn(uint256,uint32,bytes32,address)', 5n, 5, hash, USDC)),
  ],
  [
    'a withdrawal to the account from Optimism',
    () =>
      sent(CONTRACT, encode('withdrawTo(address,address,uint256,uint32,bytes)', USDC, ALICE, 5n, 0, '0x')),
  ],
  [
    'a call of a Safe',
    () =>
      sent(
        CONTRACT,
        encode(SAFE, USDC, 0n, encode('transfer(address,uint256)', BOB, 5n), 0, 0n, 0n, 0n, ZERO, ZERO, '0x'),
      ),
  ],
  [
    'a call of a smart account',
    () =>
      sent(
        ALICE,
        encode('execute(address,uint256,bytes)', USDC, 0n, encode('transfer(address,uint256)', BOB, 5n)),
      ),
  ],
  [
    'an approval and a swap in a batch',
    () =>
      warningsOf('wallet_sendCalls', [
        {
          version: '2.0.0',
          chainId: '0x1',
          from: ALICE,
          calls: [
            { to: USDC, data: encode('approve(address,uint256)', CONTRACT, 5n) },
            { to: CONTRACT, data: encode(V3_SINGLE, [USDC, WETH, 500, ALICE, 5n, 4n, 0n]) },
          ],
        },
      ]),
  ],
  ['a message', () => warningsOf('personal_sign', ['0x48656c6c6f', ALICE])],
  [
    'a permit of an amount (ERC-2612)',
    () =>
      signed(
        'Permit',
        permitTypes,
        { owner: ALICE, spender: CONTRACT, value: '1000000', nonce: '0', deadline: '1900000000' },
        USDC,
      ),
  ],
  [
    'an allowance of an amount by Permit2',
    () =>
      signed(
        'PermitSingle',
        permit2Types,
        {
          details: { token: USDC, amount: '1000000', expiration: '1900000000', nonce: '0' },
          spender: CONTRACT,
          sigDeadline: '1900000000',
        },
        PERMIT2,
      ),
  ],
  [
    'a payment in USDC by signature',
    () =>
      signed(
        'TransferWithAuthorization',
        {
          TransferWithAuthorization: [
            'address from',
            'address to',
            'uint256 value',
            'uint256 validAfter',
            'uint256 validBefore',
            'bytes32 nonce',
          ],
        },
        { from: ALICE, to: BOB, value: '10000', validAfter: '0', validBefore: '1900000000', nonce: hash },
        USDC,
      ),
  ],
  [
    'a transfer of a Safe by signature',
    () =>
      signed(
        'SafeTx',
        {
          SafeTx: [
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
          ],
        },
        {
          to: USDC,
          value: '0',
          data: encode('transfer(address,uint256)', BOB, 5n),
          operation: 0,
          safeTxGas: '0',
          baseGas: '0',
          gasPrice: '0',
          gasToken: ZERO,
          refundReceiver: ZERO,
          nonce: '0',
        },
      ),
  ],
  [
    'a sign-in by typed data',
    () =>
      signed('Login', { Login: ['string statement', 'uint256 nonce'] }, { statement: 'Sign in', nonce: '1' }),
  ],
  ['a limited smart session', () => warningsOf('wallet_grantPermissions', [session([allowance(5n)])])],
  ['a cancelled order of CoW Protocol', () => sent(CONTRACT, encode('invalidateOrder(bytes)', '0x12'))],
])('%s has no warning', async (_, ask) => {
  expect(await ask()).toEqual([])
})

test.each<[WarningCode, string, () => Promise<readonly (WarningCode | undefined)[]>]>([
  [
    'unpaidOrder',
    'a swap that stays in the Universal Router',
    () => sent(CONTRACT, encode(UNISWAP, '0x00', [v3(ROUTER)], DEADLINE)),
  ],
  [
    'unpaidOrder',
    'a bridge by Across for nothing',
    () => sent(CONTRACT, encode(ACROSS, ALICE, ALICE, USDC, ZERO, 5n, 0n, 10n, ZERO, 1, 2, 0, '0x')),
  ],
  [
    'unlimitedApproval',
    'an approval on Base by a deposit',
    () =>
      sent(
        CONTRACT,
        encode(
          'depositTransaction(address,uint256,uint64,bool,bytes)',
          USDC,
          0n,
          50_000n,
          false,
          encode('approve(address,uint256)', BOB, MAX),
        ),
      ),
  ],
  [
    'delegation',
    'a smart session without a limit',
    () => warningsOf('wallet_grantPermissions', [session([allowance(MAX)])]),
  ],
  [
    'delegation',
    'an execution permission without an end',
    () =>
      warningsOf('wallet_requestExecutionPermissions', [
        {
          chainId: '0x1',
          to: BOB,
          permission: {
            type: 'erc20-token-periodic',
            isAdjustmentAllowed: true,
            data: { tokenAddress: USDC, periodAmount: '0x5', periodDuration: 86_400 },
          },
          rules: [],
        },
      ]),
  ],
  [
    'rawMessage',
    'an authorization of EIP-7702',
    () => warningsOf('eth_signAuthorization', [{ address: BOB, chainId: '0x1', nonce: '0x0' }]),
  ],
])('the warning %s: %s', async (code, _, ask) => {
  expect(await ask()).toEqual([code])
})
