import {
  AMOUNT_AT,
  backend,
  DECIMALS_AT,
  HOLDING_BYTES,
  inAccounts,
  inRow,
  inTransaction,
  inValue,
  type Json,
  type Lie,
  MINT_BYTES,
  node,
  onramp,
  solana,
  swap,
  wallet,
} from './lieMakers.ts'
import type { Random } from './random.ts'

/** Account without a key; no honest answer names it. */
const ATTACKER = '0x00000000000000000000000000000000a77ac4e2'

const PLACEHOLDER = `0x${'e'.repeat(40)}`
const MAX = 'f'.repeat(64)
const word = (hex: string): string => hex.replace('0x', '').toLowerCase().padStart(64, '0')
const scaled = (units: unknown, { pick }: Random): string => {
  const [up, down] = pick<readonly [bigint, bigint]>([
    [10n, 1n],
    [1n, 10n],
    [1_000_000n, 1n],
    [1n, 1_000_000n],
    [101n, 100n],
  ])
  return `${(BigInt(`${units}`) * up) / down}`
}
const address = (random: Random): string =>
  random.pick([ATTACKER, PLACEHOLDER, `0x${'0'.repeat(40)}`, '0x000000000022D473030F116dDEE9F6B43aC78BA3'])

const networkOf = (id: unknown): string => `${id}`.slice(0, `${id}`.lastIndexOf(':'))
const addressAt = (row: Json, to: string): string => `${row['chainId'] ?? networkOf(row['address'])}:${to}`
const quantityOf = (row: Json): Json => row['quantity'] as Json

/** System program, the owner of accounts without data. */
const SYSTEM = '1'.repeat(32)
const SOLANA_ATTACKER = 'ATTACKxR7d1yQqWc5gUe5mVt3ZkN8sH2bF4jLpX9vYwG'
const money = (value: unknown, amount: string): Json => ({ ...(value as Json), amount })

/** A transfer of 0 to an address with the same first and last characters as the receiver of another row. */
function poisonOf(row: Json): Json {
  const metadata = row['metadata'] as Json
  const to = `${metadata['sentTo']}`
  const sentTo = to.length < 12 ? to : `${to.slice(0, 6)}${'7'.repeat(to.length - 10)}${to.slice(-4)}`
  const [transfer = {}] = (row['transfers'] ?? []) as readonly Json[]
  return {
    id: `${row['id']}-poison`,
    metadata: {
      ...metadata,
      hash: `${metadata['hash']}`.replace(/.{4}$/, 'dead'),
      sentTo,
      operationType: 'send',
    },
    transfers: [{ ...transfer, direction: 'out', quantity: { numeric: '0' } }],
  }
}

/** URLs that look like Coinbase's, of other sites, and one of Coinbase that pays another account. */
const PAGES = [
  'https://pay.coinbase.com.evil.example/buy',
  'https://pay.coinbase.com@evil.example/buy',
  'https://evil.example/pay.coinbase.com',
  'https://evilcoinbase.com/buy',
  'http://pay.coinbase.com/buy',
  'javascript:alert(1)',
  'data:text/html,Coinbase',
  `https://pay.coinbase.com/buy?addresses=${encodeURIComponent(JSON.stringify({ [PLACEHOLDER]: ['base'] }))}`,
] as const

/** Selectors of calls that give tokens away. */
const TRANSFER_SELECTORS = [
  '095ea7b3',
  'a9059cbb',
  '23b872dd',
  '39509351',
  '87517c45',
  '4000aea0',
  'cae9ca51',
] as const

/**
 * All false answers, about units, symbols, prices, quotes, pages, calldata, spenders, simulations, receipts and
 * history.
 */
