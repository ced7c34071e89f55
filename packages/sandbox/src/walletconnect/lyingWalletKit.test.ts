import { isFoyerError, runOperation } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { recoverMessageAddress, type Hex } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { devAccounts } from '../evm/accounts.ts'
import { type App, type Testbed, walletConnectTestbed } from '../test/walletConnectTestbed.ts'
import { type PhoneMessage, type WalletKitPhone, walletKitPhone } from '../test/walletKitPhone.ts'

// The wallet is `@reown/walletkit`: its messages are changed after its own checks and before their encryption.

let testbed: Testbed
let phone: WalletKitPhone
let app: App
beforeEach(async () => {
  testbed = await walletConnectTestbed()
  phone = await walletKitPhone(testbed.relay.url)
  app = testbed.open({ networks: [mainnet, polygon] })
})
afterEach(async () => {
  await phone.stop()
  await testbed.stop()
})

const adapter = eip155()
const [first, second, third] = devAccounts.map(({ address }) => address) as [Hex, Hex, Hex]
const markup = '<img src=x onerror=alert(1)>'
const text = 'Foyer <&> ✓'

type Outcome = { readonly value: unknown } | { readonly error: unknown }
const outcomeOf = (promise: Promise<unknown>): Promise<Outcome> =>
  promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )

async function connect(): Promise<Outcome> {
  const connecting = outcomeOf(app.connector.connect({ networks: [mainnet] }))
  await phone.pair(await app.uri())
  return connecting
}

/** Replaces the namespaces of the session that the phone has approved. */
const settling =
  (namespaces: unknown) =>
  (message: PhoneMessage): object =>
    message.method === 'wc_sessionSettle'
      ? { ...message, params: { ...message.params, namespaces } }
      : message

const eip155Of = (accounts: unknown, more: object = {}): object => ({
  eip155: { accounts, methods: ['personal_sign'], events: [], ...more },
})

describe('a session', () => {
  test.each<[string, unknown, string]>([
    ['no accounts', eip155Of([]), 'NO_ACCOUNTS'],
    ['an account of a chain that was not requested', eip155Of([`eip155:10:${first}`]), 'NO_ACCOUNTS'],
    ['an account of another namespace', eip155Of([`solana:mainnet:${first}`]), 'NO_ACCOUNTS'],
    ['an account that is no address', eip155Of(['eip155:1:vitalik.eth']), 'NO_ACCOUNTS'],
    ['an account of markup', eip155Of([`eip155:1:${markup}`]), 'NO_ACCOUNTS'],
    [
      'a namespace that was not requested',
      {
        ...eip155Of([`eip155:1:${first}`]),
        cosmos: { accounts: ['cosmos:cosmoshub-4:cosmos1x'], methods: [], events: [] },
      },
      'NAMESPACES_NOT_REQUESTED',
    ],
  ])('with %s is refused, and ended in the wallet', async (_, namespaces, code) => {
    phone.lie(settling(namespaces))
    const outcome = await connect()
    expect(outcome).toMatchObject({ error: { code } })
    await expect.poll(() => phone.kit.getActiveSessions()).toEqual({})
    expect(await app.connector.restore?.({ networks: [mainnet] })).toEqual([])
  })

  test.each<[string, unknown]>([
    ['no namespaces', {}],
    ['namespaces that are null', null],
    ['an account without a chain', eip155Of([first])],
    ['a list of namespaces', [1]],
    ['accounts that are a text', eip155Of('all')],
    ['accounts that are numbers', eip155Of([1, null])],
    ['five thousand accounts', eip155Of(Array.from({ length: 5000 }, () => `eip155:1:${first}`))],
  ])('with %s opens no connection, and connecting can be aborted', async (_, namespaces) => {
    phone.lie(settling(namespaces))
    const leaving = new AbortController()
    const connecting = outcomeOf(app.connector.connect({ networks: [mainnet], signal: leaving.signal }))
    await phone.pair(await app.uri())
    await expect.poll(() => phone.promptCount()).toBe(1)
    leaving.abort('enough')
    const outcome = await connecting
    expect('error' in outcome && (outcome.error === 'enough' || isFoyerError(outcome.error))).toBe(true)
    expect(await app.connector.restore?.({ networks: [mainnet] })).toEqual([])
  })

  test.each([
    ['accounts of others beside its own', [`eip155:10:${second}`, `eip155:1:${first}`, 'eip155:1:x']],
    ['an account twice, in two spellings', [`eip155:1:${first.toLowerCase()}`, `eip155:1:${first}`]],
  ])('with %s connects with its valid account alone', async (_, accounts) => {
    phone.lie(settling(eip155Of(accounts)))
    const { value } = (await connect()) as { readonly value: readonly { readonly accounts: unknown }[] }
    expect(value).toHaveLength(1)
    expect(value[0]?.accounts).toEqual([{ address: first, type: 'eoa' }])
  })
})

