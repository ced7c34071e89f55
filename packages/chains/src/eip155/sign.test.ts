import { recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test, vi } from 'vitest'
import { runOperation } from '../adapter.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import type { OperationName, OperationParameters, TypedData } from '../operations.ts'
import { ACCOUNT, createFakeEvmWallet, OTHER_ACCOUNT } from '../test/fakeEvmWallet.ts'
import { eip155 } from './eip155.ts'

const HASH = `0x${'ef'.repeat(32)}`
const typedData: TypedData = {
  domain: { name: 'Mail', chainId: 1n, verifyingContract: ACCOUNT },
  types: {
    Mail: [
      { name: 'text', type: 'string' },
      { name: 'amount', type: 'uint256' },
    ],
  },
  primaryType: 'Mail',
  message: { text: 'hello', amount: 10n ** 30n },
}
const parameters = {
  signMessage: { address: ACCOUNT, message: 'hello' },
  signTypedData: { address: ACCOUNT, typedData },
  sendTransaction: { address: ACCOUNT, to: OTHER_ACCOUNT, value: 1n },
}

function run<name extends keyof typeof parameters>(
  name: name,
  provider: unknown,
  changed: Partial<OperationParameters<name>> = {},
) {
  return runOperation(eip155(), name as OperationName, {
    network: mainnet,
    provider,
    parameters: { ...parameters[name], ...changed } as never,
  })
}

describe.each([
  ['signMessage', 'personal_sign', 'SIGN_MESSAGE_FAILED', 'Sign message failed'],
  ['signTypedData', 'eth_signTypedData_v4', 'SIGN_TYPED_DATA_FAILED', 'Sign typed data failed'],
  [
    'sendTransaction',
    'eth_sendTransaction',
    'SEND_UNCLEAR',
    'This may have been sent. Check your account before you send again',
  ],
] as const)('%s', (name, method, code, shortMessage) => {
  test.each([
    ['code 4001', { code: 4001 }],
    ['error text', new Error('MetaMask: User rejected the request.')],
    ['code 5000 of a WalletConnect peer', { code: 5000, message: 'No' }],
  ])('[S8.57] a rejection by %s is a UserRejectedError', async (_, error) => {
    const wallet = createFakeEvmWallet({
      [method]: () => {
        throw error
      },
    })
    await expect(run(name, wallet.provider)).rejects.toMatchObject({ code: 'USER_REJECTED', cause: error })
  })

  test.each([
    ['a thrown error', new Error('no'), undefined],
    ['a thrown text', 'no', undefined],
    ['an abort without an aborted signal', new DOMException('x', 'AbortError'), undefined],
    ['null', undefined, null],
    ['an empty answer', undefined, '0x'],
    ['half a byte', undefined, '0x123'],
    ['an object', undefined, { signature: '0x12' }],
  ])('[S8.30] %s is an error', async (_, error, answer) => {
    const wallet = createFakeEvmWallet({
      [method]: () => {
        if (error) throw error
        return answer
      },
    })
    await expect(run(name, wallet.provider)).rejects.toMatchObject({
      code,
      shortMessage,
      message: `eip155:${name} - ${shortMessage}`,
    })
  })

  test('[S8.56] rejects without a wallet', async () => {
    await expect(run(name, undefined)).rejects.toMatchObject({ code: 'PROVIDER_NOT_FOUND' })
  })

  test('[S8.57] rejects as retryable while the wallet has a pending request', async () => {
    const wallet = createFakeEvmWallet({
      [method]: () => {
        throw { code: -32002 }
      },
    })
    await expect(run(name, wallet.provider)).rejects.toMatchObject({
      code: 'REQUEST_PENDING',
      isRetryable: true,
    })
  })
})

test.each([
  ['hello', '0x68656c6c6f'],
  ['é', '0xc3a9'],
  ['', '0x'],
  // Texts that look like hex are signed as text: their bytes could be the hash of a transaction.
  ['0x1234', '0x307831323334'],
  ['0xAB', '0x30784142'],
  ['0x123', '0x3078313233'],
  ['0xzz', '0x30787a7a'],
])('[S7.34] %j is signed as %s', async (message, hex) => {
  const wallet = createFakeEvmWallet()
  await run('signMessage', wallet.provider, { message })
  expect(wallet.calls).toEqual([{ method: 'personal_sign', params: [hex, ACCOUNT] }])
})

test('[S7.34] the signed bytes are those of the text and of the typed data', async () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const wallet = createFakeEvmWallet({
    personal_sign: ([raw]: [`0x${string}`]) => account.signMessage({ message: { raw } }),
    eth_signTypedData_v4: ([, json]: [string, string]) => account.signTypedData(JSON.parse(json)),
  })
  const signature = (await run('signMessage', wallet.provider)) as `0x${string}`
  expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(account.address)
  const typed = (await run('signTypedData', wallet.provider)) as `0x${string}`
  expect(await recoverTypedDataAddress({ ...(typedData as object), signature: typed } as never)).toBe(
    account.address,
  )
})

