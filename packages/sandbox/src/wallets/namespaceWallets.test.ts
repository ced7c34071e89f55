import { serializeSignDoc } from '@cosmjs/amino'
import { Secp256k1, Secp256k1Signature, Sha256 } from '@cosmjs/crypto'
import { sr25519, ss58Decode } from '@polkadot-labs/hdkd-helpers'
import { base64, hex } from '@scure/base'
import { NETWORK, Transaction } from '@scure/btc-signer'
import { Verifier } from 'bip322-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bitcoinAccount } from '../bitcoin/accounts.ts'
import { type BitcoinServer, startBitcoinServer } from '../bitcoin/server.ts'
import { announceWallets } from './announceWallets.ts'
import { registerBitcoinWallet } from './bitcoin/registerBitcoinWallet.ts'
import { injectCosmos } from './cosmos/injectCosmos.ts'
import type { NamespaceWalletControls } from './namespaceOwner.ts'
import { injectPolkadot } from './polkadot/injectPolkadot.ts'
import { putAt } from './putAt.ts'

type Call = (...values: readonly unknown[]) => Promise<never>
type Page = EventTarget & Record<string, never>

/** Calls an existing method. */
const call = <value>(
  provider: Readonly<Record<string, Call>> | undefined,
  name: string,
  ...values: readonly unknown[]
) => {
  const method = provider?.[name] as (...all: readonly unknown[]) => Promise<value>
  return method(...values)
}

const createPage = (): Page => new EventTarget() as Page
const message = 'Foyer <&> ✓'

