import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { createPublicClient, type Hex, http, stringToHex, verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSandbox, type SandboxWithoutRelay } from '../world.ts'

type User = {
  readonly address: Hex
  readonly chainId: unknown
  readonly message?: string
  readonly signature?: Hex
}
type Answer = { readonly payload?: unknown; readonly error?: string; readonly isSilent?: boolean }

let world: SandboxWithoutRelay
beforeAll(async () => {
  world = await createSandbox({ relay: false, backend: false })
})
afterAll(() => world.stop())

async function ask(name: string, payload?: unknown, token = 'visitor'): Promise<Answer> {
  const body = JSON.stringify({ token, name, payload })
  const response = await fetch(`${world.urls.secureSite}/ask`, { method: 'POST', body })
  return (await response.json()) as Answer
}

async function signIn(token: string): Promise<User> {
  await ask('CONNECT_EMAIL', { email: 'mira@example.com' }, token)
  await ask('CONNECT_OTP', { otp: '123456' }, token)
  return (await ask('GET_USER', { chainId: 1 }, token)).payload as User
}

test('a code lets in whoever has it; a wrong one and an old one say so [S7.40, S7.42]', async () => {
  expect(await ask('CONNECT_EMAIL', { email: 'nobody' })).toEqual({ error: 'Invalid email' })
  expect(await ask('CONNECT_EMAIL', { email: 'mira@example.com' })).toEqual({
    payload: { action: 'VERIFY_OTP' },
  })
  expect(await ask('CONNECT_OTP', { otp: '111111' })).toEqual({ error: 'This code is not right' })
  expect(await ask('CONNECT_OTP', { otp: '000000' })).toEqual({ error: 'This code has expired' })
  expect(await ask('GET_USER')).toEqual({ error: 'Nobody is signed in' })
  expect(await ask('CONNECT_OTP', { otp: '123456' })).toEqual({})
  expect(await ask('IS_CONNECTED')).toEqual({ payload: { isConnected: true } })
  // The next time in this browser nothing is to be typed.
  expect(await ask('CONNECT_EMAIL', { email: 'mira@example.com' })).toEqual({
    payload: { action: 'CONNECT' },
  })
  await ask('SIGN_OUT')
  expect(await ask('IS_CONNECTED')).toEqual({ payload: { isConnected: false } })
})

test('what it signs verifies, and what it sends is mined', async () => {
  const { address } = await signIn('spender')
  const message = 'hello'
  const rpc = (method: string, params: unknown): Promise<Answer> =>
    ask('RPC_REQUEST', { method, params, chainNamespace: 'eip155', chainId: 1 }, 'spender')
  const signature = (await rpc('personal_sign', [stringToHex(message), address])).payload as Hex
  expect(await verifyMessage({ address, message, signature })).toBe(true)

  const to = '0x00000000000000000000000000000000000000aa'
  const node = createPublicClient({ transport: http(world.urls.evm[1]) })
  const hash = (await rpc('eth_sendTransaction', [{ from: address, to, value: '0x7' }])).payload as Hex
  await node.waitForTransactionReceipt({ hash, pollingInterval: 50 })
  expect(await node.getBalance({ address: to })).toBe(7n)
  expect(await rpc('personal_sign', ['0x68', to])).toEqual({ error: expect.stringContaining('no account') })
})

test('the sign-in that comes along is signed with the account filled in', async () => {
  await signIn('signer')
  const serializedMessage = 'app.example wants you\n<<AccountAddress>>\n'
  const siwxMessage = { serializedMessage, accountAddress: '<<AccountAddress>>' }
  const { payload } = await ask('GET_USER', { chainId: 1, siwxMessage }, 'signer')
  const { address, message = '', signature = '0x' } = payload as User
  expect(message).toBe(`app.example wants you\n${address}\n`)
  expect(await verifyMessage({ address, message, signature })).toBe(true)
})

test('on Solana the same address signs with a key of that family', async () => {
  await signIn('solana')
  const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const user = (await ask('GET_USER', { chainId }, 'solana')).payload as User
  expect(user.chainId).toBe(chainId)
  const params = { message: base58.encode(new TextEncoder().encode('hello')), pubkey: user.address }
  const request = {
    method: 'solana_signMessage',
    params,
    chainNamespace: 'solana',
    chainId: chainId.slice(7),
  }
  const { payload } = await ask('RPC_REQUEST', request, 'solana')
  const signature = base58.decode((payload as { signature: string }).signature)
  expect(ed25519.verify(signature, new TextEncoder().encode('hello'), base58.decode(user.address))).toBe(true)
})

test('a test says how a request is answered, until the world begins anew', async () => {
  world.secureSite.setManner('GET_CHAIN_ID', { error: 'Not today' })
  expect(await ask('GET_CHAIN_ID')).toEqual({ error: 'Not today' })
  world.secureSite.setManner('GET_CHAIN_ID', { isSilent: true })
  expect(await ask('GET_CHAIN_ID')).toEqual({ isSilent: true })
  await world.reset()
  expect(await ask('GET_CHAIN_ID')).toEqual({ payload: { chainId: 1 } })
})
