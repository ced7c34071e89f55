import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  address,
  appendTransactionMessageInstructions,
  createNoopSigner,
  createSolanaRpc,
  createTransactionMessage,
  getTransactionEncoder,
  lamports,
  partiallySignTransactionMessageWithSigners,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
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

test('a one-time code logs in; a wrong code and an expired code are rejected [S7.40, S7.42]', async () => {
  expect(await ask('CONNECT_EMAIL', { email: 'nobody' })).toEqual({ error: 'Invalid email' })
  expect(await ask('CONNECT_EMAIL', { email: 'mira@example.com' })).toEqual({
    payload: { action: 'VERIFY_OTP', expiresIn: 1200 },
  })
  expect(await ask('CONNECT_OTP', { otp: '111111' })).toEqual({ error: 'This code is not right' })
  expect(await ask('CONNECT_OTP', { otp: '000000' })).toEqual({ error: 'This code has expired' })
  expect(await ask('GET_USER')).toEqual({ error: 'Not signed in' })
  expect(await ask('CONNECT_OTP', { otp: '123456' })).toEqual({})
  expect(await ask('IS_CONNECTED')).toEqual({ payload: { isConnected: true } })
  // The next login in this browser needs no one-time code.
  expect(await ask('CONNECT_EMAIL', { email: 'mira@example.com' })).toEqual({
    payload: { action: 'CONNECT' },
  })
  await ask('SIGN_OUT')
  expect(await ask('IS_CONNECTED')).toEqual({ payload: { isConnected: false } })
})