describe('Bitcoin', () => {
  let server: BitcoinServer
  beforeEach(async () => {
    server = await startBitcoinServer()
  })
  afterEach(() => server.stop())

  async function unisat(options: object = {}) {
    const page = createPage()
    const wallet = registerBitcoinWallet({ page, shape: 'unisat', esploraUrl: server.url, ...options })
    const provider = page['unisat'] as unknown as Record<string, Call>
    const [address] = await call<string[]>(provider, 'requestAccounts')
    return { page, wallet, provider, address: address as string }
  }
  const coinsOf = async (address: string) =>
    (await (await fetch(`${server.url}/address/${address}/utxo`)).json()) as {
      readonly txid: string
      readonly vout: number
      readonly value: number
    }[]
  const balanceOf = async (address: string) =>
    (await coinsOf(address)).reduce((sum, { value }) => sum + value, 0)
  const post = (body: string) => fetch(`${server.url}/tx`, { method: 'POST', body })

  /** A PSBT that spends an account's first coin, unsigned. */
  async function spend(
    account: ReturnType<typeof bitcoinAccount>,
    purpose: 'payment' | 'ordinals',
    to: string,
  ) {
    const key = account[purpose]
    const [coin] = await coinsOf(key.address)
    const transaction = new Transaction()
    transaction.addInput({
      txid: hex.decode(coin?.txid ?? ''),
      index: coin?.vout ?? 0,
      witnessUtxo: { amount: BigInt(coin?.value ?? 0), script: key.script },
      ...(key.tapInternalKey && { tapInternalKey: key.tapInternalKey }),
    })
    transaction.addOutputAddress(to, BigInt(coin?.value ?? 0) - 500n, NETWORK)
    return transaction
  }

  test.each(['ecdsa', 'bip322-simple'])(
    'a text is signed by %s, verified by another library',
    async (type) => {
      const { provider, address } = await unisat()
      const signature = await call<string>(provider, 'signMessage', message, type)
      expect(Verifier.verifySignature(address, message, signature)).toBe(true)
      expect(Verifier.verifySignature(address, `${message}!`, signature)).toBe(false)
    },
  )

  test('Unisat emits an event when locked and none when unlocked, and each account once', async () => {
    const { wallet, provider, address } = await unisat()
    const events: unknown[] = []
    provider['on']?.('accountsChanged', (accounts: unknown) => events.push(accounts))
    await provider['requestAccounts']?.()
    wallet.lock()
    expect(events).toEqual([[]])
    expect(await provider['getAccounts']?.()).toEqual([])
    wallet.unlock()
    expect(events).toEqual([[]])
    expect(await provider['getAccounts']?.()).toEqual([address])
    await provider['requestAccounts']?.()
    expect(events).toEqual([[], [address]])
  })

  test('Unisat prompts a locked owner to disconnect a page', async () => {
    const { wallet, provider } = await unisat()
    wallet.lock()
    const prompts = wallet.promptCount()
    const leaving = provider['disconnect']?.()
    await vi.waitFor(() => expect(wallet.promptCount()).toBe(prompts + 1))
    wallet.unlock()
    await leaving
    expect(await provider['getAccounts']?.()).toEqual([])
  })

  test('Unisat finalizes PSBTs unless `autoFinalized` is false, and sends finalized PSBTs only', async () => {
    const { provider } = await unisat()
    const to = bitcoinAccount(3).payment.address
    const psbt = hex.encode((await spend(bitcoinAccount(0), 'payment', to)).toPSBT())
    const open = await call<string>(provider, 'signPsbt', psbt, { autoFinalized: false })
    await expect(provider['pushPsbt']?.(open)).rejects.toThrow()
    const final = await call<string>(provider, 'signPsbt', psbt)
    expect(await provider['pushPsbt']?.(final)).toMatch(/^[0-9a-f]{64}$/)
    await expect(provider['signMessage']?.('')).rejects.toThrow('text is required')
  })

  test('a taproot address signs by BIP-322', async () => {
    const page = createPage()
    registerBitcoinWallet({ page, shape: 'sats-connect', id: 'x' })
    const { request } = page['x'] as unknown as { request: Call }
    await request('wallet_connect', {})
    const { address } = bitcoinAccount(0).ordinals
    const { result } = (await request('signMessage', { address, message })) as unknown as {
      result: { signature: string }
    }
    expect(Verifier.verifySignature(address, message, result.signature)).toBe(true)
  })

  test('a transfer arrives, and its change returns', async () => {
    const { provider, address } = await unisat()
    const to = bitcoinAccount(2).payment.address
    const before = await balanceOf(to)
    const txid = (await provider['sendBitcoin']?.(to, 123_456)) as unknown as string
    expect(await balanceOf(to)).toBe(before + 123_456)
    expect(await balanceOf(address)).toBe(50_000_000 - 123_456 - 1_000)
    expect((await fetch(`${server.url}/tx/${txid}/hex`)).status).toBe(200)
    server.reset()
    expect([await balanceOf(to), await balanceOf(address)]).toEqual([before, 50_000_000])
  })

  test('a transfer is not sent without the option `esploraUrl`, which the error names', async () => {
    const { provider } = await unisat({ esploraUrl: undefined })
    await expect(
      call(provider, 'sendBitcoin', bitcoinAccount(2).payment.address, 10_000),
    ).rejects.toMatchObject({ code: -32603, message: expect.stringContaining('`esploraUrl`') as string })
  })

  test.each(['payment', 'ordinals'] as const)(
    'a PSBT of the address for %s is signed, and accepted by the server',
    async (purpose) => {
      const page = createPage()
      registerBitcoinWallet({ page, shape: 'sats-connect', id: 'x', esploraUrl: server.url })
      const { request } = page['x'] as unknown as { request: Call }
      await request('wallet_connect', {})
      const to = bitcoinAccount(3).payment.address
      const owner = bitcoinAccount(0)
      const psbt = base64.encode((await spend(owner, purpose, to)).toPSBT())
      const signInputs = { [owner[purpose].address]: [0] }
      const answer = (await request('signPsbt', { psbt, signInputs, broadcast: true })) as unknown as {
        result: { txid: string }
      }
      expect(answer.result.txid).toMatch(/^[0-9a-f]{64}$/)
      expect((await coinsOf(to)).map(({ txid }) => txid)).toContain(answer.result.txid)
    },
  )

  test('inputs without a valid signature are rejected', async () => {
    const to = bitcoinAccount(3).payment.address
    const owner = bitcoinAccount(1)
    const transaction = await spend(owner, 'payment', to)
    transaction.sign(owner.payment.privateKey)
    transaction.finalize()
    const [signature, publicKey] = transaction.getInput(0).finalScriptWitness ?? []
    const refused = async (witness: readonly Uint8Array[]) => {
      const copy = Transaction.fromRaw(transaction.extract())
      copy.updateInput(0, { finalScriptWitness: [...witness] }, true)
      const response = await post(hex.encode(copy.toBytes(true, true)))
      return [response.status, (await response.text()).includes('mandatory-script-verify-flag-failed')]
    }
    const flipped = signature?.map((byte, index) => (index === 20 ? byte ^ 1 : byte)) as Uint8Array
    const strangers = hex.decode(bitcoinAccount(2).payment.publicKey)
    expect(await refused([flipped, publicKey as Uint8Array])).toEqual([400, true])
    expect(await refused([signature as Uint8Array, strangers])).toEqual([400, true])

    // The valid transaction is accepted once.
    expect((await post(transaction.hex)).status).toBe(200)
    const again = await post(transaction.hex)
    expect([again.status, await again.text()]).toEqual([
      400,
      expect.stringContaining('missingorspent') as string,
    ])
  })

  test.each([
    ['dust', 293n, 'dust'],
    ['less fee than nodes relay', 49_999_999n, 'min relay fee not met'],
  ])('the server rejects a transaction with %s', async (_, value, error) => {
    const owner = bitcoinAccount(0)
    const transaction = await spend(owner, 'payment', bitcoinAccount(3).payment.address)
    transaction.updateOutput(0, { amount: value })
    transaction.sign(owner.payment.privateKey)
    transaction.finalize()
    const response = await post(transaction.hex)
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(error) as string])
  })

  test('a wallet that would get dust as change leaves it to the fee', async () => {
    const { provider, address } = await unisat()
    await call(provider, 'sendBitcoin', bitcoinAccount(2).payment.address, 50_000_000 - 1_100)
    expect(await balanceOf(address)).toBe(0)
  })

  test('the server rejects transactions with more output than input, and requests that it cannot parse', async () => {
    const owner = bitcoinAccount(0)
    const transaction = await spend(owner, 'payment', bitcoinAccount(3).payment.address)
    transaction.addOutputAddress(owner.payment.address, 100_000_000n, NETWORK)
    transaction.sign(owner.payment.privateKey)
    // Finalized by hand, since the library refuses to finalize such a transaction.
    const [[publicKey, signature] = []] = transaction.getInput(0).partialSig ?? []
    const finalScriptWitness = [signature, publicKey] as Uint8Array[]
    transaction.updateInput(0, { finalScriptWitness }, true)
    const response = await post(hex.encode(transaction.toBytes(true, true)))
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('belowout') as string,
    ])
    expect((await post('nonsense')).status).toBe(400)
    expect((await fetch(`${server.url}/address/nonsense/utxo`)).status).toBe(400)
    expect((await fetch(`${server.url}/else`)).status).toBe(404)
  })

  test('testnet has its own UTXOs', async () => {
    const { address } = bitcoinAccount(0, 'testnet').payment
    const path = `testnet/address/${address}/utxo`
    const before = (await (await fetch(`${server.url}/${path}`)).json()) as unknown
    const { provider } = await unisat()
    await provider['sendBitcoin']?.(bitcoinAccount(2).payment.address, 10_000)
    expect(await (await fetch(`${server.url}/${path}`)).json()).toEqual(before)
    expect(before).toMatchObject([{ value: 50_000_000 }])
    expect((await fetch(`${server.url}/address/${address}/utxo`)).status).toBe(400)
  })

  test('an account change is emitted, also during a pending request', async () => {
    const { provider, wallet } = await unisat({ behaviour: 'approve', delayMs: 20 })
    const events: unknown[] = []
    provider['on']?.('accountsChanged', (accounts: unknown) => events.push(accounts))
    const signing = provider['signMessage']?.(message)
    wallet.setAccount(1)
    expect(events).toEqual([[bitcoinAccount(1).payment.address]])
    // The wallet signs with the account that is selected at the time of signing.
    const signature = (await signing) as unknown as string
    expect(Verifier.verifySignature(bitcoinAccount(1).payment.address, message, signature)).toBe(true)
  })
})

