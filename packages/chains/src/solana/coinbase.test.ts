import { ed25519 } from '@noble/curves/ed25519'
import { base58, base64 } from '@scure/base'
import {
  type Address,
  compileTransaction,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getTransactionDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Blockhash,
} from '@solana/kit'
import nacl from 'tweetnacl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runOperation } from '../adapter.ts'
import type { ConnectorEvent } from '../connector.ts'
import { solana as mainnet } from '../networks/definitions/solana.ts'
import { solanaDevnet } from '../networks/definitions/solanaDevnet.ts'
import { collect, createFakePage } from '../test/fakePage.ts'
import { createFakeSolanaWallet } from '../test/fakeSolanaWallet.ts'
import { registerWallets } from '../test/registerWallets.ts'
import type { CaipNetwork } from '../types.ts'
import { solana } from './solana.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const key = (seed: number) => {
  const secret = new Uint8Array(32).fill(seed)
  const publicKey = ed25519.getPublicKey(secret)
  return { secret, publicKey, address: base58.encode(publicKey) }
}
type ObjectTransaction = { readonly message: { serialize(): Uint8Array }; serialize(): Uint8Array }

/** The API of Coinbase from before the Wallet Standard, with a real key. */
function createCoinbase() {
  const listeners = new Map<string, Set<() => void>>()
  let own = key(1)
  const wallet = {
    publicKey: null as null | { toString(): string },
    connect: vi.fn(async () => {
      wallet.publicKey = { toString: () => own.address }
    }),
    disconnect: vi.fn(async () => void (wallet.publicKey = null)),
    signMessage: async (message: Uint8Array) => ({ signature: ed25519.sign(message, own.secret) }),
    async signTransaction(transaction: ObjectTransaction) {
      const signature = ed25519.sign(transaction.message.serialize(), own.secret)
      const decoded = getTransactionDecoder().decode(transaction.serialize())
      const signed = { ...decoded, signatures: { [own.address]: signature } }
      return { serialize: () => Uint8Array.from(getTransactionEncoder().encode(signed as never)) }
    },
    on: (event: string, listener: () => void) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event: string, listener: () => void) => void listeners.get(event)?.delete(listener),
  }
  return {
    wallet,
    change(seed: number | undefined) {
      own = key(seed ?? 1)
      wallet.publicKey = seed === undefined ? null : { toString: () => own.address }
      for (const listener of listeners.get(seed === undefined ? 'disconnect' : 'accountChanged') ?? [])
        listener()
    },
    listenerCount: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  }
}

function start(place: object, networks: readonly CaipNetwork[] = [mainnet, solanaDevnet]) {
  const page = Object.assign(createFakePage(), place)
  const { listed, context } = collect()
  const stop = solana({ target: page }).discover!({ ...context, networks })
  return { page, listed, stop }
}

test('[S3.30] the older Coinbase is not listed after a stop, which leaves no listener or timer', async () => {
  const { page, listed, stop } = start({})
  stop()
  Object.assign(page, { coinbaseSolana: createCoinbase().wallet })
  page.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(5000)
  expect([listed, page.listenerCount(), vi.getTimerCount()]).toEqual([[], 0, 0])
})

test('the older Coinbase is listed, also if injected a little later, and only for mainnet [S1.3] [S3.25]', async () => {
  const { wallet } = createCoinbase()
  expect(start({ coinbaseSolana: wallet }).listed).toMatchObject([
    { id: 'Coinbase Wallet', name: 'Coinbase Wallet', type: 'ANNOUNCED', namespaces: ['solana'] },
  ])
  expect(start({ coinbaseSolana: wallet }, [solanaDevnet]).listed).toEqual([])
  expect(start({ coinbaseSolana: {} }).listed).toEqual([])
  const { page, listed } = start({})
  Object.assign(page, { coinbaseSolana: wallet })
  await vi.advanceTimersByTimeAsync(2000)
  expect(listed).toHaveLength(1)
})

test('a Coinbase that also registers by the Wallet Standard is listed once', async () => {
  const { page, listed } = start({})
  registerWallets(page, createFakeSolanaWallet({ name: 'Coinbase Wallet' }).wallet)
  Object.assign(page, { coinbaseSolana: createCoinbase().wallet })
  await vi.advanceTimersByTimeAsync(2000)
  expect(listed).toHaveLength(1)
})

test('the older Coinbase connects, signs messages and transactions, and its changes are emitted [S1.4]', async () => {
  const { wallet, change, listenerCount } = createCoinbase()
  const connector = start({ coinbaseSolana: wallet }).listed[0]!
  const events: ConnectorEvent[] = []
  const leave = connector.subscribe((event) => events.push(event))
  expect(await connector.restore?.({ networks: [mainnet] })).toEqual([])
  expect(wallet.connect).not.toHaveBeenCalled()
  const { address, publicKey } = key(1)
  expect(await connector.connect({ networks: [mainnet] })).toMatchObject([{ accounts: [{ address }] }])

  const provider = connector.getProvider('solana')
  const signature = await runOperation(solana(), 'signMessage', {
    network: mainnet,
    provider,
    parameters: { address, message: 'hello' },
  })
  expect(
    nacl.sign.detached.verify(new TextEncoder().encode('hello'), base58.decode(signature), publicKey),
  ).toBe(true)

  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayer(address as Address, empty),
    (paid) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: key(9).address as string as Blockhash, lastValidBlockHeight: 1n },
        paid,
      ),
  )
  const transaction = getBase64EncodedWireTransaction(compileTransaction(message))
  const sign = (network: CaipNetwork) =>
    runOperation(solana(), 'signTransaction', { network, provider, parameters: { address, transaction } })
  const signed = getTransactionDecoder().decode(base64.decode((await sign(mainnet)) as string))
  const own = Uint8Array.from(signed.signatures[address as Address] ?? [])
  expect(nacl.sign.detached.verify(Uint8Array.from(signed.messageBytes), own, publicKey)).toBe(true)
  await expect(sign(solanaDevnet)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })

  change(2)
  expect(events.at(-1)).toMatchObject({ type: 'change', accounts: [{ address: key(2).address }] })
  change(undefined)
  expect(events.at(-1)).toMatchObject({ type: 'change', accounts: [] })
  leave()
  expect(listenerCount()).toBe(0)
})

test('[S3.30] a key that throws is not an account', async () => {
  const { wallet } = createCoinbase()
  wallet.connect.mockImplementation(async () => {
    wallet.publicKey = {
      toString() {
        throw new Error('hostile')
      },
    }
  })
  const page = Object.assign(createFakePage(), { coinbaseSolana: wallet })
  const { listed, context } = collect()
  solana({ target: page }).discover?.({ ...context, networks: [mainnet] })
  await expect(listed[0]?.connect({ networks: [mainnet] })).rejects.toMatchObject({ code: 'CONNECT_FAILED' })
  expect(await listed[0]?.restore?.({ networks: [mainnet] })).toEqual([])
})
