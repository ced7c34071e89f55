import { readFileSync } from 'node:fs'
import { createSandbox, type SandboxWithoutRelay } from '@foyer/sandbox'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at } from '../lib/paths.ts'
import { answers, describeFields } from './answers.ts'
import { contractPath, staleContract } from './contract.ts'
import { exchange } from './exchange.ts'
import { operations } from './operations.ts'
import { type Exchange, readContract, type WrittenContract } from './readContract.ts'

const contract = readContract(JSON.parse(readFileSync(at(contractPath), 'utf8')) as WrittenContract)

let world: SandboxWithoutRelay
beforeAll(async () => void (world = await createSandbox({ relay: false })))
afterAll(() => world.stop())

const account = (index = 0) => world.accounts[index]?.address ?? expect.unreachable()

test("the contract equals the client's schemas", () => expect(staleContract()).toEqual([]))

describe('examples of answers', () => {
  const withAnswer = operations.filter(({ answer }) => answer.kind === 'json').map(({ id }) => id)
  test('exist for every answer in JSON', () =>
    expect(Object.keys(answers).toSorted()).toEqual(withAnswer.toSorted()))

  test.each(operations.filter(({ answer }) => answer.kind === 'json'))(
    '$id has a valid example',
    (operation) => {
      const path = operation.path.replaceAll(/\{\w+\}/g, 'x')
      const record = {
        method: operation.method,
        url: `https://chains.example${path}`,
        requestBody: '',
        status: 200,
        contentType: 'application/json',
        answer: JSON.stringify(answers[operation.id]?.example),
      }
      expect(contract.operationIdOf(record)).toBe(operation.id)
      expect(contract.answerProblems(record)).toEqual([])
    },
  )

  test('describe existing fields only', () => {
    const schema = {
      type: 'object',
      properties: { list: { type: 'array', items: { properties: { a: {} } } } },
    }
    expect(describeFields(schema, { 'list[].a': 'A' })).toEqual({
      type: 'object',
      properties: { list: { type: 'array', items: { properties: { a: { description: 'A' } } } } },
    })
    expect(() => describeFields(schema, { 'list[].b': 'B' })).toThrow('no field b')
  })
})

test('the page about backends names every call', () => {
  const page = readFileSync(at('docs/backend.md'), 'utf8')
  const named = operations.map(({ method, path }) => `\`${method.toUpperCase()} ${path}\``)
  expect(named.filter((name) => !page.includes(name))).toEqual([])
})

/** A call of each operation, one after the other. */
const calls = async (): Promise<Readonly<Record<string, readonly [path: string, body?: unknown]>>> => {
  const sessions = `/v1/sessions/${encodeURIComponent(`eip155:1:${account()}`)}`
  const wanted = {
    chainId: '0x1',
    expiry: 2_000_000_000,
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x02ab' }] } },
    permissions: [
      {
        type: 'native-token-recurring-allowance',
        data: { allowance: '0x1', start: 1_900_000_000, period: 86_400 },
      },
    ],
    policies: [],
  }
  const owner = `eip155:1:${account()}`
  const native = `eip155:1:0x${'e'.repeat(40)}`
  const token = `eip155:1:${world.tokens[0]?.address}`
  const pair = `from=${token}&to=${native}`
  const message = JSON.stringify({ name: 'fern.reown.id', attributes: {}, timestamp: 1_900_000_000 })
  const { privateKey } = world.accounts[0] ?? expect.unreachable()
  const signature = await privateKeyToAccount(privateKey).signMessage({ message })
  const purchaseCurrency = { id: 'sandbox-eth', name: 'Ether', symbol: 'ETH', networks: [] }
  const paymentCurrency = {
    id: 'EUR',
    payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }],
  }
  const event = { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } }
  return {
    getSupportedChains: ['/v1/supported-chains'],
    callNode: ['/v1/?chainId=eip155%3A1', { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }],
    getBalances: [`/v1/account/${account()}/balance?currency=usd&chainId=eip155%3A1`],
    getHistory: [`/v1/account/${account()}/history?chainId=eip155%3A1`],
    getPrices: [
      '/v1/fungible/price',
      { currency: 'usd', addresses: [`eip155:1:0x${'e'.repeat(40)}`], projectId: 'p' },
    ],
    getGasPrices: ['/v1/convert/gas-price?chainId=eip155%3A1'],
    getOnrampOptions: ['/v1/onramp/options'],
    getOnrampQuote: [
      '/v1/onramp/quote',
      { purchaseCurrency, paymentCurrency, amount: '250', network: purchaseCurrency.symbol },
    ],
    getOnrampUrl: [
      '/v1/generators/onrampurl',
      {
        destinationWallets: [{ address: account(), blockchains: ['ethereum'], assets: ['ETH'] }],
        defaultNetwork: 'ethereum',
        partnerUserId: account(),
        defaultExperience: 'buy',
        presetCryptoAmount: 0.5,
      },
    ],
    getSwapTokens: ['/v1/convert/tokens?chainId=eip155%3A1'],
    getSwapQuote: [`/v1/convert/quotes?amount=1000&userAddress=${account()}&${pair}`],
    getSwapAllowance: [`/v1/convert/allowance?tokenAddress=${token}&userAddress=${owner}`],
    buildApproval: [`/v1/convert/build-approve?userAddress=${owner}&${pair}`],
    buildSwap: [
      '/v1/convert/build-transaction',
      {
        amount: '1000',
        eip155: { slippage: 1 },
        from: token,
        to: native,
        userAddress: owner,
        disableEstimate: true,
      },
    ],
    getIdentity: [`/v1/identity/${account()}?sender=${account()}`],
    resolveName: ['/v1/profile/account/mira.reown.id?apiVersion=2'],
    getNames: [`/v1/profile/reverse/${account(2)}?apiVersion=2`],
    getNameSuggestions: ['/v1/profile/suggestions/mira?zone=reown.id'],
    registerName: [
      '/v1/profile/account',
      { coin_type: 2_147_483_649, address: account(), message, signature },
    ],
    createSession: [`${sessions}?v=2`, wanted],
    activateSession: [`${sessions}/activate`, { pci: 'PCI', ...wanted, context: '0xabcd' }],
    revokeSession: [`${sessions}/revoke`, { pci: 'PCI', signature: '0x12' }],
    getSessions: [sessions],
    getWallets: ['/getWallets?page=1&entries=4'],
    getWalletImage: ['/getWalletImage/picture-1'],
    getNetworkImage: ['/public/getAssetImage/ethereum'],
    getFeatures: ['/appkit/v1/config'],
    getOrigins: ['/projects/v1/origins'],
    getAnalyticsConfig: ['/getAnalyticsConfig'],
    report: [
      '/e',
      {
        eventId: crypto.randomUUID(),
        url: 'https://app.example/',
        domain: 'app.example',
        timestamp: 1_760_000_000_000,
        props: event,
      },
    ],
  }
}

