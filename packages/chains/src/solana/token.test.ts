import { base58, base64 } from '@scure/base'
import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import { describe, expect, test } from 'vitest'
import { runOperation } from '../adapter.ts'
import { solana as network } from '../networks/definitions/solana.ts'
import { createFakeSolanaNode, inContext } from '../test/fakeSolanaNode.ts'
import {
  createFakeSolanaWallet,
  OTHER_SOLANA_ACCOUNT as BOB,
  SOLANA_ACCOUNT as ALICE,
} from '../test/fakeSolanaWallet.ts'
import {
  LOADER_PROGRAM,
  STAKE_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
} from './programs.ts'
import { transferReserve } from './rules.ts'
import { solana } from './solana.ts'
import {
  decimalsOfMint,
  hasTransferFee,
  solRefusal,
  type StoredAccount,
  tokenAccountBytes,
  tokenRefusal,
  transferFeeOf,
  withheldOf,
} from './tokenRules.ts'

const MINT = '49CpSXhv7DD6KVmNsqs7pQvSXgU4Vx85sb9qTQ2QYLYF'
const ASSOCIATED = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

const mint = (decimals = 6, owner = TOKEN_PROGRAM): StoredAccount => {
  const data = new Uint8Array(82)
  data[44] = decimals
  return { owner, data }
}
const tokenAccount = (amount = 1_000_000n, owner = TOKEN_PROGRAM, holder = BOB): StoredAccount => {
  const data = new Uint8Array(165)
  data.set(base58.decode(holder), 32)
  new DataView(data.buffer).setBigUint64(64, amount, true)
  return { owner, data }
}
const person = { owner: SYSTEM_PROGRAM, data: new Uint8Array() }
const program = { owner: LOADER_PROGRAM, data: new Uint8Array(36), isExecutable: true }
const accountOf = (token: string): StoredAccount => {
  const { owner, data } = tokenAccount()
  data.set(base58.decode(token))
  return { owner, data }
}

const facts = {
  value: 100_000n,
  mint: mint(),
  shownDecimals: 6,
  source: tokenAccount(),
  receiver: { address: BOB, account: person, target: undefined },
}
const at = (account: StoredAccount | undefined, target?: StoredAccount) => ({
  receiver: { address: BOB, account, target },
})
test.each([
  [undefined, {}],
  [undefined, at(undefined)],
  [undefined, at(person, tokenAccount())],
  [undefined, at(person, tokenAccount(0n, TOKEN_2022_PROGRAM))],
  [undefined, { mint: mint(6, TOKEN_2022_PROGRAM) }],
  [undefined, { shownDecimals: undefined }],
  [undefined, { value: 1_000_000n }],
  [undefined, { value: 1n }],
  ['AMOUNT_NOT_POSITIVE', { value: 0n }],
  ['TOKEN_NOT_FOUND', { mint: undefined }],
  ['TOKEN_NOT_FOUND', { mint: { owner: TOKEN_PROGRAM, data: new Uint8Array(4) } }],
  ['TOKEN_PROGRAM_UNKNOWN', { mint: mint(6, SYSTEM_PROGRAM) }],
  ['TOKEN_DECIMALS_DIFFER', { shownDecimals: 9 }],
  ['TOKEN_ACCOUNT_MISSING', { source: undefined }],
  ['TOKEN_ACCOUNT_MISSING', { source: { owner: TOKEN_PROGRAM, data: new Uint8Array(64) } }],
  ['INSUFFICIENT_TOKENS', { value: 1_000_001n }],
  ['RECEIVER_IS_TOKEN_ACCOUNT', at(tokenAccount())],
  ['RECEIVER_IS_TOKEN_ACCOUNT', at(mint())],
  ['RECEIVER_IS_PROGRAM', at(program)],
  // Owners can give an account away whose address is derived from theirs.
  ['RECEIVER_ACCOUNT_FOREIGN', at(person, tokenAccount(0n, TOKEN_PROGRAM, ALICE))],
] as const)('reason to refuse a transfer: %s for %o', (refusal, changed) => {
  expect(tokenRefusal({ ...facts, ...changed })).toBe(refusal)
})

