import { UserRejectedError } from '@foyer/chains'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Config, ConfigOptions } from '../core/types.ts'
import { approveRequest, getRequestReview, watchRequestReview } from '../flows/policies/requestReview.ts'
import { warn } from '../flows/policies/rules.ts'
import { signMessage } from '../flows/signing/sign.ts'
import { siwx } from '../flows/siwx/siwx.ts'
import { ALICE, BOB, createTestAdapter, setup } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from '../wallet/connect.ts'
import { getAccount } from '../wallet/state.ts'
import { requestClose } from './closeModal.ts'
import { getModalRouter, goBack, pushView } from './navigation.ts'
import { getToast } from './notices/state.ts'
import { showToast } from './notices/toast.ts'
import { getModal, openModal } from './openModal.ts'

const sign = vi.fn(async () => '0xsigned')
beforeEach(() => void sign.mockClear())

async function connected(options: Partial<ConfigOptions> = {}): Promise<Config> {
  const wallet = createTestConnector()
  const { config } = setup({
    ...options,
    connectors: [wallet],
    adapters: [createTestAdapter({ signMessage: async () => sign })],
    policies: options.policies ?? [() => warn('Look twice')],
  })
  await connect(config, { connector: wallet })
  return config
}
const whenAsked = (config: Config): Promise<unknown> =>
  vi.waitUntil(() => getRequestReview(config) !== undefined)

test.each([
  ['the error of the attempt before is hidden', 'error', false],
  ['a success stays', 'success', true],
] as const)('when a wallet is asked again, %s', async (_, variant, isOpen) => {
  sign.mockReturnValueOnce(new Promise(() => {}))
  const config = await connected({ policies: [] })
  showToast(config, { message: 'Before', variant })
  void signMessage(config, { message: 'hello' })
  await vi.waitFor(() => expect(sign).toHaveBeenCalledOnce())
  expect(getToast(config).isOpen).toBe(isOpen)
})

test('a request with a warning opens the view, and its approval closes the modal and asks the wallet', async () => {
  const config = await connected()
  const signing = signMessage(config, { message: 'hello' })
  await whenAsked(config)
  expect([getModal(config).isOpen, getModalRouter(config).view]).toEqual([true, 'ReviewRequest'])
  expect(sign).not.toHaveBeenCalled()
  approveRequest(config, { id: getRequestReview(config)!.id })
  expect(getModal(config).isOpen).toBe(false)
  expect(await signing).toBe('0xsigned')
})

test.each([
  ['closing the modal', (config: Config) => void requestClose(config)],
  ['opening another view', (config: Config) => openModal(config, { view: 'Networks' })],
])('%s declines the request', async (_, leave) => {
  const config = await connected()
  const signing = signMessage(config, { message: 'hello' })
  await whenAsked(config)
  leave(config)
  await expect(signing).rejects.toBeInstanceOf(UserRejectedError)
  expect(getRequestReview(config)).toBeUndefined()
  expect(sign).not.toHaveBeenCalled()
})

test.each([
  ['approval', (config: Config) => approveRequest(config, { id: getRequestReview(config)!.id }), true],
  ['back', goBack, false],
])('in an open modal the %s leads to the previous view', async (_, answer, isApproved) => {
  const config = await connected()
  openModal(config, { view: 'Account' })
  const signing = signMessage(config, { message: 'hello' }).then(
    () => true,
    () => false,
  )
  await whenAsked(config)
  expect(getModalRouter(config).history).toEqual(['Account', 'ReviewRequest'])
  answer(config)
  expect([getModal(config).isOpen, getModalRouter(config).view]).toEqual([true, 'Account'])
  expect(await signing).toBe(isApproved)
})

test('the previous view has its data again after the answer', async () => {
  const config = await connected()
  const send = { amount: '1', namespace: 'eip155', chainId: '1', to: BOB } as const
  openModal(config, { view: 'Account' })
  pushView(config, 'WalletSendPreview', { send })
  const signing = signMessage(config, { message: 'hello' })
  await whenAsked(config)
  approveRequest(config, { id: getRequestReview(config)!.id })
  await signing
  expect(getModalRouter(config)).toMatchObject({ view: 'WalletSendPreview', data: { send } })
})

