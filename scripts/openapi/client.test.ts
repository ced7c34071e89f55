import { createEip1193Connector, eip155 } from '@foyer/chains/eip155'
// @vitest-environment jsdom
import { mainnet, polygon } from '@foyer/chains/networks'
import { createConfig } from '@foyer/headless'
import {
  connect,
  getBalance,
  getConnectors,
  getIdentity,
  getNamesForAddress,
  getNameSuggestions,
  getOnrampOptions,
  getOnrampQuote,
  getOnrampUrl,
  getPrices,
  getSmartSessions,
  getTokenBalances,
  getTransactions,
  grantPermissions,
  openModal,
  prepareSwap,
  registerName,
  resolveName,
  revokePermissions,
  startSwap,
} from '@foyer/headless/actions'
import { getQueryClient } from '@foyer/headless/query'
import {
  gasPriceQueryOptions,
  walletRanksQueryOptions,
  walletSearchQueryOptions,
  walletsQueryOptions,
} from '@foyer/headless/query'
import { createMemoryStorage } from '@foyer/headless/testing'
import { createSandbox, type SandboxWithoutRelay, SWAP_ROUTER } from '@foyer/sandbox'
import { announceEip6963 } from '@foyer/sandbox/wallets'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import written from '../../docs/api/backend.openapi.json'
import { checkOrigin } from '../../packages/headless/src/data/features/checkOrigin.ts'
import { pictureOperations } from '../../packages/ui-radix/src/test/faults/pictures.ts'
import { exchange } from './exchange.ts'
import { type Exchange, readContract, type WrittenContract } from './readContract.ts'

const contract = readContract(written as unknown as WrittenContract)

let world: SandboxWithoutRelay
beforeAll(async () => void (world = await createSandbox({ relay: false })))
afterAll(() => world.stop())

const account = (index = 0) => world.accounts[index]?.address ?? expect.unreachable()

test('the client requests nothing outside of the contract', async () => {
  const exchanges: Exchange[] = []
  const fetchHere = globalThis.fetch
  const listening = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (!request.url.startsWith(world.urls.backend)) return fetchHere(request)
    const { answer, record } = await exchange(request, fetchHere)
    exchanges.push(record)
    return answer
  })
  const wallet = announceEip6963({ chainRpcUrls: world.urls.evm })
  // Stands for the embedded wallet, the only one that registers names; announced on a separate page.
  const own = announceEip6963({ chainRpcUrls: world.urls.evm, page: new EventTarget() })
  const { connector: embedded } = createEip1193Connector({
    id: 'embedded',
    uid: 'embedded',
    name: 'Embedded',
    type: 'AUTH',
    interaction: 'extension',
    getProvider: () => own.provider,
  })
  const { backend } = world.urls
  const config = createConfig({
    networks: [mainnet, polygon],
    adapters: [eip155()],
    connectors: [embedded],
    projectId: 'p',
    endpoints: { blockchain: backend, kit: backend, analytics: backend },
    storage: createMemoryStorage(),
    features: { smartSessions: true },
    swap: { contracts: { 'eip155:1': [SWAP_ROUTER] } },
  })
  const unmount = config.mount()
  try {
    await openModal(config)
    const [connector = expect.unreachable()] = await vi.waitFor(() => {
      const found = getConnectors(config).filter(({ name }) => name === 'Pebble')
      expect(found).toHaveLength(1)
      return found
    })
    await connect(config, { connector })
    const caipNetworkId = 'eip155:1'
    const address = account()
    await getBalance(config, { address, caipNetworkId })
    await getTokenBalances(config, { address, caipNetworkId })
    await getTokenBalances(config, { address, caipNetworkId, forceUpdate: [`eip155:1:${address}`] })
    await getTransactions(config, { address, caipNetworkId })
    await getPrices(config, { addresses: [`eip155:137:0x${'e'.repeat(40)}`] })
    await getQueryClient(config).fetchQuery(gasPriceQueryOptions(config, { caipNetworkId }))
    await getOnrampOptions(config)
    const { purchaseAmount } = (await getOnrampQuote(config, { amount: '250' })) ?? expect.unreachable()
    await getOnrampUrl(config, { provider: 'coinbase', purchaseAmount: Number(purchaseAmount.amount) })
    await startSwap(config, { fromToken: 'AMBD', toToken: 'ETH', amount: '1' })
    expect(await prepareSwap(config)).toMatchObject({ step: 'approve' })
    await startSwap(config, { fromToken: 'ETH', toToken: 'AMBD', amount: '1' })
    expect(await prepareSwap(config)).toMatchObject({ step: 'swap' })
    await getIdentity(config, { address, caipNetworkId })
    await resolveName(config, { name: 'mira.reown.id' })
    await getNamesForAddress(config, { address: account(2), caipNetworkId })
    await getNameSuggestions(config, { name: 'mira', caipNetworkId })
    await getQueryClient(config).fetchInfiniteQuery(walletsQueryOptions(config))
    await getQueryClient(config).fetchQuery(walletSearchQueryOptions(config, { search: 'a' }))
    await getQueryClient(config).fetchQuery(walletRanksQueryOptions(config, getConnectors(config)))
    await grantPermissions(config, {
      request: {
        chainId: '0x1',
        expiry: Math.floor(Date.now() / 1_000) + 3_600,
        signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x02ab' }] } },
        permissions: [
          { type: 'native-token-recurring-allowance', data: { allowance: '0x1', start: 1, period: 86_400 } },
        ],
        policies: [],
      },
    })
    const [session = expect.unreachable()] = await getSmartSessions(config)
    await revokePermissions(config, { session })
    await connect(config, { connector: 'embedded' })
    const { name } = await registerName(config, { name: 'fern' })
    // The backend answers with the name because it has verified the signature of the registration.
    expect(await resolveName(config, { name })).toMatchObject({ name: 'fern.reown.id', address })
    // Only an app with an embedded wallet requests the allowed origins.
    await checkOrigin(config, { signal: new AbortController().signal })
    const ids = (): Set<string | undefined> => new Set(exchanges.map(contract.operationIdOf))
    // The page, not the client, requests pictures.
    const expected = contract.operationIds.filter((id) => !pictureOperations.includes(id))
    await vi.waitFor(() => expect([...ids()].toSorted()).toEqual(expected.toSorted()))
    expect(
      exchanges.flatMap((record) => [
        ...contract.requestProblems(record),
        ...contract.answerProblems(record),
      ]),
    ).toEqual([])
  } finally {
    unmount()
    config.destroy()
    wallet.dispose()
    own.dispose()
    listening.mockRestore()
  }
})