test.each([
  [undefined, 'nothing', undefined],
  [undefined, 'a wallet', person],
  [undefined, 'an account of another program', { owner: STAKE_PROGRAM, data: new Uint8Array(200) }],
  [undefined, 'an account of wrapped SOL', accountOf('So11111111111111111111111111111111111111112')],
  ['RECEIVER_IS_TOKEN_ACCOUNT', 'an account of another token', accountOf(MINT)],
  ['RECEIVER_IS_TOKEN_ACCOUNT', 'a mint', mint()],
  ['RECEIVER_IS_TOKEN_ACCOUNT', 'a mint of Token-2022', mint(6, TOKEN_2022_PROGRAM)],
  ['RECEIVER_IS_PROGRAM', 'a program', program],
] as const)('reason to refuse SOL: %s for %s', (refusal, _, receiver) => {
  expect(solRefusal(receiver)).toBe(refusal)
})

/** Token-2022 mint with a transfer fee before epoch 9 and another fee from epoch 9 on. */
function feeMint(): StoredAccount {
  const data = new Uint8Array(166 + 4 + 32 + 4 + 108)
  const view = new DataView(data.buffer)
  data[165] = 1
  view.setUint16(166, 3, true)
  view.setUint16(168, 32, true)
  view.setUint16(202, 1, true)
  view.setUint16(204, 108, true)
  view.setBigUint64(206 + 80, 5_000n, true)
  view.setUint16(206 + 88, 100, true)
  view.setBigUint64(206 + 90, 9n, true)
  view.setBigUint64(206 + 98, 7_000n, true)
  view.setUint16(206 + 106, 250, true)
  return { owner: TOKEN_2022_PROGRAM, data }
}

/** Token-2022 mint with 6 decimals and one extension. */
function extended(type: number, write: (view: DataView) => void): StoredAccount {
  const data = new Uint8Array(166 + 4 + 56)
  const view = new DataView(data.buffer)
  data[44] = 6
  data[165] = 1
  view.setUint16(166, type, true)
  view.setUint16(168, 56, true)
  write(new DataView(data.buffer, 170))
  return { owner: TOKEN_2022_PROGRAM, data }
}
const scaled = (now: number, next: number) =>
  extended(25, (view) => {
    view.setFloat64(32, now, true)
    view.setFloat64(48, next, true)
  })
const interestBearing = (before: number, now: number) =>
  extended(10, (view) => {
    view.setInt16(40, before, true)
    view.setInt16(50, now, true)
  })
test.each([
  ['a scale of 1', scaled(1, 1), undefined],
  ['a scale of 2', scaled(2, 2), 'TOKEN_DECIMALS_DIFFER'],
  ['a scale of 2 in the future', scaled(1, 2), 'TOKEN_DECIMALS_DIFFER'],
  ['no interest', interestBearing(0, 0), undefined],
  ['interest', interestBearing(0, 500), 'TOKEN_DECIMALS_DIFFER'],
  ['interest in the past', interestBearing(500, 0), 'TOKEN_DECIMALS_DIFFER'],
])(
  'a token with %s is sent, or refused if wallets show other amounts than its decimals give',
  (_, own, refusal) => {
    expect(tokenRefusal({ ...facts, mint: own })).toBe(refusal)
    expect(tokenRefusal({ ...facts, mint: own, shownDecimals: undefined })).toBe(refusal)
  },
)

test.each([
  ['before the change', 8n, { basisPoints: 100, most: 5_000n }],
  ['from the change on', 9n, { basisPoints: 250, most: 7_000n }],
])('transfer fee of a token %s', (_, epoch, fee) => {
  expect(transferFeeOf(feeMint(), epoch)).toEqual(fee)
})