test('a Polkadot extension wraps messages, and signs for its own address format only', async () => {
  const page = createPage()
  const wallet = injectPolkadot({ page })
  const { gravel } = page['injectedWeb3'] as unknown as { gravel: { enable: Call } }
  const { accounts, signer } = (await gravel.enable('Test')) as unknown as Record<
    string,
    Record<string, Call>
  >
  const [account] = await call<{ readonly address: string }[]>(accounts, 'get')
  const address = account?.address as string
  const data = `0x${hex.encode(new TextEncoder().encode(message))}`
  const payload = { address, data, type: 'bytes' }
  const { signature } = await call<{ readonly signature: string }>(signer, 'signRaw', payload)
  const wrapped = new TextEncoder().encode(`<Bytes>${message}</Bytes>`)
  expect(sr25519.verify(signature, wrapped, ss58Decode(address)[0])).toBe(true)
  expect(sr25519.verify(signature, new TextEncoder().encode(message), ss58Decode(address)[0])).toBe(false)
  await expect(signer?.['signRaw']?.({ ...payload, address: 'x' })).rejects.toThrow('keypair')
  expect(wallet.signedFor).toEqual([address, 'x'])
})

test('a Cosmos wallet signs by ADR-36', async () => {
  const page = createPage()
  const wallet = injectCosmos({ page })
  const keplr = page['keplr'] as unknown as Record<string, Call>
  await keplr['enable']?.(['cosmoshub-4'])
  const signer = wallet.address()
  type Signed = { readonly pub_key: { readonly value: string }; readonly signature: string }
  const { pub_key, signature } = await call<Signed>(keplr, 'signArbitrary', 'cosmoshub-4', signer, message)
  const data = base64.encode(new TextEncoder().encode(message))
  const document = {
    chain_id: '',
    account_number: '0',
    sequence: '0',
    fee: { gas: '0', amount: [] },
    msgs: [{ type: 'sign/MsgSignData', value: { signer, data } }],
    memo: '',
  }
  const digest = new Sha256(serializeSignDoc(document)).digest()
  const valid = Secp256k1.verifySignature(
    Secp256k1Signature.fromFixedLength(base64.decode(signature)),
    digest,
    base64.decode(pub_key.value),
  )
  expect(valid).toBe(true)
  await expect(keplr['signArbitrary']?.('osmosis-1', signer, message)).rejects.toThrow('mismatched')
  await expect(keplr['getKey']?.('unknown-1')).rejects.toThrow('no chain info')
})

