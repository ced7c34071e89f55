import { afterAll, beforeAll, expect, test } from 'vitest'
import { cosmosAccount, cosmosAddress } from './accounts.ts'
import { type CosmosServer, startCosmosServer } from './server.ts'

let server: CosmosServer
beforeAll(async () => void (server = await startCosmosServer()))
afterAll(() => server.stop())

const get = async (path: string) => {
  const response = await fetch(`${server.url}/cosmos/bank/v1beta1/balances/${path}`)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('a balance by denom equals the one in the list, and is 0 if the account has none', async () => {
  const address = cosmosAddress(cosmosAccount(0))
  const { body } = await get(address)
  const coin = { denom: 'uatom', amount: '42000000' }
  expect(body['balances']).toContainEqual(coin)
  expect((await get(`${address}/by_denom?denom=uatom`)).body).toEqual({ balance: coin })
  expect((await get(`${address}/by_denom?denom=uion`)).body).toEqual({
    balance: { denom: 'uion', amount: '0' },
  })
})

test.each(['cosmos1nobody', 'cosmos1nobody/by_denom?denom=uatom'])(
  '%s: an invalid address is a 400',
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 400, body: { message: 'invalid address' } })
  },
)

test.each([
  ['uatom', '168000000'],
  ['uion', '0'],
])('the supply of %s is %s', async (denom, amount) => {
  expect((await get(`../supply/by_denom?denom=${denom}`)).body).toEqual({ amount: { denom, amount } })
})
