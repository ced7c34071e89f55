import { expect, test, vi } from 'vitest'
import type { SignerSource } from '../adapter.ts'
import { UserRejectedError } from '../errors/UserRejectedError.ts'
import { reviewProvider } from './reviewProvider.ts'

class Wallet {
  readonly #name = 'Pebble'
  readonly asked: string[] = []
  async request({ method }: { readonly method: string; readonly params?: readonly unknown[] }) {
    this.asked.push(method)
    return method
  }
  name(): string {
    return this.#name
  }
  on(): this {
    return this
  }
  sendAsync(): string {
    return 'around the review'
  }
  send(): string {
    return 'around the review'
  }
}
type Provider = Pick<Wallet, 'request' | 'name' | 'on'> & Partial<Wallet>

function reviewed(review: NonNullable<SignerSource['reviewRequest']>, wallet: object = new Wallet()) {
  const reviewRequest = vi.fn(review) as unknown as NonNullable<SignerSource['reviewRequest']>
  const source: SignerSource = { getSigner: () => undefined, reviewRequest }
  return { provider: reviewProvider(source, wallet) as Provider, wallet: wallet as Wallet, reviewRequest }
}

test('requests to send are reviewed, reads are not', async () => {
  const { provider, wallet, reviewRequest } = reviewed((_, ask) => ask())
  expect(await provider.request({ method: 'eth_chainId' })).toBe('eth_chainId')
  expect(reviewRequest).not.toHaveBeenCalled()
  expect(await provider.request({ method: 'eth_sendTransaction', params: [{}] })).toBe('eth_sendTransaction')
  expect(reviewRequest).toHaveBeenCalledOnce()
  expect(wallet.asked).toEqual(['eth_chainId', 'eth_sendTransaction'])
})

test('a refused request does not reach the wallet', async () => {
  const { provider, wallet } = reviewed(() => Promise.reject(new Error('refused')))
  await expect(provider.request({ method: 'personal_sign', params: [] })).rejects.toThrow('refused')
  expect(wallet.asked).toEqual([])
})

test('review and wallet receive the parameters of the call, also if the app changes them meanwhile', async () => {
  const params = [{ to: '0x01', value: '0x1' }]
  const change = () => void Object.assign(params[0] as object, { to: '0x02' })
  const asked: unknown[] = []
  const request = async (given: unknown) => void asked.push(given)
  const { provider, reviewRequest } = reviewed(
    async (_, ask) => {
      change()
      return ask()
    },
    { request },
  )
  const given = { method: 'eth_sendTransaction', params, id: 7 }
  await provider.request(given)
  expect(asked).toEqual([{ ...given, params: [{ to: '0x01', value: '0x1' }] }])
  expect(reviewRequest).toHaveBeenCalledWith(
    { namespace: 'eip155', method: 'eth_sendTransaction', params: [{ to: '0x01', value: '0x1' }] },
    expect.any(Function),
  )
})

test('a rejection in the review has code 4001, and an error of the wallet stays as it is', async () => {
  const request = { method: 'eth_sendTransaction', params: [] }
  const refused = reviewed(() => Promise.reject(new UserRejectedError()))
  await expect(refused.provider.request(request)).rejects.toMatchObject({ code: 4001 })
  const error = { code: 3, data: '0x08c379a0' }
  const failing = reviewed((_, ask) => ask(), { request: () => Promise.reject(error) })
  await expect(failing.provider.request(request)).rejects.toBe(error)
})

test('the wallet receives the method that was checked, also if the app changes it afterwards', async () => {
  const { provider, wallet } = reviewed((_, ask) => ask())
  const methods = ['eth_chainId', 'eth_sendTransaction', 'eth_sendTransaction']
  const asked = {
    params: [],
    get method() {
      return methods.shift() ?? 'eth_sendTransaction'
    },
  }
  await provider.request(asked)
  expect(wallet.asked).toEqual(['eth_chainId'])
})

test('other members work, and the legacy methods send and sendAsync are absent', () => {
  const { provider } = reviewed((_, ask) => ask())
  expect([provider.name(), provider.send, provider.sendAsync]).toEqual(['Pebble', undefined, undefined])
  expect(['send' in provider, 'sendAsync' in provider, 'request' in provider]).toEqual([false, false, true])
})

test('a member that returns the provider returns the reviewed provider', async () => {
  const { provider, wallet } = reviewed(() => Promise.reject(new Error('refused')))
  const chained = provider.on()
  await expect(chained.request({ method: 'personal_sign', params: [] })).rejects.toThrow('refused')
  expect([chained === provider, wallet.asked]).toEqual([true, []])
})

test('a member that is set is set on the provider of the wallet, and `request` cannot be replaced', async () => {
  const { provider, wallet } = reviewed(() => Promise.reject(new Error('refused')))
  expect(Reflect.set(provider, 'autoRefresh', false)).toBe(true)
  expect(wallet).toHaveProperty('autoRefresh', false)
  expect(Reflect.set(provider, 'request', async () => 'around the review')).toBe(false)
  await expect(provider.request({ method: 'personal_sign', params: [] })).rejects.toThrow('refused')
  expect(Object.hasOwn(wallet, 'request')).toBe(false)
})

test('a frozen provider is reviewed, too', async () => {
  const { provider, reviewRequest } = reviewed((_, ask) => ask(), Object.freeze(new Wallet()))
  expect(await provider.request({ method: 'eth_sign', params: [] })).toBe('eth_sign')
  expect(reviewRequest).toHaveBeenCalledOnce()
})

test.each([undefined, null, 'text', {}])('%j, which is not a provider, is returned unchanged', (value) => {
  expect(reviewProvider({ getSigner: () => undefined }, value)).toBe(value)
})
