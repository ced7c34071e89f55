import { afterEach, describe, expect, test } from 'vitest'
import { loadOperation, runOperation } from '../adapter.ts'
import { chainNamespaces } from '../caip/namespaces.ts'
import { isFoyerError } from '../errors/FoyerError.ts'
import { isUserRejected } from '../errors/UserRejectedError.ts'
import type { OperationName } from '../operations.ts'
import type { CaipNetwork } from '../types.ts'
import { describeConnector } from './describeConnector.ts'
import { failureOf } from './failureOf.ts'
import type { AdapterFixture } from './fixtures.ts'
import { startDiscovery } from './startDiscovery.ts'

/** The names of all operations, to compare with those of an adapter. */
const operationNames: Readonly<Record<OperationName, true>> = {
  readSession: true,
  signMessage: true,
  signTypedData: true,
  verifyMessage: true,
  signTransaction: true,
  signAllTransactions: true,
  signAndSendTransaction: true,
  signPsbt: true,
  signIn: true,
  sendTransaction: true,
  waitForTransaction: true,
  estimateGas: true,
  estimateTransfer: true,
  getTransferReserve: true,
  transferToken: true,
  getTokenDecimals: true,
  getTokenSymbol: true,
  getReceivers: true,
  getAssets: true,
  normalizeName: true,
  simulateTransaction: true,
  getBalance: true,
  isContract: true,
  getCallsStatus: true,
  showCallsStatus: true,
  getCapabilities: true,
  grantPermissions: true,
  revokePermissions: true,
  requestExecutionPermissions: true,
  revokeExecutionPermission: true,
  getSupportedExecutionPermissions: true,
  getGrantedExecutionPermissions: true,
  sendCalls: true,
  describeRequest: true,
}

/**
 * Vitest suite for an adapter: its shape, its discovery, each discovered connector, and the errors of its operations.
 * Every test gets a new fixture.
 *
 * @example
 * ```ts
 * import { describeAdapter, type AdapterFixture } from '@foyer/chains/conformance'
 * declare function createFixture(): AdapterFixture
 * describeAdapter('my namespace', createFixture)
 * ```
 */
export function describeAdapter(
  name: string,
  createFixture: () => AdapterFixture | Promise<AdapterFixture>,
): void {
  describe(`adapter: ${name}`, () => {
    let cleanUps: (() => void)[] = []
    const setUp = async (): Promise<AdapterFixture> => {
      const fixture = await createFixture()
      if (fixture.cleanUp) cleanUps.push(fixture.cleanUp)
      fixture.wallet.accept()
      return fixture
    }
    afterEach(() => {
      for (const cleanUp of cleanUps.splice(0)) cleanUp()
      cleanUps = []
    })

    test('[S3.20] [S8.55] has one namespace', async () => {
      const { adapter, networks } = await setUp()
      expect(chainNamespaces).toContain(adapter.namespace)
      for (const { chainNamespace } of networks) expect(chainNamespace).toBe(adapter.namespace)
    })

    test('[S7.34] lists only known operations', async () => {
      const { adapter } = await setUp()
      for (const key of Object.keys(adapter.operations) as OperationName[]) {
        expect(Object.keys(operationNames)).toContain(key)
        expect(await loadOperation(adapter, key)).toBeTypeOf('function')
      }
    })

    test('[S7.34] rejects operations that it does not list', async () => {
      const { adapter } = await setUp()
      const missing = (Object.keys(operationNames) as OperationName[]).filter(
        (key) => !adapter.operations[key],
      )
      for (const key of missing) {
        const error = await failureOf(loadOperation(adapter, key))
        expect(isFoyerError(error, 'OPERATION_NOT_SUPPORTED')).toBe(true)
      }
    })

    test('[S3.25] finds a wallet that appears late, and removes it on stop', async () => {
      const fixture = await setUp()
      const { listed, stop } = discover(fixture)
      expect(listed.size).toBe(0)
      fixture.reveal()
      expect(listed.size).toBeGreaterThan(0)
      expect(new Set([...listed].map(({ uid }) => uid)).size).toBe(listed.size)
      for (const { namespaces } of listed) expect(namespaces).toContain(fixture.adapter.namespace)
      stop()
      expect(listed.size).toBe(0)
      stop()
    })

    test('[S3.30] leaves no listener on the wallet after stop', async () => {
      const fixture = await setUp()
      const { listed, stop } = discover(fixture)
      fixture.reveal()
      for (const connector of listed) {
        connector.subscribe(() => undefined)
        await connector.connect({ networks: fixture.networks })
      }
      stop()
      expect(fixture.wallet.listenerCount()).toBe(0)
    })

    test('[S3.25] ignores wallets that appear after stop', async () => {
      const fixture = await setUp()
      const { listed, stop } = discover(fixture)
      stop()
      fixture.reveal()
      expect(listed.size).toBe(0)
    })

    test('[S8.57] [S8.30] a rejected signature and a failed signature have different errors', async (context) => {
      const fixture = await setUp()
      const { adapter, networks, wallet } = fixture
      if (!adapter.operations.signMessage || !adapter.discover) return context.skip('does not sign')
      const { provider, address } = await connected(fixture)
      const sign = () =>
        runOperation(adapter, 'signMessage', {
          network: networks[0] as CaipNetwork,
          provider,
          parameters: { address, message: 'hello' },
        })
      expect(await sign()).toMatch(/\S/)
      wallet.decline()
      expect(isUserRejected(await failureOf(sign()))).toBe(true)
      wallet.fail()
      const error = await failureOf(sign())
      expect(isFoyerError(error)).toBe(true)
      expect(isUserRejected(error)).toBe(false)
      expect((error as Error).message).toContain(`${adapter.namespace}:signMessage - `)
    })

    test('[S7.34] aborts a request to a wallet that does not answer', async (context) => {
      const fixture = await setUp()
      const { adapter, networks, wallet } = fixture
      if (!adapter.operations.signMessage || !adapter.discover) return context.skip('does not sign')
      const { provider, address } = await connected(fixture)
      wallet.hang()
      const controller = new AbortController()
      const { signal } = controller
      const parameters = { address, message: 'hello' }
      const signing = failureOf(
        runOperation(adapter, 'signMessage', {
          network: networks[0] as CaipNetwork,
          provider,
          signal,
          parameters,
        }),
      )
      controller.abort()
      expect(await signing).toBe(signal.reason)
    })

    /** Starts the discovery, and ends it after the test. */
    function discover(fixture: AdapterFixture): ReturnType<typeof startDiscovery> {
      const discovery = startDiscovery(fixture)
      cleanUps.push(discovery.stop)
      return discovery
    }

    async function connected(fixture: AdapterFixture): Promise<{ provider: unknown; address: string }> {
      const { listed } = discover(fixture)
      fixture.reveal()
      const [connector] = listed
      const [session] = (await connector?.connect({ networks: fixture.networks })) ?? []
      const address = session?.accounts[0]?.address ?? ''
      expect(address, 'the wallet connects with an account').not.toBe('')
      return { provider: connector?.getProvider(fixture.adapter.namespace), address }
    }

    describeConnector(`of ${name}`, async () => {
      const fixture = await createFixture()
      const { listed, stop } = discover(fixture)
      fixture.reveal()
      const [connector = expect.unreachable('no wallet was found')] = listed
      const cleanUp = () => {
        stop()
        fixture.cleanUp?.()
      }
      return { ...fixture, connector, cleanUp }
    })
  })
}