test('a Cosmos wallet asks for the permission of each chain separately, as Keplr does', async () => {
  const page = createPage()
  const wallet = injectCosmos({ page })
  const keplr = page['keplr'] as unknown as Record<string, Call>
  const promptsOf = async (method: string, ...params: readonly unknown[]): Promise<number> => {
    const before = wallet.promptCount()
    await keplr[method]?.(...params)
    return wallet.promptCount() - before
  }
  expect(await promptsOf('enable', 'cosmoshub-4')).toBe(1)
  expect(await promptsOf('getKey', 'cosmoshub-4')).toBe(0)
  expect(await promptsOf('getKey', 'osmosis-1')).toBe(1)
  expect(await promptsOf('enable', ['cosmoshub-4', 'osmosis-1'])).toBe(0)
  expect(await promptsOf('disable', 'osmosis-1')).toBe(0)
  expect(await promptsOf('getKey', 'cosmoshub-4')).toBe(0)
  expect(await promptsOf('getKey', 'osmosis-1')).toBe(1)
  await keplr['disable']?.()
  expect(await promptsOf('getKey', 'cosmoshub-4')).toBe(1)
  // Before the prompt of the signature.
  await keplr['disable']?.()
  expect(await promptsOf('signArbitrary', 'cosmoshub-4', wallet.address(), message)).toBe(2)
  expect(await promptsOf('signArbitrary', 'cosmoshub-4', wallet.address(), message)).toBe(1)
})