describe('a request', () => {
  const answering =
    (change: (message: PhoneMessage) => object) =>
    (message: PhoneMessage): object =>
      message.method === undefined ? change(message) : message

  async function request(name: 'signMessage' | 'signTypedData', signal?: AbortSignal): Promise<unknown> {
    const typedData = {
      domain: {},
      types: { A: [{ name: 'a', type: 'string' }] },
      primaryType: 'A',
      message: { a: 'a' },
    }
    const parameters = { address: first, ...(name === 'signMessage' ? { message: text } : { typedData }) }
    const provider = app.connector.getProvider('eip155')
    const context = { network: mainnet, provider, parameters: parameters as never, ...(signal && { signal }) }
    return runOperation(adapter, name, context)
  }

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['true', true],
    ['an empty text', ''],
    ['a text', 'signed'],
    ['markup', markup],
    ['hex of half a byte', '0xabc'],
    ['hex without a prefix', 'ab'.repeat(65)],
    ['no byte', '0x'],
    ['a list', ['0xabcd']],
    ['an object', { signature: '0xabcd' }],
    ['a key of every object', { __proto__: null, toString: 1 }],
  ])('answered with %s as its signature is a failure', async (_, result) => {
    await connect()
    phone.lie(answering((message) => ({ ...message, result })))
    expect(await outcomeOf(request('signMessage'))).toMatchObject({ error: { code: 'SIGN_MESSAGE_FAILED' } })
  })

  test('answered with an invalid signature of typed data is a failure, and the next request succeeds', async () => {
    await connect()
    phone.lie(answering((message) => ({ ...message, result: { signature: markup } })))
    expect(await outcomeOf(request('signTypedData'))).toMatchObject({
      error: { code: 'SIGN_TYPED_DATA_FAILED' },
    })
    phone.lie((message) => message)
    const signature = (await request('signMessage')) as Hex
    expect(await recoverMessageAddress({ message: text, signature })).toBe(first)
  })

  test.each<[string, unknown]>([
    ['without a code', { message: 'Failed' }],
    ['with a code that is a text', { code: '4001', message: 'No' }],
    ['with a message of markup', { code: -32_000, message: markup }],
    ['that is a text', 'Failed'],
    ['that is empty', {}],
  ])('answered with an error %s is a failure of the catalogue', async (_, error) => {
    await connect()
    phone.lie(answering(({ id }) => ({ id, jsonrpc: '2.0', error })))
    const outcome = await outcomeOf(request('signMessage'))
    expect('error' in outcome && isFoyerError(outcome.error)).toBe(true)
  })

  test('answered under another id stays pending until it is aborted', async () => {
    await connect()
    phone.lie(answering((message) => ({ ...message, id: message.id + 1 })))
    const leaving = new AbortController()
    let isSettled = false
    const asking = outcomeOf(request('signMessage', leaving.signal)).finally(() => (isSettled = true))
    await expect.poll(() => phone.promptCount()).toBe(2)
    phone.lie((message) => message)
    // The next request is answered, the first is not.
    const signature = (await request('signMessage')) as Hex
    expect(await recoverMessageAddress({ message: text, signature })).toBe(first)
    expect(isSettled).toBe(false)
    leaving.abort('enough')
    expect(await asking).toEqual({ error: 'enough' })
  })

  test('without an answer ends when it is aborted', async () => {
    await connect()
    phone.setBehaviour('silent')
    const leaving = new AbortController()
    const asking = outcomeOf(request('signMessage', leaving.signal))
    await expect.poll(() => phone.promptCount()).toBe(2)
    leaving.abort('enough')
    expect(await asking).toEqual({ error: 'enough' })
  })
})

