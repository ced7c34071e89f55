import { base58 } from '@scure/base'
import { expect, test, vi } from 'vitest'
import { solana } from '../networks/definitions/solana.ts'
import { solanaDevnet } from '../networks/definitions/solanaDevnet.ts'
import { chainNameOf, chainNamesOf, networkIdOf } from './clusters.ts'
import type { WalletAccount } from './provider.ts'
import { toStandardWallet, type SigningFeature } from './toStandardWallet.ts'

const KEY = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const OTHER = '2c82k6TrVw4Lbo4Pt2jSUzVg5zVX8z38rwnv3MwXN3tm'
const bytes = Uint8Array.of(1, 2, 3)

function setUp() {
  let features: readonly SigningFeature[] = ['solana:signMessage', 'solana:signTransaction']
  let addresses: readonly string[] = [KEY]
  const signMessage = vi.fn(async () => bytes)
  const signTransactions = vi.fn(async (requests: readonly unknown[]) => requests.map(() => bytes))
  const signAndSendTransaction = vi.fn(async () => bytes)
  const made = toStandardWallet({
    name: () => 'Wire',
    networkIds: () => [solana.caipNetworkId, solanaDevnet.caipNetworkId],
    addresses: () => addresses,
    features: () => features,
    signMessage,
    signTransactions,
    signAndSendTransaction,
  })
  const use = (feature: SigningFeature, method: string) =>
    (made.wallet.features[feature] as Record<string, (...inputs: unknown[]) => Promise<unknown>>)[method]!
  return {
    ...made,
    use,
    signMessage,
    signTransactions,
    signAndSendTransaction,
    allow: (next: readonly SigningFeature[]) => void (features = next),
    give: (next: readonly string[]) => void (addresses = next),
  }
}

