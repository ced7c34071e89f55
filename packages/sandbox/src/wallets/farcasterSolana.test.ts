import { isUserRejected, runOperation } from '@foyer/chains'
import { farcasterSolana } from '@foyer/chains/farcaster'
import { solana as network } from '@foyer/chains/networks'
import { solana, toSolanaSigner } from '@foyer/chains/solana'
import { ed25519 } from '@noble/curves/ed25519'
import { base58, base64 } from '@scure/base'
import { createSignableMessage } from '@solana/kit'
import {
  SystemProgram,
  PublicKey,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createMiniApp, discoverHosts, type MiniApp } from '../test/miniApp.ts'
import { walletIcons } from './icons.ts'
import { createSolanaWallet, type SolanaWallet } from './solana/createSolanaWallet.ts'

// Page and client are `@farcaster/miniapp-sdk` and `@farcaster/miniapp-host`; the client's wallet is the sandbox's.
const networks = [network]
const adapter = solana()
let app: MiniApp
const undos: (() => void)[] = []
beforeAll(() => void (app = createMiniApp()))
afterEach(() => {
  for (const undo of undos.splice(0)) undo()
})
afterAll(() => vi.unstubAllGlobals())

const createWallet = (): SolanaWallet =>
  createSolanaWallet({ name: 'Farcaster', icon: walletIcons.pebble as `data:image/svg+xml;base64,${string}` })

function discover() {
  const hosts = [farcasterSolana({ loadSdk: app.loadSdk })]
  const found = discoverHosts(solana({ target: app.page, hosts }), networks)
  undos.push(found.stop)
  return found
}

async function connected(wallet: SolanaWallet) {
  undos.push(app.serve(undefined, wallet))
  const { listed } = discover()
  const [connector = expect.unreachable('it is listed')] = await vi.waitUntil(
    () => listed.size > 0 && [...listed],
  )
  const [session] = (await connector.restore?.({ networks })) ?? []
  const address = session?.accounts[0]?.address ?? expect.unreachable('it is connected')
  const signer = { network, provider: connector.getProvider('solana') }
  return { connector, address, signer }
}

test('the wallet of the client is a host connector, and connected without a click', async () => {
  const wallet = createWallet()
  const { connector, address } = await connected(wallet)
  expect(connector).toMatchObject({
    id: 'farcaster',
    name: 'Farcaster',
    namespaces: ['solana'],
    isHost: true,
    interaction: 'frame',
  })
  expect(address).toBe(wallet.addresses[0])
})

test('the wallet of the client signs a message; a rejection is a UserRejectedError', async () => {
  const wallet = createWallet()
  const { address, signer } = await connected(wallet)
  const message = 'Foyer <&> ✓'
  const sign = () => runOperation(adapter, 'signMessage', { ...signer, parameters: { address, message } })
  const bytes = new TextEncoder().encode(message)
  expect(ed25519.verify(base58.decode(await sign()), bytes, base58.decode(address))).toBe(true)
  wallet.setBehaviour('reject')
  expect(isUserRejected(await sign().catch((error: unknown) => error))).toBe(true)
})

test('bytes that are not UTF-8 are not signed, since the client accepts texts only', async () => {
  const wallet = createWallet()
  const { signer } = await connected(wallet)
  const sign = async (content: Uint8Array) => {
    const source = { getSigner: () => ({ ...signer, address: wallet.addresses[0] ?? '' }) }
    const [signed] = await toSolanaSigner(source).modifyAndSignMessages([createSignableMessage(content)])
    return signed
  }
  expect(await sign(Uint8Array.of(0x68, 0x69))).toMatchObject({ content: Uint8Array.of(0x68, 0x69) })
  await expect(sign(Uint8Array.of(0xff))).rejects.toMatchObject({ code: 'SIGN_MESSAGE_FAILED' })
})

const blockhash = base58.encode(new Uint8Array(32).fill(7))

test.each([
  [
    'version 0',
    (payer: PublicKey) => {
      const instructions = [
        SystemProgram.transfer({ fromPubkey: payer, toPubkey: new PublicKey(blockhash), lamports: 1 }),
      ]
      const message = new TransactionMessage({ payerKey: payer, recentBlockhash: blockhash, instructions })
      return new VersionedTransaction(message.compileToV0Message()).serialize()
    },
  ],
  [
    'legacy',
    (payer: PublicKey) =>
      new Transaction({ feePayer: payer, recentBlockhash: blockhash })
        .add(SystemProgram.transfer({ fromPubkey: payer, toPubkey: new PublicKey(blockhash), lamports: 1 }))
        .serialize({ verifySignatures: false, requireAllSignatures: false }),
  ],
])('a signed transaction (%s) has an unchanged message', async (_, build) => {
  const { address, signer } = await connected(createWallet())
  const wire = Uint8Array.from(build(new PublicKey(address)))
  const signed = base64.decode(
    await runOperation(adapter, 'signTransaction', {
      ...signer,
      parameters: { address, transaction: base64.encode(wire) },
    }),
  )
  const [message, signature] = [signed.slice(65), signed.slice(1, 65)]
  expect(message).toEqual(wire.slice(65))
  expect(ed25519.verify(signature, message, base58.decode(address))).toBe(true)
})

test('a client with an invalid address is not connected', async () => {
  const made = createWallet()
  const wallet = Object.create(made.wallet, { accounts: { value: [{ address: 'farcaster' }] } })
  undos.push(app.serve(undefined, { ...made, wallet }))
  const { listed } = discover()
  const [connector] = await vi.waitUntil(() => listed.size > 0 && [...listed])
  expect(await connector?.restore?.({ networks })).toEqual([])
  await expect(connector?.connect({ networks })).rejects.toMatchObject({ code: 'CONNECT_FAILED' })
})
