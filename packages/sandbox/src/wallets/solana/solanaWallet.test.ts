import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import {
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createTransactionMessage,
  getTransactionDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import type { Wallet } from '@wallet-standard/base'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestRpc } from '../../base/rpc.ts'
import { solanaAccounts } from '../../solana/accounts.ts'
import { type SolanaNode, startSolanaNode } from '../../solana/node.ts'
import { walletIcons } from '../icons.ts'
import { createSolanaWallet, type SolanaWalletOptions } from './createSolanaWallet.ts'
import { registerSolanaWallet } from './registerSolanaWallet.ts'

const [ALICE = '', BOB = ''] = solanaAccounts.map((account) => account.address)

type Feature = Record<string, (...inputs: readonly unknown[]) => Promise<unknown>>
const featureOf = (wallet: Wallet, name: string): Feature =>
  (wallet.features as Record<string, unknown>)[name] as Feature
const make = (options: Partial<SolanaWalletOptions> = {}) =>
  createSolanaWallet({ name: 'Fern', icon: walletIcons.kite as Wallet['icon'], ...options })
const call = (wallet: Wallet, name: string, ...inputs: readonly unknown[]): Promise<unknown> =>
  featureOf(wallet, name)[name.slice(name.indexOf(':') + 1)]?.(...inputs) ?? expect.unreachable(name)
const connect = (wallet: Wallet, input?: object) => call(wallet, 'standard:connect', input)
const shown = (wallet: Wallet): string[] => wallet.accounts.map((account) => account.address)

/** Verified by another library. */
function isSignedBy(account: string, message: Uint8Array, signature: Uint8Array): boolean {
  const prefix = Buffer.from('302a300506032b6570032100', 'hex')
  const der = Buffer.concat([prefix, base58.decode(account)])
  return verify(null, message, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature)
}

describe('accounts', () => {
  test('are exposed to a permitted page, as configured', async () => {
    const { wallet } = make()
    expect(shown(wallet)).toEqual([])
    expect(await connect(wallet)).toMatchObject({ accounts: [{ address: ALICE }] })
    expect(shown(wallet)).toEqual([ALICE])
    const open = make({ exposes: 'all', accounts: [1, 0] })
    await connect(open.wallet)
    expect(shown(open.wallet)).toEqual([BOB, ALICE])
  })

  test('are granted silently to a permitted page, and to no other', async () => {
    const kept = new Map<string, string>()
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) }
    const first = make({ storage })
    expect(await connect(first.wallet, { silent: true })).toEqual({ accounts: [] })
    expect(first.promptCount()).toBe(0)
    await connect(first.wallet)
    const second = make({ storage })
    expect(shown(second.wallet)).toEqual([])
    await connect(second.wallet, { silent: true })
    expect([shown(second.wallet), second.promptCount()]).toEqual([[ALICE], 0])
  })

  test('change with events', async () => {
    const { wallet, setAccount, lock, unlock, revoke, listenerCount } = make()
    await connect(wallet)
    const events: unknown[] = []
    const on = (
      wallet.features['standard:events'] as { on: (event: string, listener: unknown) => () => void }
    ).on
    const off = on('change', ({ accounts }: { accounts: { address: string }[] }) =>
      events.push(accounts.map((account) => account.address).join()),
    )
    for (const change of [() => setAccount(1), lock, unlock, revoke, revoke]) change()
    expect(events).toEqual([BOB, '', BOB, ''])
    off()
    expect(listenerCount()).toBe(0)
  })
})