const withProject = (url: URL): URL => {
  for (const [name, value] of [
    ['projectId', 'p'],
    ['st', 'foyer'],
    ['sv', '1'],
  ] as const)
    url.searchParams.append(name, value)
  return url
}

test('the sandbox answers every operation as in the contract', async () => {
  // A transaction, so that the history is not empty.
  await fetch(world.urls.evm[1], {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_sendTransaction',
      params: [{ from: account(), to: account(1), value: '0x5' }],
    }),
  })
  await world.mine()
  let pci = ''
  const problems: string[] = []
  const asked: string[] = []
  for (const [operationId, [path, body]] of Object.entries(await calls())) {
    const text = body === undefined ? undefined : JSON.stringify(body).replace('PCI', pci)
    const request = new Request(withProject(new URL(path, world.urls.backend)), {
      method: text === undefined ? 'GET' : 'POST',
      ...(text !== undefined && { body: text }),
    })
    const { record } = await exchange(request)
    if (operationId === 'createSession') ({ pci } = JSON.parse(record.answer) as { pci: string })
    asked.push(contract.operationIdOf(record) ?? '')
    problems.push(
      ...(record.status < 300 ? [] : [`${record.status} ${record.answer}`]),
      ...contract.requestProblems(record),
      ...contract.answerProblems(record),
    )
    expect([operationId, problems]).toEqual([asked.at(-1), []])
  }
  expect(asked.toSorted()).toEqual(contract.operationIds.toSorted())
})

test('large and hostile answers match the contract too', async () => {
  world.backend.additional.set({ tokens: 200, history: 200, hostile: true })
  for (const path of ['balance?currency=usd', 'history?']) {
    const url = withProject(
      new URL(`/v1/account/${account()}/${path}&chainId=eip155%3A1`, world.urls.backend),
    )
    const { record } = await exchange(new Request(url))
    expect([record.status, contract.answerProblems(record)]).toEqual([200, []])
  }
  world.backend.additional.set({ malformed: true })
  const url = new URL(`/v1/account/${account()}/balance?currency=usd&chainId=eip155%3A1`, world.urls.backend)
  const { record } = await exchange(new Request(url))
  expect(contract.answerProblems(record)).not.toEqual([])
  await world.reset()
})

describe('a violation of the contract', () => {
  const exchangeOf = (path: string, answer: unknown, requestBody = '', method = 'GET'): Exchange => ({
    method,
    url: new URL(path, world.urls.backend).href,
    requestBody,
    status: 200,
    contentType: 'application/json',
    answer: JSON.stringify(answer),
  })
  const balances = '/v1/account/0x1/balance?currency=usd&chainId=eip155:1'
  test.each([
    ['an unknown path', () => contract.requestProblems(exchangeOf('/v1/nothing', {}))],
    ['an unknown query parameter', () => contract.requestProblems(exchangeOf(`${balances}&more=1`, {}))],
    ['a missing query parameter', () => contract.requestProblems(exchangeOf('/v1/account/0x1/balance', {}))],
    [
      'a wrong query parameter',
      () => contract.requestProblems(exchangeOf(balances.replace('usd', 'eur'), {})),
    ],
    [
      'a wrong body',
      () => contract.requestProblems(exchangeOf('/v1/fungible/price', {}, '{"currency":"usd"}', 'POST')),
    ],
    ['a body that is not JSON', () => contract.requestProblems(exchangeOf('/e', {}, '{', 'POST'))],
    ['an unexpected body', () => contract.requestProblems(exchangeOf('/v1/supported-chains', {}, '{}'))],
    [
      'a wrong answer',
      () => contract.answerProblems(exchangeOf(balances, { balances: [{ name: 'Ether' }] })),
    ],
    ['a wrong content type', () => contract.answerProblems(exchangeOf('/getWalletImage/a', {}))],
  ])('is reported: %s', (_, find) => expect(find()).not.toEqual([]))
})