export const lieTable: readonly Lie[] = [
  backend('decimals', (row, random) => ({
    ...row,
    quantity: {
      ...quantityOf(row),
      decimals: `${(Number(quantityOf(row)['decimals']) + 1 + random.below(6)) % 25}`,
    },
  })),
  backend('amount', (row, random) => ({
    ...row,
    quantity: { ...quantityOf(row), numeric: random.pick(['0', '1', '999999999', '0.000001']) },
  })),
  backend('symbol of another token', (row, random, rows) => ({
    ...row,
    symbol: rows[random.below(rows.length)]?.['symbol'],
  })),
  backend('contract of another token', (row, random, rows) => ({
    ...row,
    address: rows[random.below(rows.length)]?.['address'] ?? addressAt(row, PLACEHOLDER),
  })),
  backend('placeholder of the native currency', (row) => ({ ...row, address: addressAt(row, PLACEHOLDER) })),
  backend('no contract', ({ address: _contract, ...row }) => row),
  backend('contract without code', (row) => ({ ...row, address: addressAt(row, ATTACKER) })),
  backend('price', (row, random) => ({ ...row, price: random.pick([0, -1, 1e-9, 1e9]) })),
  {
    name: 'prices',
    service: 'backend',
    matches: /^POST \/v1\/fungible\/price$/,
    change: inRow('fungibles', (row, random) => ({ ...row, price: random.pick([0, -1, 1e-9, 1e9]) })),
  },
  {
    name: 'gas price',
    service: 'backend',
    matches: /^GET \/v1\/convert\/gas-price$/,
    change: (answer, random) => ({
      ...(answer as Json),
      standard: random.pick(['0', '1', `1${'0'.repeat(18)}`]),
    }),
  },
  {
    name: 'history: nothing',
    service: 'backend',
    matches: /^GET \/v1\/account\/[^/]+\/history$/,
    change: () => ({ data: [], next: null }),
  },
  {
    // Address poisoning: transfers of 0 that anyone can make from the account to addresses like those of its receivers.
    name: 'history: transfers to look-alikes',
    service: 'backend',
    matches: /^GET \/v1\/account\/[^/]+\/history$/,
    change(answer) {
      const { data, ...page } = answer as Json & { readonly data: readonly Json[] }
      return { ...page, data: data.flatMap((row) => [poisonOf(row), row]) }
    },
  },
  swap(
    'tokens',
    'decimals',
    inRow('tokens', (row, random) => ({ ...row, decimals: random.below(25) })),
  ),
  swap(
    'tokens',
    'symbol',
    inRow('tokens', (row, random) => ({ ...row, symbol: random.pick(['ETH', 'AMBD', 'BRKN']) })),
  ),
  swap(
    'tokens',
    'contract',
    inRow('tokens', (row, random) => ({ ...row, address: addressAt(row, address(random)) })),
  ),
  swap(
    'quotes',
    'amount',
    inRow('quotes', (row, random) => ({ ...row, toAmount: scaled(row['toAmount'], random) })),
  ),
  swap('allowance', 'amount', (_, random) => ({
    allowance: random.pick(['0', '1', BigInt(`0x${MAX}`).toString()]),
  })),
  swap(
    'build-approve',
    'spender',
    inTransaction((_, random) => ({ data: `0x095ea7b3${word(address(random))}${MAX}` })),
  ),
  swap(
    'build-approve',
    'call',
    inTransaction((_, random) => ({
      data: `0x${random.pick(TRANSFER_SELECTORS)}${word(ATTACKER)}${random.pick([MAX, word('0x3e8')])}`,
    })),
  ),
  swap(
    'build-approve',
    'token',
    inTransaction((tx, random) => ({ from: `${networkOf(tx['from'])}:${address(random)}` })),
  ),
  swap(
    'build-transaction',
    'contract',
    inTransaction((tx, random) => ({ to: `${networkOf(tx['to'])}:${address(random)}` })),
  ),
  swap(
    'build-transaction',
    'call',
    inTransaction((_, random) => ({
      data: `0x${random.pick(TRANSFER_SELECTORS)}${word(ATTACKER)}${random.pick([MAX, word('0x3e8')])}`,
    })),
  ),
  swap(
    'build-transaction',
    'a call of a token',
    inTransaction((tx, random) => ({
      to: `${networkOf(tx['to'])}:${random.pick(['0x5a11D0c0000000000000000000000000000000a1', '0x5A11d0C0000000000000000000000000000000b2'])}`,
      data: `0x${random.pick(TRANSFER_SELECTORS)}${word(ATTACKER)}${random.pick([MAX, word('0x3e8')])}`,
    })),
  ),
  // Calldata of the router: swap(from, to, amount, atLeast).
  swap(
    'build-transaction',
    'amount in the calldata',
    inTransaction((tx, random) => {
      const data = `${tx['data']}`
      const amount = word(BigInt(scaled(`0x${data.slice(138, 202)}`, random)).toString(16))
      return { data: `${data.slice(0, 138)}${amount}${data.slice(202)}` }
    }),
  ),
  swap(
    'build-transaction',
    'token in the calldata',
    inTransaction((tx, random) => {
      const data = `${tx['data']}`
      const at = random.pick([10, 74])
      const token = random.pick([
        '0x5a11D0c0000000000000000000000000000000a1',
        '0x5A11d0C0000000000000000000000000000000b2',
        PLACEHOLDER,
      ])
      return { data: `${data.slice(0, at)}${word(token)}${data.slice(at + 64)}` }
    }),
  ),
  swap(
    'build-transaction',
    'account',
    inTransaction((tx) => ({ from: `${networkOf(tx['from'])}:${ATTACKER}` })),
  ),
  swap(
    'build-transaction',
    'value',
    inTransaction((_, random) => ({ value: random.pick(['0', '1', `5${'0'.repeat(18)}`]) })),
  ),
  swap(
    'build-transaction',
    'promise',
    inTransaction((tx, random) => ({ amount: scaled(tx['amount'], random) })),
  ),
  node(
    'eth_call',
    'one number',
    (_, random) => `0x${word(random.pick(['0x0', '0x1', '0x1f', '0xff', `0x${MAX}`]))}`,
  ),
  node('eth_call', 'nothing', () => '0x'),
  node('eth_simulateV1', 'nothing', () => []),
  node('eth_simulateV1', 'success', (answer) => {
    const [block] = answer as readonly [Json]
    const calls = (block['calls'] as readonly Json[]).map((call) => ({ ...call, status: '0x1' }))
    return [{ ...block, calls }]
  }),
  node('eth_simulateV1', 'balances', (answer, random) => {
    const [block] = answer as readonly [Json]
    const calls = (block['calls'] as readonly Json[]).map((call) =>
      random.below(2) === 0
        ? call
        : { ...call, returnData: `0x${word(BigInt(random.below(1e9)).toString(16))}` },
    )
    return [{ ...block, calls }]
  }),
  node('eth_getTransactionReceipt', 'status', (answer, random) =>
    answer ? { ...(answer as Json), status: random.pick(['0x0', '0x1', '0x2']) } : answer,
  ),
  node('eth_getTransactionReceipt', 'nothing', () => null),
  node('eth_gasPrice', 'amount', (_, random) => random.pick(['0x0', '0x1', '0xffffffffffffffff'])),
  node('eth_estimateGas', 'amount', (_, random) => random.pick(['0x0', '0x5208', '0xffffffff'])),
  node('eth_getBalance', 'amount', (_, random) => random.pick(['0x0', '0xffffffffffffffffffff'])),
  wallet('eth_sendTransaction', 'hash', (_, random) =>
    random.pick([`0x${'00'.repeat(32)}`, '0x', null, 5, {}]),
  ),
  wallet('eth_sendTransaction', 'hash of another transaction', (_, random, foreign) => random.pick(foreign)),
  wallet('eth_sendTransaction', 'rejection after sending', () => {
    throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
  }),
  wallet('eth_sendTransaction', 'failure after sending', () => {
    throw new Error('Invalid JSON RPC response: ""')
  }),
  wallet('eth_chainId', 'chain', (_, random) => random.pick(['0x1', '0x89', '0x0', 'one', null])),
  wallet('eth_accounts', 'account', (_, random) => random.pick([[], [ATTACKER], null, ['0x']])),
  onramp(
    'contract of a currency',
    'onramp/options',
    inRow('purchaseCurrencies', (row, random) => ({
      ...row,
      networks: ((row['networks'] ?? []) as readonly Json[]).map((each) => ({
        ...each,
        contract_address: address(random),
      })),
    })),
  ),
  onramp(
    'symbol of a currency',
    'onramp/options',
    inRow('purchaseCurrencies', (row, random) => ({ ...row, symbol: random.pick(['ETH', 'USDC', 'BONK']) })),
  ),
  onramp(
    'limits',
    'onramp/options',
    inRow('paymentCurrencies', (row, random) => ({
      ...row,
      payment_method_limits: [{ id: 'card', min: random.pick(['0', '999999']), max: '0' }],
    })),
  ),
  onramp('bought amount', 'onramp/quote', (answer, random) => ({
    ...(answer as Json),
    purchaseAmount: money((answer as Json)['purchaseAmount'], random.pick(['0', '1000000', '-1', '1e9'])),
  })),
  onramp('bought currency', 'onramp/quote', (answer, random) => ({
    ...(answer as Json),
    purchaseAmount: { amount: '9000', currency: random.pick(['BONK', 'AMBD', '']) },
  })),
  onramp('paid currency', 'onramp/quote', (answer, random) => ({
    ...(answer as Json),
    paymentTotal: { amount: '1', currency: random.pick(['JPY', 'VND']) },
  })),
  onramp('page', 'generators/onrampurl', (_, random) => ({ url: random.pick(PAGES) })),
  solana(
    'getMultipleAccounts',
    'decimals',
    inAccounts((data, random) => void (data[DECIMALS_AT] = random.below(19)), MINT_BYTES),
  ),
  solana(
    'getMultipleAccounts',
    'amounts',
    inAccounts(
      (data, random) =>
        new DataView(data.buffer).setBigUint64(AMOUNT_AT, BigInt(random.below(1e9)) * 1_000_000n, true),
      HOLDING_BYTES,
    ),
  ),
  solana('getMultipleAccounts', 'owner', (answer, random) =>
    inValue((accounts: readonly (Json | null)[]) =>
      accounts.map((account) => (account && random.below(2) === 0 ? { ...account, owner: SYSTEM } : account)),
    )(answer, random),
  ),
  solana(
    'getMultipleAccounts',
    'nothing',
    inValue((accounts: readonly unknown[]) => accounts.map(() => null)),
  ),
  solana(
    'getLatestBlockhash',
    'blockhash',
    inValue((value: Json) => ({ ...value, blockhash: SOLANA_ATTACKER })),
  ),
  solana(
    'getLatestBlockhash',
    'last block',
    inValue((value: Json, random) => ({ ...value, lastValidBlockHeight: random.pick([0, 1, 9e15]) })),
  ),
  solana('getRecentPrioritizationFees', 'fee', (answer, random) =>
    (answer as readonly Json[]).map((row) => ({ ...row, prioritizationFee: random.pick([0, 1e9, 9e15]) })),
  ),
  solana(
    'simulateTransaction',
    'units',
    inValue((value: Json, random) => ({ ...value, unitsConsumed: random.pick([0, 1, 1_400_000, 9e15]) })),
  ),
  solana(
    'simulateTransaction',
    'success',
    inValue((value: Json) => ({ ...value, err: null })),
  ),
  solana(
    'getFeeForMessage',
    'fee',
    inValue((_: unknown, random) => random.pick([0, 1, 9e15])),
  ),
  solana('getMinimumBalanceForRentExemption', 'rent', (_, random) => random.pick([0, 1, 9e15])),
  solana(
    'getBalance',
    'amount',
    inValue((_: unknown, random) => random.pick([0, 9e15])),
  ),
  solana('sendTransaction', 'signature of another transaction', (_, random, foreign) => random.pick(foreign)),
  solana(
    'getSignatureStatuses',
    'status',
    inValue((rows: readonly (Json | null)[], random) =>
      rows.map((row) =>
        random.pick([
          null,
          row && { ...row, err: random.pick([null, { InstructionError: [0, { Custom: 1 }] }]) },
        ]),
      ),
    ),
  ),
  solana('getEpochInfo', 'height', (info, random) => ({
    ...(info as object),
    blockHeight: random.pick([0, 9e15]),
  })),
  wallet('solana:signTransaction', 'rejection after signing', () => {
    throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
  }),
  wallet('solana:signTransaction', 'bytes', (_, random) =>
    random.pick<unknown>([[], [{}], [{ signedTransaction: new Uint8Array(3) }], null]),
  ),
  wallet('solana:signAndSendTransaction', 'signature', (_, random) =>
    random.pick<unknown>([[], [{ signature: new Uint8Array(2) }], [{ signature: 'x' }], null]),
  ),
  wallet('solana:signAndSendTransaction', 'rejection after sending', () => {
    throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
  }),
]
