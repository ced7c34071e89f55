import { publicActions } from 'viem'
import { expect, test } from 'vitest'
import type { Signer } from '../adapter.ts'
import { isUserRejected } from '../errors/UserRejectedError.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { polygon } from '../networks/definitions/polygon.ts'
import { ACCOUNT, createFakeEvmWallet, OTHER_ACCOUNT } from '../test/fakeEvmWallet.ts'
import { toWalletClient } from './toWalletClient.ts'

function create() {
  let signer: Signer | undefined
  const client = toWalletClient({ getSigner: (namespace) => (namespace === 'eip155' ? signer : undefined) })
  return { client, connect: (next: Signer | undefined) => void (signer = next) }
}

test('[S1.3] [S4.3] follows the connection: its wallet, account and chain', async () => {
  const { client, connect } = create()
  const [one, other] = [createFakeEvmWallet(), createFakeEvmWallet({ eth_chainId: '0x89' })]
  connect({ address: ACCOUNT, network: mainnet, provider: one.provider })
  expect([client.account.address, client.chain.id]).toEqual([ACCOUNT, 1])
  await client.signMessage({ message: 'hello' })
  expect(one.calls.at(-1)).toEqual({ method: 'personal_sign', params: ['0x68656c6c6f', ACCOUNT] })

  connect({ address: OTHER_ACCOUNT, network: polygon, provider: other.provider })
  expect([client.account.address, client.chain.id]).toEqual([OTHER_ACCOUNT, 137])
  await client.sendTransaction({ to: ACCOUNT, value: 1n })
  expect(other.calls.at(-1)).toMatchObject({
    method: 'eth_sendTransaction',
    params: [{ from: OTHER_ACCOUNT, to: ACCOUNT }],
  })
})

test('[S4.3] a client that is extended before the connection has its account and chain, also for the added actions', async () => {
  const { client, connect } = create()
  const accounts: unknown[] = []
  const extended = client.extend(publicActions).extend((base) => ({
    sign: () => {
      accounts.push([base.account.address, base.chain.id])
      return base.signMessage({ message: 'hello' })
    },
  }))
  const wallet = createFakeEvmWallet({ eth_chainId: '0x89' })
  for (const [address, network] of [
    [ACCOUNT, mainnet],
    [OTHER_ACCOUNT, polygon],
  ] as const) {
    connect({ address, network, provider: wallet.provider })
    await extended.sign()
    expect(wallet.calls.at(-1)?.params).toEqual(['0x68656c6c6f', address])
    expect([extended.account.address, extended.chain.id]).toEqual([address, Number(network.id)])
  }
  expect(accounts).toEqual([
    [ACCOUNT, 1],
    [OTHER_ACCOUNT, 137],
  ])
  connect(undefined)
  expect(extended.account).toBeUndefined()
})

test('[S4.2] rejects sending when the wallet is on another chain', async () => {
  const { client, connect } = create()
  const wallet = createFakeEvmWallet()
  connect({ address: ACCOUNT, network: polygon, provider: wallet.provider })
  await expect(client.sendTransaction({ to: ACCOUNT, value: 1n })).rejects.toThrow(/chain/i)
  expect(wallet.promptCount()).toBe(0)
})

test('[S4.2] throws 4900 without a connection', async () => {
  const { client } = create()
  await expect(client.getAddresses()).rejects.toMatchObject({ code: 4900 })
  expect(client.account).toBeUndefined()
})

/** The first code in the causes of an error that viem throws. */
const codeOf = (error: unknown): unknown => {
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown }
  return code ?? (cause === undefined ? undefined : codeOf(cause))
}

test.each([
  ['code 4001', { code: 4001, message: 'User rejected' }, 4001, true],
  ['a code as text', { code: '4001', message: 'no' }, 4001, true],
  [
    'a text and the code of an internal error',
    { code: -32_603, message: 'User rejected the request' },
    4001,
    true,
  ],
  ['the code of WalletConnect', { code: 5000, message: 'User rejected' }, 4001, true],
  ['no code', new Error('User closed modal'), 4001, true],
  ['a code that viem has an error for', { code: 5750, message: 'User rejected the upgrade' }, 5750, true],
  ['the code of another error', { code: 4100, message: 'Unauthorized' }, 4100, false],
  ['the code of a failed call', { code: -32_000, message: 'insufficient funds' }, -32_000, false],
])('[S8.57] the answer of a wallet with %s has the code of EIP-1193', async (_, error, code, isDeclined) => {
  const { client, connect } = create()
  const { provider } = createFakeEvmWallet({
    personal_sign: () => {
      throw error
    },
  })
  connect({ address: ACCOUNT, network: mainnet, provider })
  const failure: unknown = await client.signMessage({ message: 'hello' }).catch((each: unknown) => each)
  expect(codeOf(failure)).toBe(code)
  expect(isUserRejected(failure)).toBe(isDeclined)
})

test('[S4.3] a request during the restore waits for the restored connection', async () => {
  const { provider, calls } = createFakeEvmWallet()
  const client = toWalletClient({
    getSigner: () => undefined,
    restoreSigner: async () => ({ address: ACCOUNT, network: mainnet, provider }),
  })
  await client.signMessage({ message: 'hello', account: ACCOUNT })
  expect(calls.at(-1)).toEqual({ method: 'personal_sign', params: ['0x68656c6c6f', ACCOUNT] })
})