test('[S7.34] a missing EIP712Domain type is added, a given one is kept', async () => {
  const wallet = createFakeEvmWallet()
  await run('signTypedData', wallet.provider)
  const EIP712Domain = [{ name: 'name', type: 'string' }]
  await run('signTypedData', wallet.provider, {
    typedData: { ...typedData, types: { ...typedData.types, EIP712Domain } },
  })
  const [first, second] = wallet.calls.map(({ params }) => JSON.parse(params[1] as string))
  expect(first.types.EIP712Domain.map(({ name }: { name: string }) => name)).toEqual([
    'name',
    'chainId',
    'verifyingContract',
  ])
  expect(first.message.amount).toBe('1000000000000000000000000000000')
  expect(second.types.EIP712Domain).toEqual(EIP712Domain)
})

test('typed data that contradict themselves are not sent to the wallet', async () => {
  const wallet = createFakeEvmWallet()
  const signed = run('signTypedData', wallet.provider, { typedData: { ...typedData, primaryType: 'Mial' } })
  await expect(signed).rejects.toMatchObject({
    code: 'TYPED_DATA_INVALID',
    message: 'eip155:signTypedData - The typed data are not valid: "Mial" of primaryType is not in types',
  })
  expect(wallet.calls).toEqual([])
})

test.each(['signMessage', 'signTypedData'] as const)(
  '%s: an empty signature is valid for an account with code only',
  async (name) => {
    const codes: Readonly<Record<string, string>> = { [ACCOUNT]: '0x6080', [OTHER_ACCOUNT]: '0x' }
    const { provider } = createFakeEvmWallet({
      personal_sign: '0x',
      eth_signTypedData_v4: '0x',
      eth_getCode: ([address]: [string]) => codes[address],
    })
    expect(await run(name, provider)).toBe('0x')
    await expect(run(name, provider, { address: OTHER_ACCOUNT })).rejects.toMatchObject({
      code: expect.stringMatching(/^SIGN_/) as string,
    })
  },
)

test.each(['signMessage', 'signTypedData', 'sendTransaction'] as const)(
  '%s: after an abort the wallet is not asked, and during a request it rejects at once',
  async (name) => {
    const wallet = createFakeEvmWallet()
    wallet.hang()
    const ask = (signal: AbortSignal) =>
      runOperation(eip155(), name as OperationName, {
        network: mainnet,
        provider: wallet.provider,
        signal,
        parameters: parameters[name] as never,
      })
    const reason = new TypeError('left')
    await expect(ask(AbortSignal.abort(reason))).rejects.toBe(reason)
    expect(wallet.calls).toEqual([])
    const controller = new AbortController()
    const asking = ask(controller.signal)
    await vi.waitUntil(() => wallet.calls.length === 1)
    controller.abort(reason)
    await expect(asking).rejects.toBe(reason)
  },
)

test.each([
  [
    'all fields',
    { value: 255n, data: '0xab', gas: 21_000n } as const,
    { value: '0xff', data: '0xab', gas: '0x5208' },
  ],
  ['the required fields', { value: undefined }, { value: '0x0', data: '0x' }],
])('[S5.11] a transaction with %s leaves type and fees to the wallet', async (_, changed, expected) => {
  const wallet = createFakeEvmWallet()
  expect(await run('sendTransaction', wallet.provider, changed)).toBe(HASH)
  expect(wallet.calls).toEqual([
    {
      method: 'eth_sendTransaction',
      params: [{ from: ACCOUNT, to: OTHER_ACCOUNT, chainId: '0x1', ...expected }],
    },
  ])
})

test.each([
  ['1000000000000000000', '0xde0b6b3a7640000'],
  ['0xde0b6b3a7640000', '0xde0b6b3a7640000'],
  ['abc', '0x0'],
  [Number.NaN, '0x0'],
  [1, '0x0'],
  [1.5, '0x0'],
  [null, '0x0'],
  [-1n, '0x0'],
  [2n ** 256n, '0x0'],
])('[S5.11] the value %s is sent as %s (R69)', async (value, expected) => {
  const wallet = createFakeEvmWallet()
  await run('sendTransaction', wallet.provider, { value: value as never })
  expect(wallet.calls[0]?.params).toMatchObject([{ value: expected }])
})

test('a refusal for insufficient funds is not reported as possibly sent', async () => {
  const wallet = createFakeEvmWallet({
    eth_sendTransaction: () => {
      throw { code: -32_000, message: 'insufficient funds for gas * price + value' }
    },
  })
  await expect(run('sendTransaction', wallet.provider)).rejects.toMatchObject({
    code: 'SEND_TRANSACTION_FAILED',
    message: 'eip155:sendTransaction - The transaction could not be sent',
  })
})

test('[S5.7] an invalid transaction hash is an error', async () => {
  const wallet = createFakeEvmWallet({ eth_sendTransaction: '0x1234' })
  await expect(run('sendTransaction', wallet.provider)).rejects.toMatchObject({
    code: 'SEND_UNCLEAR',
  })
})

test('[S7.34] an operation of the host replaces the built-in one', async () => {
  const adapter = eip155({ operations: { signMessage: async () => async () => 'mine' } })
  const context = { network: mainnet, provider: undefined, parameters: parameters.signMessage }
  expect(await runOperation(adapter, 'signMessage', context)).toBe('mine')
})