test('a one-click sign-in that the visitor has approved continues in the view that connects', async () => {
  const wallet = createTestConnector()
  const authenticate = vi.fn(async () => ({
    sessions: [{ namespace: 'eip155' as const, accounts: [{ address: ALICE }], chainId: '1' }],
    messages: [],
  }))
  const { config } = setup({
    connectors: [Object.assign(wallet, { authenticate })],
    adapters: [createTestAdapter({})],
    policies: [() => warn('Look twice')],
    siwx: siwx({ domain: 'app.example', uri: 'https://app.example/', isRequired: false }),
  })
  openModal(config, { view: 'Connect' })
  pushView(config, 'ConnectingExternal', { connector: wallet, redirectView: 'Networks' })
  await whenAsked(config)
  expect(getModalRouter(config).view).toBe('ReviewRequest')
  approveRequest(config, { id: getRequestReview(config)!.id })
  expect(getModalRouter(config)).toMatchObject({
    view: 'ConnectingExternal',
    data: { connector: wallet, redirectView: 'Networks' },
  })
  await vi.waitUntil(() => authenticate.mock.calls.length > 0)
  await vi.waitUntil(() => getAccount(config).isConnected)
})

test('with manual control of WalletConnect the view is shown', async () => {
  const config = await connected({ manualWalletConnectControl: true })
  const signing = signMessage(config, { message: 'hello' })
  await whenAsked(config)
  expect(getModalRouter(config)).toMatchObject({ view: 'ReviewRequest', history: ['ReviewRequest'] })
  approveRequest(config, { id: getRequestReview(config)!.id })
  expect(await signing).toBe('0xsigned')
})

test('a waiting request is declined when the config is destroyed', async () => {
  const config = await connected()
  const signing = signMessage(config, { message: 'hello' })
  await whenAsked(config)
  config.destroy()
  await expect(signing).rejects.toBeInstanceOf(UserRejectedError)
})

test('several waiting requests are answered in one opening', async () => {
  const config = await connected()
  const signing = ['one', 'two'].map((message) => signMessage(config, { message }))
  await whenAsked(config)
  const first = getRequestReview(config)!.id
  approveRequest(config, { id: first })
  await whenAsked(config)
  expect(getModalRouter(config).view).toBe('ReviewRequest')
  approveRequest(config, { id: getRequestReview(config)!.id })
  await Promise.all(signing)
  expect(getModal(config).isOpen).toBe(false)
})

test('in an open modal several waiting requests lead back to the previous view', async () => {
  const config = await connected()
  openModal(config, { view: 'Account' })
  const signing = ['one', 'two'].map((message) => signMessage(config, { message }))
  for (const _ of signing) {
    await whenAsked(config)
    approveRequest(config, { id: getRequestReview(config)!.id })
  }
  await Promise.all(signing)
  expect([getModal(config).isOpen, getModalRouter(config).view]).toEqual([true, 'Account'])
})

test('a review in an open modal leads back, although an earlier one had opened the modal', async () => {
  const config = await connected()
  const first = signMessage(config, { message: 'one' })
  await whenAsked(config)
  approveRequest(config, { id: getRequestReview(config)!.id })
  await first
  openModal(config, { view: 'Account' })
  const second = signMessage(config, { message: 'two' })
  await whenAsked(config)
  approveRequest(config, { id: getRequestReview(config)!.id })
  await second
  expect([getModal(config).isOpen, getModalRouter(config).view]).toEqual([true, 'Account'])
})

test('the modal stays closed while the app shows reviews', async () => {
  const config = await connected()
  watchRequestReview(config, { onChange: () => undefined })
  const signing = signMessage(config, { message: 'hello' })
  await whenAsked(config)
  expect(getModal(config).isOpen).toBe(false)
  approveRequest(config, { id: getRequestReview(config)!.id })
  expect(await signing).toBe('0xsigned')
  expect(getModal(config).isOpen).toBe(false)
})

test('a request that no view shows within 30 s is declined', async () => {
  vi.useFakeTimers()
  try {
    const config = await connected()
    const signing = signMessage(config, { message: 'hello' }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(getRequestReview(config)).toBeDefined()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await signing).toBeInstanceOf(UserRejectedError)
  } finally {
    vi.useRealTimers()
  }
})
