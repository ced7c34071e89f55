import { base64 } from '@scure/base'
import { getTransactionDecoder } from '@solana/kit'
import { describe, expect, test } from 'vitest'
import { mainnet } from '../../networks/definitions/mainnet.ts'
import type { RequestContent } from '../../walletRequest.ts'
import { describeRequest } from './describeRequest.ts'

const ME = 'US517G5965aydkZ46HS38QLi7UQiSojurfbQfKCELFx'
const OTHER = 'cGfHiC6Kgg3FpFZvgwGcswsCRtp4aBP2fzuXRQPizuN'
const ACCOUNT = 'CktRuQ2mttgRGkXJtyksdKHjUdc2C4TgDzyB98oEzy8'
const MINT = 'GgBaCs3NCBuZN12kCJgAW63ydqohFkHEdfdEXBPzLHq'

const read = (method: string, params: object): Promise<RequestContent | undefined> =>
  describeRequest({ network: mainnet, provider: undefined }, { method, params })
const readTransaction = (transaction: string) => read('signTransaction', { address: ME, transaction })

/**
 * Transactions of the account, from `@solana/spl-token` 0.4.15 and `@solana/web3.js` 1.99.0; the batch from
 * `@solana-program/token` 0.16.1.
 */
const transactions = {
  approveMax:
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAIEBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJBt324ddloZPZy+FGzut5rBy0he1fWzeROoz1hX7/AKkBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAwECAAkE//////////8=',
  approve5:
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAIEBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJBt324ddloZPZy+FGzut5rBy0he1fWzeROoz1hX7/AKkBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAwECAAkEBQAAAAAAAAA=',
  approveChecked:
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAQADBQcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMG3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8AqQQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQECQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQECBAEDBAAKDf//////////BgA=',
  approve2022:
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAIEBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJBt324e51j94YQl285GzN2rYa/E2DuQ0n/r35KNihi/wBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAwECAAkE//////////8=',
  approveByOther:
    'AgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgECBQcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJBt324ddloZPZy+FGzut5rBy0he1fWzeROoz1hX7/AKkBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEEAwIDAQkE//////////8=',
  setOwner:
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAEDBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwbd9uHXZaGT2cvhRs7reawctIXtX1s3kTqM9YV+/wCpAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAgIBACMGAgEJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQ==',
  setOwnerLut:
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAQABAgcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBt324ddloZPZy+FGzut5rBy0he1fWzeROoz1hX7/AKkBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAgIAIwYCAQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAQsLCwsLCwsLCwsLCwsLCwsLCwsLCwsLCwsLCwsLCwsLAQAA',
  setCloseNone:
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAEDBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwbd9uHXZaGT2cvhRs7reawctIXtX1s3kTqM9YV+/wCpAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAgIBAAMGAwA=',
  assign:
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAECBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBACQBAAAACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQk=',
  assignByOther:
    'AgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgABAwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQIBASQBAAAACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQk=',
  nonce:
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAEDBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAgIBACQHAAAACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQk=',
  stake:
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAEEBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwan1RcYx3TJKFZjmGkdXraLXrijm0ttXHNVWyEAAAAABqHYF5E3VCqYNDe9/ip6slV/U1yKeHIraKSdwAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAwECACgBAAAACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkBAAAA',
  loader:
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAIEBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwKo9pFOiKGw4hAVPvdjrisAwrk9FsEk0sBTehAEgAAACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQECAwEAAwQEAAAA',
  transfer:
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAMGBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAbd9uHXZaGT2cvhRs7reawctIXtX1s3kTqM9YV+/wCpAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQECAwIAAQwCAAAABQAAAAAAAAAFBAIEAQAKDAUAAAAAAAAABg==',
  several:
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAQAEEgcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKiorKysrKysrKysrKysrKysrKysrKysrKysrKysrKysrKywsLCwsLCwsLCwsLCwsLCwsLCwsLCwsLCwsLCwsLCwsLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0uLi4uLi4uLi4uLi4uLi4uLi4uLi4uLi4uLi4uLi4uLi8vLy8vLy8vLy8vLy8vLy8vLy8vLy8vLy8vLy8vLy8vMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAxMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMDBkZv5SEXMv/srbpyw5vnvIzlu8X3EmssQ5s6QAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABqfVFxksVo7gioRfc9KXiM8DXDFFshqzRNgGLqlAAAAG3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8AqQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBDg4ABQJADQMADwMBEAAEBAAAABECAgAjBgIBCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkRAgMAIwYCAQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJEQIEACMGAgEJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCRECBQAjBgIBCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkRAgYAIwYCAQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJEQIHACMGAgEJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCRECCAAjBgIBCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkRAgkAIwYCAQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJEQIKACMGAgEJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCRECCwAjBgIBCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkRAgwAIwYCAQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJEQINACMGAgEJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQA=',
  long: 'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAIEBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJBt324ddloZPZy+FGzut5rBy0he1fWzeROoz1hX7/AKkBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQICAMgBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAgEAIwYCAQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJ',
  batch:
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAQABBAcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwbd9uHXZaGT2cvhRs7reawctIXtX1s3kTqM9YV+/wCpAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAwUCAQACADH/AwkDBQAAAAAAAAACIwYCAQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAA==',
  transferPlain:
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAEEBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDBt324ddloZPZy+FGzut5rBy0he1fWzeROoz1hX7/AKkBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAwIBAAkDBQAAAAAAAAA=',
  close:
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAEEBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDBt324ddloZPZy+FGzut5rBy0he1fWzeROoz1hX7/AKkBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAwIBAAEJ',
  closeToSelf:
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAEDBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwbd9uHXZaGT2cvhRs7reawctIXtX1s3kTqM9YV+/wCpAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAgMBAAABCQ==',
} as const