test.each([
  ['the older program', { ...feeMint(), owner: TOKEN_PROGRAM }],
  ['no extensions', { owner: TOKEN_2022_PROGRAM, data: new Uint8Array(82) }],
  ['truncated extensions', { owner: TOKEN_2022_PROGRAM, data: feeMint().data.slice(0, 240) }],
  ['a token account in place of a mint', { owner: TOKEN_2022_PROGRAM, data: feeMint().data.with(165, 2) }],
  ['an invalid length of an extension', { owner: TOKEN_2022_PROGRAM, data: feeMint().data.with(169, 255) }],
])('no transfer fee with %s', (_, mint) => {
  expect([hasTransferFee(mint), transferFeeOf(mint, 9n).basisPoints]).toEqual([false, 0])
})

test.each([
  [10_000n, 100, 100n],
  [10_000n, 1, 1n],
  [10_001n, 1, 2n],
  [1n, 100, 1n],
  [0n, 100, 0n],
  [1_000_000n, 100, 5_000n],
])('transfer fee of %s at %i basis points is %s', (value, basisPoints, kept) => {
  expect(withheldOf(value, { basisPoints, most: 5_000n })).toBe(kept)
})

test.each<readonly [string, StoredAccount, number | undefined]>([
  ['a mint', mint(9), 9],
  ['a mint of Token-2022', mint(9, TOKEN_2022_PROGRAM), 9],
  ['a mint with extensions', extended(25, () => undefined), 6],
  ['a token account', tokenAccount(), undefined],
  ['a token account of Token-2022', tokenAccount(1n, TOKEN_2022_PROGRAM), undefined],
  ['a token account with extensions', { ...feeMint(), data: feeMint().data.with(165, 2) }, undefined],
  ['a multisig account', { owner: TOKEN_PROGRAM, data: new Uint8Array(355).fill(1) }, undefined],
  ['an account without data', person, undefined],
])('decimals of %s', (_, account, decimals) => {
  expect(decimalsOfMint(account)).toBe(decimals)
})

test.each([
  ['the older program', mint(), 165n],
  ['Token-2022', mint(6, TOKEN_2022_PROGRAM), 170n],
  ['Token-2022 with a transfer fee', feeMint(), 182n],
])('size of a token account of %s', (_, account, bytes) => {
  expect(tokenAccountBytes(account)).toBe(bytes)
})

// Sizes that the program has given to the accounts of such mints.
test.each([
  [[3], 170n],
  [[1], 182n],
  [[14], 175n],
  [[9], 174n],
  [[26], 174n],
  [[25], 170n],
  // The extensions of PayPal USD
  [[4, 1, 14, 12, 18, 3], 187n],
  [[1, 14, 26, 9], 195n],
])('an account of a mint with the extensions %j has %s bytes', (types, bytes) => {
  const sizes: Readonly<Partial<Record<number, number>>> = { 1: 108, 4: 65, 9: 0, 14: 64, 26: 33 }
  const extensions = types.flatMap((type) => {
    const size = sizes[type] ?? 32
    return [type, 0, size, 0, ...new Uint8Array(size)]
  })
  const data = new Uint8Array([...mint().data, ...new Uint8Array(83), 1, ...extensions])
  expect(tokenAccountBytes({ owner: TOKEN_2022_PROGRAM, data })).toBe(bytes)
})

test('the reserve is the highest fee and the rent-exempt minimum', () => {
  expect(transferReserve(100_000n)).toBe(995_880n)
})

const wire = (account: StoredAccount | undefined): unknown =>
  account
    ? {
        owner: account.owner,
        data: [base64.encode(account.data), 'base64'],
        lamports: 1n,
        executable: account.isExecutable ?? false,
        space: BigInt(account.data.length),
      }
    : null

