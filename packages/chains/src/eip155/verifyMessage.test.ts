import { custom } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { createVerifyMessage } from './verifyMessage.ts'

const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const message = 'Hello, Foyer'
const YES = `0x${'00'.repeat(31)}01`
const NO = `0x${'00'.repeat(32)}`

/** Verifier of an adapter over a node with the given responses, and the list of requests. */
function verifier(answer: (method: string) => unknown) {
  const asked: string[] = []
  const verify = createVerifyMessage({
    samples: new Map(),
    transports: {
      [mainnet.caipNetworkId]: custom({
        request: async ({ method }: { method: string }) => {
          asked.push(method)
          return answer(method)
        },
      }),
    },
  })
  return {
    asked,
    verify: (signature: string, address: string = account.address, text = message) =>
      verify({ network: mainnet, provider: undefined }, { address, message: text, signature }),
  }
}

describe('signer of a message', () => {
  test("the account's own key is verified without a request", async () => {
    const { verify, asked } = verifier(() => '0x')
    expect(await verify(await account.signMessage({ message }))).toBe(true)
    expect(asked).toEqual([])
  })

  test('another text, account or signature is not verified', async () => {
    const { verify } = verifier(() => '0x0000000000000000000000000000000000000000000000000000000000000000')
    const signature = await account.signMessage({ message })
    expect(await verify(signature, account.address, `${message}!`)).toBe(false)
    expect(await verify(signature, '0x52908400098527886E0F7030069857D2E4169EE7')).toBe(false)
    expect(await verify(`${signature.slice(0, -4)}ffff`)).toBe(false)
    expect(await verify('0x1234')).toBe(false)
  })

  test('a signature that is not hex sends no request', async () => {
    const { verify, asked } = verifier(() => '0x01')
    expect(await verify('signature')).toBe(false)
    expect(asked).toEqual([])
  })

  test('an account without code causes one request only', async () => {
    const { verify, asked } = verifier((method) => (method === 'eth_getCode' ? '0x' : YES))
    expect(await verify('0x1234')).toBe(false)
    expect(asked).toEqual(['eth_getCode'])
  })

  test('a signature with the ERC-6492 suffix is verified even for an account without code', async () => {
    const { verify, asked } = verifier((method) => (method === 'eth_getCode' ? '0x' : YES))
    expect(await verify(`0x1234${'6492'.repeat(16)}`)).toBe(true)
    expect(asked).not.toContain('eth_getCode')
  })

  test('the ERC-8010 suffix alone makes no signature valid', async () => {
    const { verify } = verifier((method) => (method === 'eth_getCode' ? '0x' : NO))
    expect(await verify(`0x1234${'8010'.repeat(16)}`)).toBe(false)
  })

  test('an empty signature is valid only if a contract approved the text on the chain (ERC-1271)', async () => {
    expect(await verifier(() => YES).verify('0x')).toBe(true)
    expect(await verifier((method) => (method === 'eth_getCode' ? '0x' : YES)).verify('0x')).toBe(false)
  })

  test("without a node only signatures of the account's key are valid", async () => {
    const verify = createVerifyMessage({ samples: new Map() })
    const network = { ...mainnet, rpcUrls: { default: { http: [] } } }
    const ask = (signature: string) =>
      verify({ network, provider: undefined }, { address: account.address, message, signature })
    expect(await ask('0x1234')).toBe(false)
    expect(await ask(await account.signMessage({ message }))).toBe(true)
  })

  test('a signature that the contract accepts is valid (EIP-1271, EIP-6492) [S7.35]', async () => {
    const { verify, asked } = verifier(
      () => '0x0000000000000000000000000000000000000000000000000000000000000001',
    )
    expect(await verify('0x1234', '0x52908400098527886E0F7030069857D2E4169EE7')).toBe(true)
    expect(asked).toContain('eth_call')
  })

  test.each(['eth_getCode', 'eth_call'])(
    'a node that fails at %s rejects, and does not make the signature invalid',
    async (failing) => {
      const { verify } = verifier((method) => {
        if (method === failing) throw new Error('down')
        return '0x6080'
      })
      await expect(verify('0x1234')).rejects.toMatchObject({ code: 'VERIFY_FAILED' })
    },
  )

  test.each([null, 'code', 7])('a node that answers %j as the code of the account rejects', async (code) => {
    const { verify } = verifier((method) => (method === 'eth_getCode' ? code : YES))
    await expect(verify('0x1234')).rejects.toMatchObject({ code: 'VERIFY_FAILED', isRetryable: true })
  })

  test.each([
    ['the code of a revert', { code: 3, message: 'x' }, false],
    ['a revert as an internal error', { code: -32_603, message: 'VM Exception: reverted' }, false],
    ['another error of the call', { code: -32_000, message: 'out of gas' }, false],
    ['a rate limit', { code: -32_005, message: 'Too many requests' }, 'VERIFY_FAILED'],
    ['an internal error', { code: -32_603, message: 'Internal error' }, 'VERIFY_FAILED'],
  ])('a contract whose node answers %s: %s', async (_, error, expected) => {
    const { verify } = verifier((method) => {
      if (method === 'eth_getCode') return '0x6080'
      throw Object.assign(new Error(error.message), error)
    })
    const verifying = verify('0x1234').catch(({ code }: { code: string }) => code)
    expect(await verifying).toBe(expected)
  })

  test('a failing node rejects', async () => {
    const { verify } = verifier(() => {
      throw new Error('down')
    })
    await expect(verify('0x1234')).rejects.toMatchObject({ code: 'VERIFY_FAILED' })
  })
})