test('signatures verify, and transactions are mined', async () => {
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

test('a sign-in message sent with the login is signed with the account filled in', async () => {
  await signIn('signer')
  const serializedMessage = 'app.example wants you\n<<AccountAddress>>\n'
  const siwxMessage = { serializedMessage, accountAddress: '<<AccountAddress>>' }
  const { payload } = await ask('GET_USER', { chainId: 1, siwxMessage }, 'signer')
  const { address, message = '', signature = '0x' } = payload as User
  expect(message).toBe(`app.example wants you\n${address}\n`)
  expect(await verifyMessage({ address, message, signature })).toBe(true)
})

test('on Solana the same email address has a Solana account', async () => {
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

test('a behaviour sets the answer to requests of a name, until a reset', async () => {
  world.secureSite.setBehaviour('GET_CHAIN_ID', { error: 'Not today' })
  expect(await ask('GET_CHAIN_ID')).toEqual({ error: 'Not today' })
  world.secureSite.setBehaviour('GET_CHAIN_ID', { isSilent: true })
  expect(await ask('GET_CHAIN_ID')).toEqual({ isSilent: true })
  world.secureSite.setBehaviour('GET_CHAIN_ID', { hasBadShape: true })
  expect(await ask('GET_CHAIN_ID')).toEqual({ payload: { nonsense: true } })
  world.secureSite.setBehaviour('GET_CHAIN_ID', { hasWrongId: true })
  expect(await ask('GET_CHAIN_ID')).toEqual({ payload: { chainId: 1 }, hasWrongId: true })
  await world.reset()
  expect(await ask('GET_CHAIN_ID')).toEqual({ payload: { chainId: 1 } })
})

test('a social login belongs to the visitor whose popup was opened [S7.43, S7.46]', async () => {
  const { payload } = await ask('GET_SOCIAL_REDIRECT_URI', { provider: 'google' }, 'social')
  const uri = new URL((payload as { uri: string }).uri)
  expect(await (await fetch(uri)).text()).toContain('Continue as Mira')
  const result = `?auth=${uri.searchParams.get('state')}`
  expect(await ask('CONNECT_SOCIAL', { uri: result, chainId: 1 }, 'thief')).toEqual({
    error: 'The login belongs to somebody else',
  })
  const first = (await ask('CONNECT_SOCIAL', { uri: result, chainId: 1 }, 'social')).payload
  expect(first).toMatchObject({ userName: 'mira', email: null, chainId: 1 })
  expect(await ask('IS_CONNECTED', undefined, 'social')).toEqual({ payload: { isConnected: true } })
})

test('a phone approves a Farcaster login; a reloaded frame no longer waits [S7.44, S7.57]', async () => {
  const { payload } = await ask('GET_FARCASTER_URI', undefined, 'caster')
  const { url } = payload as { readonly url: string }
  const waiting = ask('CONNECT_FARCASTER', undefined, 'caster')
  const channel = new URL(url).searchParams.get('channel')
  await fetch(`${world.urls.secureSite}/approve`, { method: 'POST', body: JSON.stringify({ channel }) })
  expect(await waiting).toEqual({ payload: { userName: 'mira' } })
  await ask('GET_FARCASTER_URI', undefined, 'caster')
  const given = ask('CONNECT_FARCASTER', undefined, 'caster')
  await ask('RELOAD', undefined, 'caster')
  expect(await given).toHaveProperty('error')
})

test('a changed email address keeps the keys [S7.54]', async () => {
  const { address } = await signIn('mover')
  expect(await ask('UPDATE_EMAIL', { email: 'mira@example.org' }, 'mover')).toEqual({
    payload: { action: 'VERIFY_PRIMARY_OTP' },
  })
  expect(await ask('UPDATE_EMAIL_PRIMARY_OTP', { otp: '111111' }, 'mover')).toHaveProperty('error')
  await ask('UPDATE_EMAIL_PRIMARY_OTP', { otp: '123456' }, 'mover')
  expect(await ask('UPDATE_EMAIL_SECONDARY_OTP', { otp: '123456' }, 'mover')).toEqual({
    payload: { newEmail: 'mira@example.org' },
  })
  expect((await ask('GET_USER', { chainId: 1 }, 'mover')).payload).toMatchObject({
    email: 'mira@example.org',
    address,
  })
})

test('a one-time code works once, for the step that it was sent for', async () => {
  const code = { otp: '123456' }
  const none = { error: 'No code was sent' }
  expect(await ask('CONNECT_OTP', code, 'again')).toEqual(none)
  await signIn('again')
  expect(await ask('CONNECT_OTP', code, 'again')).toEqual(none)
  expect(await ask('UPDATE_EMAIL', { email: 'mira' }, 'again')).toEqual({ error: 'Invalid email' })
  expect(await ask('UPDATE_EMAIL_SECONDARY_OTP', code, 'again')).toEqual(none)
  await ask('UPDATE_EMAIL', { email: 'mira@example.org' }, 'again')
  expect(await ask('UPDATE_EMAIL_SECONDARY_OTP', code, 'again')).toEqual(none)
  await ask('UPDATE_EMAIL_PRIMARY_OTP', code, 'again')
  expect(await ask('UPDATE_EMAIL_PRIMARY_OTP', code, 'again')).toEqual(none)
  expect(await ask('UPDATE_EMAIL_SECONDARY_OTP', code, 'again')).toHaveProperty('payload')
  expect(await ask('UPDATE_EMAIL_SECONDARY_OTP', code, 'again')).toEqual(none)
  await ask('CONNECT_EMAIL', { email: 'device@example.com' }, 'device')
  expect(await ask('CONNECT_OTP', code, 'device')).toEqual(none)
  await ask('CONNECT_DEVICE', undefined, 'device')
  expect(await ask('CONNECT_OTP', code, 'device')).toEqual({})
})

test('a Solana message for the account of another visitor is not signed', async () => {
  await signIn('solana')
  const pubkey = 'DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK'
  const params = { message: base58.encode(new TextEncoder().encode('hello')), pubkey }
  const request = { method: 'solana_signMessage', params, chainNamespace: 'solana', chainId: '5eykt' }
  expect(await ask('RPC_REQUEST', request, 'solana')).toEqual({
    error: expect.stringContaining('no account'),
  })
})

test('a Solana transaction is signed, sent and confirmed [S6.3, S1.13]', async () => {
  await signIn('sender')
  const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const user = (await ask('GET_USER', { chainId }, 'sender')).payload as User
  const rpc = createSolanaRpc(world.urls.solana)
  const owner = createNoopSigner(address(user.address))
  const destination = address('DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK')
  const before = (await rpc.getBalance(destination).send()).value
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const transfer = getTransferSolInstruction({ source: owner, destination, amount: lamports(10n ** 9n) })
  const transaction = await partiallySignTransactionMessageWithSigners(
    pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(owner, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => appendTransactionMessageInstructions([transfer], message),
    ),
  )
  const wire = base58.encode(new Uint8Array(getTransactionEncoder().encode(transaction)))
  const request = {
    method: 'solana_signAndSendTransaction',
    params: { transaction: wire },
    chainNamespace: 'solana',
    chainId: chainId.slice(7),
  }
  const { payload } = await ask('RPC_REQUEST', request, 'sender')
  const { signature } = payload as { readonly signature: string }
  expect(base58.decode(signature)).toHaveLength(64)
  expect((await rpc.getBalance(destination).send()).value - before).toBe(10n ** 9n)
  // Sending the same transaction again is rejected with a message.
  expect(await ask('RPC_REQUEST', request, 'sender')).toEqual({ error: expect.stringMatching(/\w/) })
})