describe('a sign-in', () => {
  type Cacao = { readonly p: { readonly iss: string }; readonly s: object }
  const fields = {
    caipNetworkIds: ['eip155:1'],
    domain: 'app.example',
    uri: 'https://app.example',
    nonce: '12345678',
    statement: 'Welcome.',
  } as const
  const signing =
    (change: (cacao: Cacao) => unknown) =>
    (message: PhoneMessage): object => {
      const { cacaos } = (message.result ?? {}) as { readonly cacaos?: readonly Cacao[] }
      return cacaos
        ? { ...message, result: { ...(message.result as object), cacaos: cacaos.map(change) } }
        : message
    }

  test.each<[string, (cacao: Cacao) => unknown]>([
    ['of another account', ({ p, ...rest }) => ({ ...rest, p: { ...p, iss: p.iss.replace(first, second) } })],
    ['of another chain', ({ p, ...rest }) => ({ ...rest, p: { ...p, iss: p.iss.replace(':1:', ':10:') } })],
    ['for another domain', ({ p, ...rest }) => ({ ...rest, p: { ...p, domain: 'evil.example' } })],
    ['with another nonce', ({ p, ...rest }) => ({ ...rest, p: { ...p, nonce: '87654321' } })],
    ['with a malformed signature', (cacao) => ({ ...cacao, s: { t: 'eip191', s: '0x12' } })],
    ['without a signature', ({ p }) => ({ h: { t: 'caip122' }, p })],
    ['of nothing', () => null],
    ['of an issuer that is markup', ({ p, ...rest }) => ({ ...rest, p: { ...p, iss: markup } })],
  ])('%s is refused, and leaves no session', async (_, change) => {
    phone.lie(signing(change))
    const asking = outcomeOf(app.connector.authenticate?.(fields) ?? expect.unreachable('it can sign in'))
    await phone.pair(await app.uri())
    const outcome = await asking
    expect('error' in outcome && isFoyerError(outcome.error)).toBe(true)
    await expect.poll(() => phone.kit.getActiveSessions()).toEqual({})
    expect(await app.connector.restore?.({ networks: [mainnet] })).toEqual([])
  })
})

describe('an event', () => {
  test.each<[string, string, unknown, string]>([
    ['another account', 'accountsChanged', [third], 'eip155:1'],
    ['no account', 'accountsChanged', [], 'eip155:1'],
    ['accounts of markup', 'accountsChanged', [markup, `eip155:1:${markup}`], 'eip155:1'],
    ['accounts that are numbers', 'accountsChanged', [1, null, {}], 'eip155:1'],
    ['accounts that are a text', 'accountsChanged', first, 'eip155:1'],
    ['a chain of markup', 'chainChanged', markup, 'eip155:1'],
    ['a chain that is no number', 'chainChanged', { chainId: '0x1' }, 'eip155:1'],
    ['a chain of another namespace', 'chainChanged', 'cosmos:cosmoshub-4', 'eip155:1'],
  ])('with %s changes nothing', async (_, event, data, chainId) => {
    await connect()
    app.events.length = 0
    await phone.emit(event, data, chainId)
    await phone.emit('chainChanged', 137, 'eip155:137')
    await expect.poll(() => app.events.at(-1)).toMatchObject({ type: 'change', chainId: '137' })
    expect(app.events).toHaveLength(1)
    const [session] = (await app.connector.restore?.({ networks: [mainnet] })) ?? []
    expect(session?.accounts[0]?.address).toBe(first)
  })
})