test('a Cosmos wallet at `leap` has the methods and errors of Leap', async () => {
  const page = createPage()
  const wallet = injectCosmos({ page, path: 'leap', behaviour: 'reject' })
  const leap = page['leap'] as unknown as Record<string, Call>
  expect(leap).not.toHaveProperty('disable')
  await expect(leap['enable']?.('cosmoshub-4')).rejects.toThrow('Chain approval rejected')
  await expect(leap['getKey']?.('cosmoshub-4')).rejects.toThrow('Request rejected')
  await expect(leap['experimentalSuggestChain']?.({ chainId: 'x-1' })).rejects.toThrow('Rejected by the user')
  wallet.setBehaviour('approve')
  await expect(leap['enable']?.('unknown-1')).rejects.toThrow('Invalid chain id')
  await leap['enable']?.(['unknown-1', 'cosmoshub-4'])
  await expect(leap['getKey']?.('unknown-1')).rejects.toThrow('Invalid chain id')
  wallet.setBehaviour('reject')
  await expect(leap['signArbitrary']?.('cosmoshub-4', wallet.address(), message)).rejects.toThrow(
    'Transaction declined',
  )
  wallet.setBehaviour('approve')
  const before = wallet.promptCount()
  expect(await leap['disconnect']?.()).toBe(false)
  await leap['getKey']?.('cosmoshub-4')
  expect(wallet.promptCount()).toBe(before)
  expect(await leap['disconnect']?.('cosmoshub-4')).toBe(true)
  await leap['getKey']?.('cosmoshub-4')
  expect(wallet.promptCount()).toBe(before + 1)
})

test('a Cosmos wallet signs no document of another chain', async () => {
  const page = createPage()
  const wallet = injectCosmos({ page })
  const keplr = page['keplr'] as unknown as Record<string, Call>
  await keplr['enable']?.('cosmoshub-4')
  const sign = (chain_id: string) =>
    keplr['signAmino']?.('cosmoshub-4', wallet.address(), { chain_id, msgs: [] })
  await expect(sign('osmosis-1')).rejects.toThrow('not matched')
  await expect(sign('cosmoshub-4')).resolves.toHaveProperty('signature')
  await expect(sign('')).resolves.toHaveProperty('signature')
})