describe('behaviours', () => {
  test('reject has code 4001, without a signature', async () => {
    const { wallet, setBehaviour } = make({ behaviour: 'reject' })
    await expect(connect(wallet)).rejects.toMatchObject({ code: 4001 })
    setBehaviour('approve')
    await connect(wallet)
    setBehaviour('reject')
    const [account] = wallet.accounts
    await expect(
      call(wallet, 'solana:signMessage', { account, message: new Uint8Array(1) }),
    ).rejects.toMatchObject({ code: 4001 })
  })

  test('slow, locked and crash', async () => {
    vi.useFakeTimers()
    try {
      const slow = make({ behaviour: 'slow' })
      const settled = vi.fn<() => void>()
      const waiting = connect(slow.wallet).then(settled)
      await vi.advanceTimersByTimeAsync(1_499)
      expect(settled).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await waiting
      const locked = make({ behaviour: 'locked' })
      const opening = connect(locked.wallet).then(settled)
      await vi.advanceTimersByTimeAsync(10_000)
      expect(settled).toHaveBeenCalledOnce()
      locked.unlock()
      await opening
      await expect(connect(make({ behaviour: 'crash' }).wallet)).rejects.toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('signatures', () => {
  test('are valid for messages, several with one prompt', async () => {
    const { wallet, promptCount } = make()
    await connect(wallet)
    const [account] = wallet.accounts
    const messages = ['Hello', 'Grüße'].map((text) => new TextEncoder().encode(text))
    const signed = (await call(
      wallet,
      'solana:signMessage',
      ...messages.map((message) => ({ account, message })),
    )) as { signature: Uint8Array; signedMessage: Uint8Array }[]
    expect(
      signed.map(({ signature }, at) => isSignedBy(ALICE, messages[at] as Uint8Array, signature)),
    ).toEqual([true, true])
    expect(promptCount()).toBe(2)
  })

  test('are rejected for an account that the page may not use', async () => {
    const { wallet, promptCount } = make()
    await connect(wallet)
    const account = { ...wallet.accounts[0], address: BOB }
    await expect(
      call(wallet, 'solana:signMessage', { account, message: new Uint8Array(1) }),
    ).rejects.toMatchObject({ code: 4100 })
    expect(promptCount()).toBe(1)
  })

  test('are over a message built by the wallet for signIn', async () => {
    const { wallet } = make({ host: 'app.example' })
    const fields = {
      statement: 'Welcome',
      uri: 'https://app.example',
      version: '1',
      chainId: 'mainnet',
      nonce: '12345678',
      issuedAt: '2026-01-01T00:00:00.000Z',
      resources: ['https://app.example/terms'],
    }
    const [output] = (await call(wallet, 'solana:signIn', fields)) as {
      signedMessage: Uint8Array
      signature: Uint8Array
    }[]
    expect(new TextDecoder().decode(output?.signedMessage)).toBe(
      [
        'app.example wants you to sign in with your Solana account:',
        ALICE,
        '',
        'Welcome',
        '',
        'URI: https://app.example',
        'Version: 1',
        'Chain ID: mainnet',
        'Nonce: 12345678',
        'Issued At: 2026-01-01T00:00:00.000Z',
        'Resources:',
        '- https://app.example/terms',
      ].join('\n'),
    )
    expect(isSignedBy(ALICE, output?.signedMessage as Uint8Array, output?.signature as Uint8Array)).toBe(true)
    expect(shown(wallet)).toEqual([ALICE])
  })
})

describe('transactions', () => {
  let node: SolanaNode
  beforeAll(async () => {
    node = await startSolanaNode()
  })
  beforeEach(() => node.reset())
  afterAll(() => node.stop())

  async function transfer(from: string, version: 'legacy' | 0) {
    const { value } = (await requestRpc(node.url, 'getLatestBlockhash')) as { value: never }
    const data = new Uint8Array([2, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0])
    const instruction = {
      programAddress: address('11111111111111111111111111111111'),
      accounts: [
        { address: address(from), role: 3 },
        { address: address(BOB), role: 1 },
      ],
      data,
    } as const
    const build = <message extends ReturnType<typeof createTransactionMessage>>(message: message) =>
      pipe(
        message,
        (empty) => setTransactionMessageFeePayer(address(from), empty as never),
        (empty) => setTransactionMessageLifetimeUsingBlockhash(value, empty as never),
        (empty) => appendTransactionMessageInstruction(instruction, empty as never),
        (full) => compileTransaction(full as never),
      )
    return new Uint8Array(
      getTransactionEncoder().encode(build(createTransactionMessage({ version } as never))),
    )
  }

  test.each(['legacy', 0] as const)('are signed in version %s as the chain expects', async (version) => {
    const { wallet } = make({ rpcUrl: node.url })
    await connect(wallet)
    const [account] = wallet.accounts
    const input = { account, chain: 'solana:mainnet', transaction: await transfer(ALICE, version) }
    const [signed] = (await call(wallet, 'solana:signTransaction', input)) as {
      signedTransaction: Uint8Array
    }[]
    const decoded = getTransactionDecoder().decode(signed?.signedTransaction as Uint8Array)
    const signature = decoded.signatures[address(ALICE)] as Uint8Array
    expect(isSignedBy(ALICE, Uint8Array.from(decoded.messageBytes), signature)).toBe(true)
    const [sent] = (await call(wallet, 'solana:signAndSendTransaction', input)) as { signature: Uint8Array }[]
    expect(base58.encode(sent?.signature as Uint8Array)).toBe(base58.encode(signature))
    expect(await requestRpc(node.url, 'getBalance', [BOB])).toMatchObject({ value: 100_000_000_005 })
  })

  test('are not sent without the option `rpcUrl`, which the error names', async () => {
    const { wallet } = make()
    await connect(wallet)
    const input = { account: wallet.accounts[0], transaction: await transfer(ALICE, 0) }
    await expect(call(wallet, 'solana:signAndSendTransaction', input)).rejects.toMatchObject({
      code: -32603,
      message: expect.stringContaining('`rpcUrl`') as string,
    })
  })

  test('are rejected for another account or an unknown chain', async () => {
    const { wallet } = make()
    await connect(wallet)
    const [account] = wallet.accounts
    for (const input of [
      { account, transaction: await transfer(solanaAccounts[2]?.address ?? '', 0) },
      { account, chain: 'solana:moon', transaction: await transfer(ALICE, 0) },
    ])
      await expect(call(wallet, 'solana:signTransaction', input)).rejects.toMatchObject({ code: -32602 })
  })
})

describe('on a page', () => {
  const page = () => Object.assign(new EventTarget(), { location: { origin: 'https://app.example' } })

  test('is registered with present and later apps, until disposed', () => {
    const target = page()
    const listed: object[] = []
    const api = {
      register(...wallets: object[]) {
        listed.push(...wallets)
        return () => void listed.splice(0)
      },
    }
    target.addEventListener('wallet-standard:register-wallet', (event) =>
      (event as CustomEvent<(registering: typeof api) => void>).detail(api),
    )
    const fern = registerSolanaWallet({ page: target, expose: 'fern' })
    expect([listed, (target as { sandboxWallets?: unknown }).sandboxWallets]).toEqual([
      [fern.wallet],
      { fern },
    ])
    target.dispatchEvent(Object.assign(new Event('wallet-standard:app-ready'), { detail: api }))
    expect(listed).toHaveLength(2)
    fern.dispose()
    expect([listed, (target as { sandboxWallets?: unknown }).sandboxWallets]).toEqual([[], {}])
    target.dispatchEvent(Object.assign(new Event('wallet-standard:app-ready'), { detail: api }))
    expect(listed).toEqual([])
  })

  test('has the configured features', () => {
    const { wallet } = registerSolanaWallet({
      page: page(),
      without: ['solana:signMessage', 'standard:events'],
    })
    expect(Object.keys(wallet.features)).not.toContain('solana:signMessage')
    expect(Object.keys(wallet.features)).toContain('solana:signTransaction')
    expect(() => registerSolanaWallet()).toThrow('needs a page')
  })
})
