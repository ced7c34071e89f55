import { expect, test } from 'vitest'
import { runOperation } from '../adapter.ts'
import { base } from '../networks/definitions/base.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { ACCOUNT, createFakeEvmWallet } from '../test/fakeEvmWallet.ts'
import type { CaipNetwork } from '../types.ts'
import { eip155 } from './eip155.ts'

const CONTRACT = `0x${'a1'.repeat(20)}`

const ether = {
  address: 'native',
  balance: '0xde0b6b3a7640000',
  type: 'native',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 3200, iconUrl: '', value: 3200 },
}
const coin = {
  address: CONTRACT,
  balance: '0x1000',
  type: 'ERC20',
  metadata: { name: 'Coin', symbol: 'C', decimals: 6, price: 1, iconUrl: 'https://i.example/c.png' },
}
const picture = {
  address: CONTRACT,
  balance: '0x1',
  type: 'erc721',
  metadata: { name: 'Picture', symbol: 'P', tokenId: '7' },
}

const ask = (answer: unknown, network: CaipNetwork = mainnet) => {
  const wallet = createFakeEvmWallet({ wallet_getAssets: answer })
  const parameters = { address: ACCOUNT }
  const listing = runOperation(eip155(), 'getAssets', { network, provider: wallet.provider, parameters })
  return { listing, calls: wallet.calls }
}

test('[S7.34] [S3.47, S3.49] assets of the network are requested, and each type is parsed', async () => {
  const { listing, calls } = ask({ '0x1': [ether, coin, picture] })
  expect(await listing).toEqual([
    { type: 'NATIVE', balance: '1000000000000000000', ...ether.metadata },
    { type: 'ERC20', address: CONTRACT, balance: '4096', value: undefined, ...coin.metadata },
    {
      type: 'ERC721',
      address: CONTRACT,
      balance: '1',
      decimals: 0,
      price: 0,
      iconUrl: '',
      value: undefined,
      ...picture.metadata,
    },
  ])
  expect(calls).toEqual([
    { method: 'wallet_getAssets', params: [{ account: ACCOUNT, chainFilter: ['0x1'] }] },
  ])
})

test.each<[string, unknown, number]>([
  ['nothing', {}, 0],
  ['another network only', { '0x2105': [ether] }, 0],
  ['the network with a leading zero', { '0x01': [ether] }, 1],
  ['more than 10,000 assets', { '0x1': Array.from({ length: 20_000 }, () => coin) }, 10_000],
])('assets of a wallet that lists %s', async (_, answer, count) => {
  expect(await ask(answer).listing).toHaveLength(count)
})

test('only assets of the requested network are returned', async () => {
  expect(await ask({ '0x1': [ether], '0x2105': [coin] }, base).listing).toMatchObject([{ symbol: 'C' }])
})

const of = (given: object, metadata: object = {}) => ({
  ...coin,
  ...given,
  metadata: { ...coin.metadata, ...metadata },
})

test.each<[string, unknown]>([
  ['decimals are text', of({}, { decimals: '6' })],
  ['decimals are 1e9', of({}, { decimals: 1e9 })],
  ['decimals are 0.5', of({}, { decimals: 0.5 })],
  ['name is a number', of({}, { name: 7 })],
  ['price is text', of({}, { price: '1' })],
  ['price is negative', of({}, { price: -1 })],
  ['picture is a number', of({}, { iconUrl: 7 })],
  ['address is missing', of({ address: undefined })],
  ['address is no address', of({ address: '0x12' })],
  ['address has two more digits', of({ address: `${CONTRACT}00` })],
  ['address follows other text', of({ address: `at ${CONTRACT}` })],
  ['decimals are negative', of({}, { decimals: -1 })],
  ['decimals are 256', of({}, { decimals: 256 })],
  ['balance is followed by text', of({ balance: '0x10 ETH' })],
  ['balance follows other text', of({ balance: 'about 0x10' })],
  ['NFT id is followed by text', { ...picture, metadata: { name: 'Picture', tokenId: '7 of 9' } }],
  ['balance is a number', of({ balance: 4096 })],
  ['balance is decimal', of({ balance: '4096' })],
  ['balance is above uint256', of({ balance: `0x1${'0'.repeat(64)}` })],
  ['type is unknown', of({ type: 'ERC404' })],
  ['metadata are missing', { ...coin, metadata: null }],
  ['metadata of the native currency are text', { ...ether, metadata: 'Ether' }],
  ['NFT id is not a number', { ...picture, metadata: { name: 'Picture', tokenId: 'seven' } }],
  ['value is not an object', 'ether'],
])('[S3.50] an asset whose %s is dropped, the others are kept', async (_, broken) => {
  expect(await ask({ '0x1': [broken, ether] }).listing).toMatchObject([{ symbol: 'ETH' }])
})

test('a balance of 2^256 - 1 keeps every digit [S3.48]', async () => {
  const [held] = await ask({ '0x1': [of({ balance: `0x${'f'.repeat(64)}` })] }).listing
  expect(held?.balance).toBe(`${2n ** 256n - 1n}`)
})

test.each<[string, unknown]>([
  ['a list', [ether]],
  ['text', 'ether'],
  ['nothing', null],
  ['an object in place of the list', { '0x1': { 0: ether } }],
  [
    'an error',
    () => {
      throw { code: -32603, message: 'What?' }
    },
  ],
])('the response rejects: %s', async (_, answer) => {
  await expect(ask(answer).listing).rejects.toMatchObject({ code: 'ASSETS_FAILED' })
})

test.each([4200, -32601])(
  'a wallet without the method (%i) rejects with OPERATION_NOT_SUPPORTED',
  async (code) => {
    const { listing } = ask(() => {
      throw { code, message: 'No such method' }
    })
    await expect(listing).rejects.toMatchObject({ code: 'OPERATION_NOT_SUPPORTED', cause: { code } })
  },
)

test('the example response of EIP-7811 is parsed', async () => {
  const optimism = { ...mainnet, id: 10, caipNetworkId: 'eip155:10' } as const
  // The EIP shortens the contracts to 0x123 and 0x456, and leaves out the metadata of the NFT.
  const [token, nft] = [`0x${'123'.padStart(40, '0')}`, `0x${'456'.padStart(40, '0')}`]
  const answer = {
    '0x1': [
      {
        address: token,
        balance: '0xcaaea35047fe5702',
        type: 'ERC20',
        metadata: { name: 'Token', symbol: 'TOK', decimals: 18 },
      },
      { address: 'native', balance: '0xcaaea35047fe5702', type: 'native' },
    ],
    '0xa': [
      { address: nft, balance: '0xcd5595', type: 'ERC721', metadata: { name: 'Picture', symbol: 'PIC' } },
    ],
  }
  const balance = '14604790206809659138'
  expect(await ask(answer).listing).toEqual([
    {
      type: 'ERC20',
      address: token,
      balance,
      name: 'Token',
      symbol: 'TOK',
      decimals: 18,
      price: 0,
      iconUrl: '',
    },
    { type: 'NATIVE', balance, name: 'Ether', symbol: 'ETH', decimals: 18, price: 0, iconUrl: '' },
  ])
  expect(await ask(answer, optimism).listing).toMatchObject([
    { type: 'ERC721', address: nft, balance: '13456789', name: 'Picture', symbol: 'PIC' },
  ])
})
