import { createRequire } from 'node:module'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { devAccounts } from '../evm/accounts.ts'
import { createSandbox, type SandboxWithoutRelay } from '../world.ts'
import { createSafe } from './createSafe.ts'

let world: SandboxWithoutRelay
beforeAll(async () => void (world = await createSandbox({ relay: false, solana: false, backend: false })))
afterEach(() => vi.unstubAllGlobals())
afterAll(() => world.stop())

const [, , OWNER = expect.unreachable(), TAKER = expect.unreachable()] = devAccounts
const owner = privateKeyToAccount(OWNER.privateKey)
type Sdk = typeof import('@safe-global/safe-apps-sdk')

/** The package inside a page that the sandbox's Safe frames; `isProposed`: other owners have not confirmed yet. */
function frame(isProposed = false) {
  const safe = createSafe({ privateKey: OWNER.privateKey, chainId: 1, rpcUrl: world.urls.evm[1] })
  const page = Object.assign(new EventTarget(), { parent: {} as object, crypto: globalThis.crypto })
  const answer = (id: string, result: object): void => {
    const event = new Event('message')
    const data = { id, version: '9.1.0', ...result }
    page.dispatchEvent(Object.assign(event, { data, source: page.parent, origin: 'https://app.safe.global' }))
  }
  page.parent = {
    postMessage({ id, method, params }: { id: string; method: string; params: unknown }) {
      safe.ask({ method, params, isProposed }).then(
        (data) => answer(id, { success: true, data }),
        (error: Error) => answer(id, { success: false, error: error.message }),
      )
    },
  }
  vi.stubGlobal('window', page)
  // A CommonJS package that reads `window` when an SDK object is created.
  const { default: SafeAppsSdk } = createRequire(import.meta.url)('@safe-global/safe-apps-sdk') as Sdk
  return { safe, sdk: new SafeAppsSdk({ allowedDomains: [/^https:\/\/app\.safe\.global$/] }) }
}

test('@safe-global/safe-apps-sdk reads the Safe and its chain', async () => {
  const { sdk } = frame()
  expect(await sdk.safe.getInfo()).toMatchObject({ safeAddress: OWNER.address, chainId: 1, threshold: 1 })
  expect(BigInt(await sdk.eth.getBalance([OWNER.address]))).toBeGreaterThan(0n)
})

test('@safe-global/safe-apps-sdk sends transactions, and follows them to their hash on the chain', async () => {
  const { sdk } = frame()
  const balance = async () => BigInt(await sdk.eth.getBalance([TAKER.address]))
  const before = await balance()
  const txs = [1n, 2n].map((value) => ({ to: TAKER.address, value: `${value}`, data: '0x' }))
  const { safeTxHash } = await sdk.txs.send({ txs })
  await world.mine()
  expect(await balance()).toBe(before + 3n)
  const { txStatus, txHash } = await sdk.txs.getBySafeTxHash(safeTxHash)
  expect(txStatus).toBe('SUCCESS')
  expect(await sdk.eth.getTransactionReceipt([txHash ?? ''])).toMatchObject({ status: '0x1' })
})

test('@safe-global/safe-apps-sdk signs messages and typed data off-chain, after all confirmations', async () => {
  const { sdk, safe } = frame(true)
  await sdk.eth.setSafeSettings([{ offChainSigning: true }])
  const { messageHash } = (await sdk.txs.signMessage('Hello')) as { messageHash: string }
  expect(await sdk.safe.getOffChainSignature(messageHash)).toBe('')
  await safe.confirm()
  expect(await sdk.safe.getOffChainSignature(messageHash)).toBe(await owner.signMessage({ message: 'Hello' }))

  const typedData = {
    domain: { name: 'Shop', chainId: 1 },
    types: { Order: [{ name: 'amount', type: 'uint256' }] },
    primaryType: 'Order',
    message: { amount: '5' },
  }
  const signed = (await sdk.txs.signTypedMessage(typedData)) as { messageHash: string }
  await safe.confirm()
  expect(await sdk.safe.getOffChainSignature(signed.messageHash)).toBe(
    await owner.signTypedData(typedData as never),
  )
})