describe.each([
  [
    'Bitcoin, standard',
    (page: Page, options: object) => {
      const wallet = registerBitcoinWallet({ page, ...options })
      const { features } = wallet.wallet as { features: Record<string, { connect: Call }> }
      return { wallet, connect: () => features['bitcoin:connect']?.connect() }
    },
  ],
  [
    'Bitcoin, Unisat',
    (page: Page, options: object) => {
      const wallet = registerBitcoinWallet({ page, shape: 'unisat', ...options })
      return {
        wallet,
        connect: () => (page['unisat'] as unknown as Record<string, Call>)['requestAccounts']?.(),
      }
    },
  ],
  [
    'Polkadot',
    (page: Page, options: object) => {
      const wallet = injectPolkadot({ page, ...options })
      const web3 = page['injectedWeb3'] as unknown as { gravel: { enable: Call } }
      return { wallet, connect: () => web3.gravel.enable('Test') }
    },
  ],
  [
    'Cosmos',
    (page: Page, options: object) => {
      const wallet = injectCosmos({ page, ...options })
      return {
        wallet,
        connect: () => (page['keplr'] as unknown as Record<string, Call>)['enable']?.(['cosmoshub-4']),
      }
    },
  ],
] as [
  string,
  (
    page: Page,
    options: object,
  ) => {
    wallet: NamespaceWalletControls & { dispose: () => void }
    connect: () => Promise<unknown>
  },
][])('%s', (_, open) => {
  test('prompts once, and stores the permission', async () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    }
    const { wallet, connect } = open(createPage(), { storage })
    await connect()
    await connect()
    expect(wallet.promptCount()).toBe(1)
    const later = open(createPage(), { storage })
    await later.connect()
    expect(later.wallet.promptCount()).toBe(0)
    later.wallet.revoke()
    await later.connect()
    expect(later.wallet.promptCount()).toBe(1)
  })

  test('rejects, and approves the next request', async () => {
    const { wallet, connect } = open(createPage(), { behaviour: 'reject' })
    await expect(connect()).rejects.toBeDefined()
    wallet.setBehaviour('approve')
    await connect()
    expect(wallet.promptCount()).toBe(2)
  })

  test('crashes with values that are not an `Error`', async () => {
    const { connect } = open(createPage(), { behaviour: 'crash' })
    for (let count = 0; count < 5; count += 1) {
      const thrown: unknown = await connect().then(
        () => 'nothing',
        (error: unknown) => error,
      )
      expect(thrown).not.toBeInstanceOf(Error)
      expect(thrown).not.toBe('nothing')
    }
  })

  test('a request to the locked wallet waits until it is unlocked', async () => {
    const { wallet, connect } = open(createPage(), { behaviour: 'locked' })
    let isOpen = false
    const connecting = connect().then(() => (isOpen = true))
    await Promise.resolve()
    expect(isOpen).toBe(false)
    wallet.unlock()
    await connecting
    expect(isOpen).toBe(true)
  })

  test('dispose removes the wallet from the page', () => {
    const page = createPage()
    /** Wallets that the Wallet Standard announces to an app that loads now. */
    const announced = (): readonly unknown[] => {
      const wallets: unknown[] = []
      const register = (wallet: unknown) => {
        wallets.push(wallet)
        return () => {}
      }
      const detail = { register }
      page.dispatchEvent(Object.assign(new Event('wallet-standard:app-ready'), { detail }))
      return wallets
    }
    const { wallet } = open(page, { expose: 'mine' })
    expect(Object.keys((page as { sandboxWallets?: object }).sandboxWallets ?? {})).toEqual(['mine'])
    const globals = Object.keys(page).filter((key) => key !== 'sandboxWallets')
    expect(globals.length + announced().length).toBe(1)
    wallet.dispose()
    expect(page['sandboxWallets']).toEqual({})
    expect(Object.keys(page)).toEqual(['sandboxWallets'])
    expect(announced()).toEqual([])
  })
})

test('announceWallets lets tests control the wallet of each namespace', () => {
  const page = Object.assign(createPage(), { location: { origin: 'http://app.example' } })
  vi.stubGlobal('window', page)
  const url = 'http://127.0.0.1:9'
  const remove = announceWallets({
    evm: { 1: url, 137: url },
    solana: url,
    relay: '',
    backend: url,
    bitcoin: url,
    polkadot: url,
    cosmos: url,
    secureSite: url,
  })
  const wallets = page['sandboxWallets'] as unknown as Readonly<Record<string, NamespaceWalletControls>>
  const ids = ['test.comet', 'test.fern', 'test.gravel', 'test.nugget', 'test.pebble']
  expect(Object.keys(wallets).toSorted()).toEqual(ids)
  for (const wallet of Object.values(wallets)) wallet.setBehaviour('reject')
  remove()
  expect(Object.keys(wallets)).toEqual([])
  vi.unstubAllGlobals()
})

describe('a value at a path of the page', () => {
  test('is removed with the objects that were created for it', () => {
    const page: Record<string, unknown> = { kept: {} }
    const removals = [putAt(page, 'a.b.first', 1), putAt(page, 'a.b.second', 2), putAt(page, 'kept.first', 3)]
    expect(page).toEqual({ a: { b: { first: 1, second: 2 } }, kept: { first: 3 } })
    removals[0]?.()
    expect(page['a']).toEqual({ b: { second: 2 } })
    removals[1]?.()
    removals[2]?.()
    expect(Object.keys(page)).toEqual(['kept'])
    expect(Object.keys(page['kept'] as object)).toEqual([])
  })

  test('is restored to the earlier value, unless another one has replaced it', () => {
    const page: Record<string, unknown> = { wallet: 'earlier' }
    const restore = putAt(page, 'wallet', 'mine')
    page['wallet'] = 'other'
    restore()
    expect(page['wallet']).toBe('other')
    page['wallet'] = 'mine'
    restore()
    expect(page['wallet']).toBe('earlier')
  })
})