async function setUp(
  changed: Partial<Record<'mint' | 'receiver' | 'source' | 'target', StoredAccount | null>> = {},
  answers: Parameters<typeof createFakeSolanaNode>[0] = {},
) {
  const stored = { mint: mint(), receiver: person, source: tokenAccount(), target: null, ...changed }
  const node = createFakeSolanaNode({
    getMultipleAccounts: (addresses: readonly string[]) => {
      const [first = ''] = addresses
      const byAddress: Readonly<Record<string, readonly (StoredAccount | null)[]>> = {
        [MINT]: [stored.mint],
        [BOB]: [stored.receiver],
      }
      const accounts = byAddress[first] ?? [stored.source, stored.target]
      return inContext(accounts.map((each) => wire(each ?? undefined)))
    },
    getMinimumBalanceForRentExemption: 2_039_280n,
    getEpochInfo: { epoch: 9n },
    ...answers,
  })
  const fake = createFakeSolanaWallet()
  const adapter = solana({ transports: { [network.caipNetworkId]: node.transport } })
  await (fake.wallet.features['standard:connect'] as { connect: () => Promise<unknown> }).connect()
  const context = { network, provider: fake.wallet }
  const parameters = { address: ALICE, to: BOB, token: MINT, value: 100_000n, decimals: 6 }
  const transfer = (more: object = {}) =>
    runOperation(adapter, 'transferToken', { ...context, parameters: { ...parameters, ...more } })
  return { ...fake, node, adapter, context, parameters, transfer }
}

/** Instructions that the wallet was asked to sign. */
function shown({ calls }: Awaited<ReturnType<typeof setUp>>) {
  const bytes = calls.find(({ feature }) => feature === 'solana:signTransaction')?.inputs[0]?.['transaction']
  const message = getCompiledTransactionMessageDecoder().decode(
    getTransactionDecoder().decode(bytes as Uint8Array).messageBytes,
  )
  if (!('instructions' in message)) return expect.unreachable('a version that is not sent')
  return message.instructions.map(({ programAddressIndex, accountIndices = [], data }) => ({
    program: message.staticAccounts[programAddressIndex] as string,
    accounts: accountIndices.map((index) => message.staticAccounts[index] as string),
    data: [...(data ?? [])],
  }))
}