test('clusters have names of the Wallet Standard, also by deprecated ids', () => {
  expect(chainNameOf(solana)).toBe('solana:mainnet')
  expect(chainNameOf({ caipNetworkId: 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ' })).toBe('solana:mainnet')
  expect(() => chainNameOf({ caipNetworkId: 'solana:unknown' })).toThrow('Invalid chain id')
  expect(chainNamesOf([solanaDevnet.caipNetworkId, solana.caipNetworkId])).toEqual([
    'solana:mainnet',
    'solana:devnet',
  ])
  expect(networkIdOf('solana:mainnet')).toBe(solana.caipNetworkId)
  expect(networkIdOf('solana:unknown')).toBeUndefined()
})

test('accounts and features are read from the wire; an account is the same object while they do not change', () => {
  const { wallet, allow, give } = setUp()
  const [account] = wallet.accounts
  expect(account).toEqual({
    address: KEY,
    publicKey: base58.decode(KEY),
    chains: ['solana:mainnet', 'solana:devnet'],
    features: ['solana:signMessage', 'solana:signTransaction'],
  })
  expect(wallet.accounts[0]).toBe(account)
  expect(Object.keys(wallet.features)).toEqual([
    'standard:events',
    'solana:signMessage',
    'solana:signTransaction',
  ])
  allow(['solana:signAndSendTransaction'])
  expect(wallet.accounts[0]?.features).toEqual(['solana:signAndSendTransaction'])
  expect(Object.keys(wallet.features)).toEqual(['standard:events', 'solana:signAndSendTransaction'])
  give([])
  expect(wallet.accounts).toEqual([])
})

test('listeners receive the accounts, until they unsubscribe', () => {
  const { wallet, emitChange } = setUp()
  const changes: (readonly WalletAccount[])[] = []
  const { on } = wallet.features['standard:events'] as {
    on(event: string, listener: (change: { accounts: readonly WalletAccount[] }) => void): () => void
  }
  const stop = on('change', ({ accounts }) => changes.push(accounts))
  emitChange()
  stop()
  emitChange()
  expect(changes.map((accounts) => accounts.map(({ address }) => address))).toEqual([[KEY]])
})

test('messages and sends are requested one by one, transactions together, on the named cluster', async () => {
  const { wallet, allow, use, signMessage, signTransactions, signAndSendTransaction } = setUp()
  allow(['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'])
  const [account] = wallet.accounts
  expect(
    await use('solana:signMessage', 'signMessage')({ account, message: bytes }, { account, message: bytes }),
  ).toEqual([
    { signedMessage: bytes, signature: bytes },
    { signedMessage: bytes, signature: bytes },
  ])
  expect(signMessage).toHaveBeenCalledTimes(2)
  const input = { account, transaction: bytes, chain: 'solana:devnet' }
  expect(await use('solana:signTransaction', 'signTransaction')(input, input)).toEqual([
    { signedTransaction: bytes },
    { signedTransaction: bytes },
  ])
  const request = {
    address: KEY,
    transaction: bytes,
    networkId: solanaDevnet.caipNetworkId,
    options: undefined,
  }
  expect(signTransactions).toHaveBeenCalledExactlyOnceWith([request, request])
  const options = { skipPreflight: true }
  expect(
    await use(
      'solana:signAndSendTransaction',
      'signAndSendTransaction',
    )({ account, transaction: bytes, options }),
  ).toEqual([{ signature: bytes }])
  expect(signAndSendTransaction).toHaveBeenCalledExactlyOnceWith({
    address: KEY,
    transaction: bytes,
    networkId: undefined,
    options,
  })
})

test('a transaction for a cluster that the wallet does not have is not sent to the wallet', async () => {
  const { wallet, allow, use, signTransactions, signAndSendTransaction } = setUp()
  allow(['solana:signTransaction', 'solana:signAndSendTransaction'])
  const [account] = wallet.accounts
  for (const chain of ['solana:testnet', 'solana:localnet']) {
    const input = { account, transaction: bytes, chain }
    const signing = use('solana:signTransaction', 'signTransaction')(input)
    await expect(signing).rejects.toMatchObject({ code: 'INVALID_CHAIN_ID' })
    const sending = use('solana:signAndSendTransaction', 'signAndSendTransaction')(input)
    await expect(sending).rejects.toMatchObject({ code: 'INVALID_CHAIN_ID' })
  }
  expect(signTransactions).not.toHaveBeenCalled()
  expect(signAndSendTransaction).not.toHaveBeenCalled()
})

test('a message is signed, and a transaction sent, by the account that the caller names', async () => {
  const { wallet, allow, give, use, signMessage, signAndSendTransaction } = setUp()
  allow(['solana:signMessage', 'solana:signAndSendTransaction'])
  give([KEY, OTHER])
  const [, account] = wallet.accounts
  await use('solana:signMessage', 'signMessage')({ account, message: bytes })
  expect(signMessage).toHaveBeenCalledExactlyOnceWith({ address: OTHER, message: bytes })
  await use('solana:signAndSendTransaction', 'signAndSendTransaction')({ account, transaction: bytes })
  expect(signAndSendTransaction).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ address: OTHER }))
})

test('transactions of two accounts, or on two clusters, are not signed with one prompt', async () => {
  const { wallet, give, use, signTransactions } = setUp()
  give([KEY, OTHER])
  const [account, other] = wallet.accounts
  const sign = use('solana:signTransaction', 'signTransaction')
  const onMainnet = { account, transaction: bytes, chain: 'solana:mainnet' }
  for (const second of [
    { ...onMainnet, account: other },
    { ...onMainnet, chain: 'solana:devnet' },
  ]) {
    signTransactions.mockClear()
    expect(await sign(onMainnet, second)).toHaveLength(2)
    expect(signTransactions.mock.calls.map(([requests]) => requests.length)).toEqual([1, 1])
  }
  expect(signTransactions).toHaveBeenLastCalledWith([
    expect.objectContaining({ address: KEY, networkId: solanaDevnet.caipNetworkId }),
  ])
  signTransactions.mockClear()
  await sign(onMainnet, onMainnet, { ...onMainnet, account: other })
  expect(signTransactions.mock.calls.map(([requests]) => requests.length)).toEqual([1, 1, 1])
})