const withoutSignature = (transaction: string): string =>
  base64.encode(Uint8Array.of(0, ...base64.decode(transaction).slice(65)))

const approval = (value: bigint | 'all', token = ACCOUNT) => ({
  effects: [{ type: 'approval', token, spender: OTHER, value }],
})
const transfer = (token: string, to: string, value: bigint | 'all') => ({
  effects: [{ type: 'transfer', token, to, value }],
})
const delegate = { delegates: [OTHER] }
const nothing = { type: 'other', method: 'signTransaction' }

describe('a serialized transaction', () => {
  test.each([
    ['an approval without a limit', transactions.approveMax, approval('all')],
    ['a limited approval', transactions.approve5, approval(5n)],
    ['an approval with the mint, in version 0', transactions.approveChecked, approval('all', MINT)],
    ['an approval of Token-2022', transactions.approve2022, approval('all')],
    ['a new owner of a token account', transactions.setOwner, delegate],
    // The lookup table has the token account.
    ['a new owner, with a lookup table', transactions.setOwnerLut, delegate],
    ['a program that becomes the owner of the account', transactions.assign, delegate],
    ['a new authority of a nonce', transactions.nonce, delegate],
    ['a new authority of a stake', transactions.stake, delegate],
    ['a new authority of a program', transactions.loader, delegate],
    ['several new owners, which are the same', transactions.several, delegate],
    ['a new owner after an instruction of 200 bytes', transactions.long, delegate],
    [
      'a transfer and a new owner in a batch',
      transactions.batch,
      { ...transfer(ACCOUNT, OTHER, 5n), ...delegate },
    ],
    ['a transfer of tokens', transactions.transferPlain, transfer(ACCOUNT, OTHER, 5n)],
    ['a transfer of tokens, with the mint', transactions.transfer, transfer(MINT, OTHER, 5n)],
    ['a closed token account that pays another account', transactions.close, transfer(ACCOUNT, OTHER, 'all')],
    // One signer, and no signature.
    ['a new owner, without signatures', withoutSignature(transactions.setOwner), delegate],
  ])('%s is read, and the rest is not', async (_, transaction, grant) => {
    expect(await readTransaction(transaction)).toEqual({ ...nothing, ...grant })
  })

  test.each([
    ['an authority that is removed', transactions.setCloseNone],
    ['a closed token account that pays the account', transactions.closeToSelf],
    ['an approval by another signer', transactions.approveByOther],
    ['an owner of an account of another signer', transactions.assignByOther],
    ['a text that is not base64', '!!'],
    ['bytes that end early', transactions.setOwner.slice(0, 200)],
    ['no bytes', ''],
    // The first byte of the message, after one signature, is 129: version 1.
    [
      'an unknown version',
      base64.encode(base64.decode(transactions.setOwner).map((byte, index) => (index === 65 ? 129 : byte))),
    ],
  ])('%s: nothing is read', async (_, transaction) => {
    expect(await readTransaction(transaction)).toEqual(nothing)
  })

  test('without an account, grants of every signer are read', async () => {
    const { approveByOther, assignByOther } = transactions
    expect(await read('signTransaction', { transaction: approveByOther })).toMatchObject(approval('all'))
    expect(await read('signTransaction', { transaction: assignByOther })).toMatchObject(delegate)
  })
})

test('every transaction of a request is read', async () => {
  const several = [transactions.approve5, transactions.setOwner]
  const found = { method: 'signAllTransactions', ...approval(5n), ...delegate }
  expect(await read('signAllTransactions', { address: ME, transactions: several })).toMatchObject(found)
  // As Kit has them.
  const ofKit = several.map((each) => getTransactionDecoder().decode(base64.decode(each)))
  expect(await read('signAllTransactions', { address: ME, transactions: ofKit })).toMatchObject(found)
  const [, transaction] = several
  expect(await read('signAndSendTransaction', { address: ME, transaction })).toEqual({
    ...nothing,
    method: 'signAndSendTransaction',
    ...delegate,
  })
})

test('other operations have the same content as in every namespace', async () => {
  const params = { address: ME, to: OTHER, token: MINT, value: 5n, decimals: 6 }
  expect(await read('transferToken', params)).toMatchObject({
    type: 'transaction',
    calls: [{ effects: [{ type: 'transfer', token: MINT, to: OTHER, value: 5n }] }],
  })
  expect(await read('getBalance', { address: ME })).toBeUndefined()
})