describe('token transfer', () => {
  test.each([TOKEN_PROGRAM, TOKEN_2022_PROGRAM])(
    'a token of %s is sent by this program [S1.9]',
    async (owner) => {
      const made = await setUp({
        mint: mint(6, owner),
        source: tokenAccount(1_000_000n, owner),
        target: tokenAccount(0n, owner),
      })
      await made.transfer()
      const [, , transfer, more] = shown(made)
      expect(more).toBeUndefined()
      expect(transfer?.program).toBe(owner)
      // `TransferChecked`: 100 000, six decimals.
      expect(transfer?.data).toEqual([12, 0xa0, 0x86, 1, 0, 0, 0, 0, 0, 6])
      expect([transfer?.accounts[1], transfer?.accounts[3]]).toEqual([MINT, ALICE])
    },
  )

  test('creates a token account for a receiver without one', async () => {
    const made = await setUp()
    await made.transfer()
    const [, , creation, transfer] = shown(made)
    expect([creation?.program, creation?.data]).toEqual([ASSOCIATED, [1]])
    expect(creation?.accounts).toEqual([
      ALICE,
      transfer?.accounts[2],
      BOB,
      MINT,
      SYSTEM_PROGRAM,
      TOKEN_PROGRAM,
    ])
    expect(transfer?.program).toBe(TOKEN_PROGRAM)
  })

  test.each([
    ['TOKEN_NOT_FOUND', { mint: null }, {}],
    ['TOKEN_PROGRAM_UNKNOWN', { mint: mint(6, SYSTEM_PROGRAM) }, {}],
    ['TOKEN_ACCOUNT_MISSING', { source: null }, {}],
    ['INSUFFICIENT_TOKENS', { source: tokenAccount(1n) }, {}],
    ['AMOUNT_NOT_POSITIVE', {}, { value: 0n }],
    ['TOKEN_DECIMALS_DIFFER', {}, { decimals: 9 }],
    ['RECEIVER_IS_TOKEN_ACCOUNT', { receiver: tokenAccount() }, {}],
    ['RECEIVER_IS_PROGRAM', { receiver: program }, {}],
    ['RECEIVER_ACCOUNT_FOREIGN', { target: tokenAccount(0n, TOKEN_PROGRAM, ALICE) }, {}],
    ['INVALID_RECIPIENT', {}, { to: 'nobody' }],
  ] as const)('%s: no request to the wallet', async (code, accounts, more) => {
    const made = await setUp(accounts)
    await expect(made.transfer(more)).rejects.toMatchObject({ code })
    expect(made.promptCount()).toBe(1)
  })

  test('reads of the receiver only as much data as a token account has', async () => {
    const made = await setUp()
    await made.transfer()
    const slices = made.node.calls
      .filter(({ method }) => method === 'getMultipleAccounts')
      .map(({ params: [addresses, config] }) => [
        (addresses as readonly string[])[0],
        (config as { dataSlice?: unknown }).dataSlice,
      ])
    expect(slices).toContainEqual([BOB, { offset: 0, length: 165 }])
    expect(slices).toContainEqual([MINT, undefined])
  })

  test.each([
    [
      'TOKEN_TRANSFER_REFUSED',
      { InstructionError: [3, { Custom: 17 }] },
      ['Program log: Instruction: TransferChecked', 'Program log: Error: Account is frozen'],
      'Account is frozen',
    ],
    ['TOKEN_TRANSFER_REFUSED', { InstructionError: [3, { Custom: 36 }] }, [], undefined],
    ['INSUFFICIENT_FUNDS_FOR_FEES', 'AccountNotFound', [], undefined],
  ])('%s: the estimate and the request report that the simulation fails', async (code, err, logs, reason) => {
    const made = await setUp({}, { simulateTransaction: inContext({ err, logs, unitsConsumed: 450n }) })
    const { adapter, context, parameters } = made
    const failure = { code, ...(reason && { context: { reason } }) }
    const estimating = runOperation(adapter, 'estimateTransfer', { ...context, parameters })
    await expect(estimating).rejects.toMatchObject(failure)
    await expect(made.transfer()).rejects.toMatchObject(failure)
    expect(made.promptCount()).toBe(1)
  })

  test('getTokenDecimals resolves with the decimals of the mint', async () => {
    const { adapter, context } = await setUp({ mint: mint(9) })
    const parameters = { token: MINT }
    expect(await runOperation(adapter, 'getTokenDecimals', { ...context, parameters })).toBe(9)
  })

  test.each([
    ['no account', null],
    ['an account of another program', mint(6, SYSTEM_PROGRAM)],
    ['an account that is not a mint', { owner: TOKEN_PROGRAM, data: new Uint8Array(4) }],
    ['a token account', tokenAccount()],
  ])('getTokenDecimals rejects for %s at the address', async (_, stored) => {
    const { adapter, context } = await setUp({ mint: stored })
    const asked = runOperation(adapter, 'getTokenDecimals', { ...context, parameters: { token: MINT } })
    await expect(asked).rejects.toMatchObject({ code: 'TOKEN_NOT_FOUND' })
  })

  test('getTokenDecimals rejects if no node responds', async () => {
    const transport = async () => {
      throw new Error('down')
    }
    const adapter = solana({ transports: { [network.caipNetworkId]: transport } })
    const context = { network, provider: undefined }
    const asked = runOperation(adapter, 'getTokenDecimals', { ...context, parameters: { token: MINT } })
    await expect(asked).rejects.toMatchObject({ code: 'TOKEN_DECIMALS_UNKNOWN', isRetryable: true })
  })

  test('costs the transfer fee of the token', async () => {
    const fees = feeMint()
    fees.data[44] = 6
    const { adapter, context, parameters } = await setUp({
      mint: fees,
      source: tokenAccount(1_000_000n, TOKEN_2022_PROGRAM),
      target: tokenAccount(0n, TOKEN_2022_PROGRAM),
    })
    expect(await runOperation(adapter, 'estimateTransfer', { ...context, parameters })).toMatchObject({
      withheld: '2500',
    })
  })

  test('costs the fee and the rent of a new account', async () => {
    const made = await setUp()
    const { decimals: _, ...parameters } = made.parameters
    const cost = () => runOperation(made.adapter, 'estimateTransfer', { ...made.context, parameters })
    expect(await cost()).toEqual({ fee: '5001', deposit: '2039280' })
    const { adapter, context } = await setUp({ target: tokenAccount() })
    expect(await runOperation(adapter, 'estimateTransfer', { ...context, parameters })).toEqual({
      fee: '5001',
      deposit: '0',
    })
  })
})
