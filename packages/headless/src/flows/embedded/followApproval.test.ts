import { isFoyerError, UserRejectedError } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { type CreateFrame, embeddedWallet } from '@foyer/chains/embedded'
import { base, mainnet } from '@foyer/chains/networks'
import {
  createMemoryStorage,
  createTestFrame,
  type TestFrame,
  testFrameAccounts,
} from '@foyer/chains/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Config } from '../../core/types.ts'
import { followApproval } from '../../modal/approvals.ts'
import { closeModal } from '../../modal/closeModal.ts'
import { getModalRouter, goBack, pushTransaction, pushView } from '../../modal/navigation.ts'
import { getToast } from '../../modal/notices/state.ts'
import { getModal, openModal } from '../../modal/openModal.ts'
import { switchConnection } from '../../modal/switchConnection.ts'
import { createConfig } from '../../setup/createConfig.ts'
import { settled } from '../../test/settled.ts'
import { showModal } from '../../test/setup.ts'
import { getPreferredAccountType, setPreferredAccountType } from '../../wallet/accountType.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { getAccount } from '../../wallet/state.ts'
import { approveRequest, declineRequest, getRequestReview } from '../policies/requestReview.ts'
import { allow, warn } from '../policies/rules.ts'
import { signMessage } from '../signing/sign.ts'
import { confirmOtp, connectEmail } from './connectEmail.ts'
import { findEmbedded } from './findEmbedded.ts'

let storage: ReturnType<typeof createMemoryStorage>
let frame: TestFrame
let config: Config
let unmount: () => void
let isWarned = false
let newFrame: CreateFrame
/** The browser reports that the last frame cannot load. */
let fail = (): void => undefined
const { eoa, smartAccount } = testFrameAccounts

type Provider = { request(parameters: { method: string; params?: unknown }): Promise<unknown> }
const ask = (method: string): Promise<unknown> => {
  const provider = config.getSigner('eip155')?.provider as Provider
  const asked = provider.request({
    method,
    params: ['0x68', smartAccount],
  })
  asked.catch(() => undefined)
  return asked
}
const quiet = async (): Promise<void> => {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}
const answer = async (): Promise<void> => {
  frame.say('RPC_REQUEST_SUCCESS', '0x51', frame.last('RPC_REQUEST')?.id)
  await quiet()
}
const shown = (): readonly [boolean, string] => [getModal(config).isOpen, getModalRouter(config).view]

beforeEach(async () => {
  vi.useFakeTimers()
  isWarned = false
  frame = createTestFrame()
  newFrame = frame.createFrame
  storage = createMemoryStorage()
  config = createConfig({
    networks: [mainnet, base],
    adapters: [eip155({ target: new EventTarget() })],
    connectors: [
      embeddedWallet({
        createFrame(options) {
          fail = () => options.onError?.()
          return newFrame(options)
        },
      }),
    ],
    endpoints: { secureSite: 'https://secure.example' },
    storage,
    debug: false,
    policies: [() => (isWarned ? warn('Look twice') : allow)],
  }) as Config
  unmount = config.mount()
  showModal(config)
  await quiet()
  await settled(connectEmail(config, { email: 'mira@example.com' }))
  await settled(confirmOtp(config, { otp: '123456' }))
  frame.silent.add('RPC_REQUEST')
})
afterEach(() => {
  unmount()
  config.destroy()
  vi.useRealTimers()
})

test('with the modal closed a request opens the modal, and its answer closes it [S6.3]', async () => {
  const signing = ask('personal_sign')
  await quiet()
  expect(shown()).toEqual([true, 'ApproveTransaction'])
  await answer()
  expect(await signing).toBe('0x51')
  expect(shown()[0]).toBe(false)
})

test('with the modal open a request navigates to the view, and its answer goes back', async () => {
  openModal(config, { view: 'Account' })
  const signing = ask('personal_sign')
  await quiet()
  expect(shown()).toEqual([true, 'ApproveTransaction'])
  await answer()
  await signing
  expect(shown()).toEqual([true, 'Account'])
})

test('the previous view has its data again after the answer', async () => {
  const send = { amount: '1', namespace: 'eip155', chainId: '1', to: eoa } as const
  openModal(config, { view: 'Account' })
  pushView(config, 'WalletSendPreview', { send })
  void ask('personal_sign')
  await quiet()
  await answer()
  expect(getModalRouter(config)).toMatchObject({ view: 'WalletSendPreview', data: { send } })
})

test('a request with a warning waits for the approval of another request', async () => {
  const first = ask('personal_sign')
  await quiet()
  isWarned = true
  const second = signMessage(config, { message: 'hello' })
  second.catch(() => undefined)
  await quiet()
  expect(shown()).toEqual([true, 'ApproveTransaction'])
  await answer()
  expect(await first).toBe('0x51')
  await quiet()
  expect(shown()).toEqual([true, 'ReviewRequest'])
  approveRequest(config, { id: getRequestReview(config)!.id })
  await quiet()
  expect(shown()).toEqual([true, 'ApproveTransaction'])
  await answer()
  expect(await second).toBe('0x51')
  expect(shown()[0]).toBe(false)
})

test('a request with a warning is not declined while an approval is shown, but 30 s later if no view shows it', async () => {
  const first = ask('personal_sign')
  await quiet()
  isWarned = true
  const second = signMessage(config, { message: 'hello' }).catch((error: unknown) => error)
  await quiet()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(getRequestReview(config)).toBeDefined()
  await answer()
  expect(await first).toBe('0x51')
  await quiet()
  expect(shown()).toEqual([true, 'ReviewRequest'])
  await vi.advanceTimersByTimeAsync(29_000)
  expect(getRequestReview(config)).toBeDefined()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await second).toBeInstanceOf(UserRejectedError)
})

test('an approval waits for the review of another request', async () => {
  isWarned = true
  const first = signMessage(config, { message: 'hello' })
  first.catch(() => undefined)
  await quiet()
  expect(shown()).toEqual([true, 'ReviewRequest'])
  isWarned = false
  const second = signMessage(config, { message: 'other' })
  second.catch(() => undefined)
  await quiet()
  expect(frame.names()).toContain('RPC_REQUEST')
  expect(shown()).toEqual([true, 'ReviewRequest'])
  declineRequest(config, { id: getRequestReview(config)!.id })
  await expect(first).rejects.toBeInstanceOf(UserRejectedError)
  await quiet()
  expect(shown()).toEqual([true, 'ApproveTransaction'])
  await answer()
  expect(await second).toBe('0x51')
  expect(shown()[0]).toBe(false)
})

test('the view stays until the last of several requests is answered', async () => {
  void ask('personal_sign')
  await quiet()
  const first = frame.last('RPC_REQUEST')?.id
  void ask('eth_signTypedData_v4')
  await quiet()
  frame.say('RPC_REQUEST_SUCCESS', '0x51', first)
  await quiet()
  expect(shown()).toEqual([true, 'ApproveTransaction'])
  await answer()
  expect(shown()[0]).toBe(false)
})

test('a failed request with callbacks does not end other requests', async () => {
  void ask('personal_sign')
  await quiet()
  const first = frame.last('RPC_REQUEST')?.id
  const second = ask('eth_signTypedData_v4')
  await quiet()
  const onError = vi.fn<() => void>()
  pushTransaction(config, { onError })
  frame.say('RPC_REQUEST_ERROR', { message: 'Not today' }, first)
  await quiet()
  expect(onError).toHaveBeenCalledOnce()
  expect(shown()).toEqual([true, 'ApproveTransaction'])
  await answer()
  expect(await second).toBe('0x51')
  expect(shown()[0]).toBe(false)
})

test.each([
  ['onSuccess', 'the visitor approves', () => answer()],
  [
    'onError',
    'the frame refuses',
    async () => {
      frame.say('RPC_REQUEST_ERROR', { message: 'no' }, frame.last('RPC_REQUEST')?.id)
      await quiet()
    },
  ],
  [
    'onCancel',
    'the visitor leaves the view',
    async () => {
      goBack(config)
      await quiet()
    },
  ],
] as const)('a transaction calls only its %s when %s', async (expected, _, end) => {
  const called: string[] = []
  const note = (name: string) => () => void called.push(name)
  pushTransaction(config, {
    onSuccess: note('onSuccess'),
    onError: note('onError'),
    onCancel: note('onCancel'),
  })
  openModal(config, { view: 'Account' })
  ask('personal_sign').catch(() => undefined)
  await quiet()
  await end()
  expect(called).toEqual([expected])
})

test('a request that waited when the config was unmounted is not counted after the next mount', async () => {
  void ask('personal_sign')
  await quiet()
  unmount()
  await quiet()
  closeModal(config)
  unmount = config.mount()
  showModal(config)
  await quiet()
  const signing = ask('personal_sign')
  await quiet()
  expect(shown()).toEqual([true, 'ApproveTransaction'])
  await answer()
  expect(await signing).toBe('0x51')
  expect(shown()[0]).toBe(false)
})

test('closing aborts all waiting requests [S8.60]', async () => {
  const signing = ask('personal_sign')
  await quiet()
  closeModal(config)
  await expect(signing).rejects.toThrow('Request was aborted')
  await quiet()
  expect(shown()[0]).toBe(false)
  expect(frame.names().filter((name) => name === 'RPC_ABORT')).toHaveLength(1)
})

test('going back aborts the waiting request', async () => {
  openModal(config, { view: 'Account' })
  const signing = ask('personal_sign')
  await quiet()
  goBack(config)
  await expect(signing).rejects.toThrow('Request was aborted')
  expect(shown()).toEqual([true, 'Account'])
})

test('closing after the answer to the first of two requests aborts the second', async () => {
  void ask('personal_sign')
  await quiet()
  const first = frame.last('RPC_REQUEST')?.id
  const second = ask('eth_signTypedData_v4')
  await quiet()
  frame.say('RPC_REQUEST_SUCCESS', '0x51', first)
  await quiet()
  closeModal(config)
  await expect(second).rejects.toThrow('Request was aborted')
})

describe('a frame that fails to load while a request waits', () => {
  beforeEach(() => {
    newFrame = createTestFrame({ isReady: false }).createFrame
    findEmbedded(config)?.embedded.reload()
    newFrame = frame.createFrame
  })

  test.each([
    ['the browser reports it', () => fail()],
    ['after 20 s', () => vi.advanceTimersByTime(20_000)],
  ])('the view stays, and the promise of the app rejects: %s', async (_, failNow) => {
    const signing = signMessage(config, { message: 'hello' }).catch((error: unknown) => error)
    await quiet()
    expect(shown()).toEqual([true, 'ApproveTransaction'])
    failNow()
    await quiet()
    const error = await signing
    expect(error).toMatchObject({
      code: 'SIGN_MESSAGE_FAILED',
      details: 'Unable to load email login dependency',
    })
    expect(isFoyerError(error)).toBe(true)
    expect(shown()).toEqual([true, 'ApproveTransaction'])
    expect(findEmbedded(config)?.embedded.getState()).toMatchObject({ frame: 'failed', approvals: 0 })
    closeModal(config)
    findEmbedded(config)?.embedded.reload()
    const again = ask('personal_sign')
    await quiet()
    await answer()
    expect(await again).toBe('0x51')
    expect(shown()[0]).toBe(false)
  })

  test('with the modal open, the view stays until it is left', async () => {
    openModal(config, { view: 'Account' })
    const signing = ask('personal_sign')
    await quiet()
    fail()
    await expect(signing).rejects.toThrow('Unable to load email login dependency')
    await quiet()
    expect(shown()).toEqual([true, 'ApproveTransaction'])
    goBack(config)
    expect(shown()).toEqual([true, 'Account'])
  })
})

test('a blocked method shows a toast 300 ms later, without a request [S6.4]', async () => {
  await expect(ask('eth_sign')).rejects.toThrow('Requested RPC call is not allowed')
  await quiet()
  await vi.advanceTimersByTimeAsync(299)
  expect(getToast(config).isOpen).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(getToast(config)).toMatchObject({
    isOpen: true,
    message: 'Action not allowed',
    code: 'REQUEST_NOT_ALLOWED',
  })
  expect(frame.names()).not.toContain('RPC_REQUEST')
})

test('the end of a request that is no longer waited for does not hide the next request', () => {
  followApproval(config, 'failed')
  followApproval(config, 'asked')
  expect(shown()).toEqual([true, 'ApproveTransaction'])
})

test('a selected account type is current in the page and in the frame', async () => {
  expect(getAccount(config).address).toBe(smartAccount)
  await settled(setPreferredAccountType(config, { accountType: 'eoa', namespace: 'eip155' }))
  expect(frame.last('SET_PREFERRED_ACCOUNT')?.payload).toEqual({ type: 'eoa' })
  expect(getAccount(config).address).toBe(eoa)
  expect(getPreferredAccountType(config, { namespace: 'eip155' })).toBe('eoa')
})

test('[S5.5] the account type in use is not requested again', async () => {
  await settled(setPreferredAccountType(config, { accountType: 'smartAccount', namespace: 'eip155' }))
  expect(frame.names()).not.toContain('SET_PREFERRED_ACCOUNT')
})

test('[S5.5, S3.98] a smart account is not requested on a network without smart accounts', async () => {
  storage.setItem('@foyer-wallet/SMART_ACCOUNT_ENABLED_NETWORKS', '137,11155111')
  await settled(setPreferredAccountType(config, { accountType: 'eoa', namespace: 'eip155' }))
  await expect(
    settled(setPreferredAccountType(config, { accountType: 'smartAccount', namespace: 'eip155' })),
  ).rejects.toMatchObject({ code: 'SMART_ACCOUNT_NOT_SUPPORTED' })
  expect(frame.names().filter((name) => name === 'SET_PREFERRED_ACCOUNT')).toHaveLength(1)
  expect(getAccount(config).address).toBe(eoa)
})

test.each([
  ['chosen', () => setPreferredAccountType(config, { accountType: 'eoa', namespace: 'eip155' })],
  [
    'chosen by its address',
    () => switchConnection(config, { connector: { uid: 'AUTH' }, namespace: 'eip155', address: eoa }),
  ],
] as const)('an account type that is %s and that the frame refuses is not applied', async (_, choose) => {
  frame.answers['SET_PREFERRED_ACCOUNT'] = () => {
    throw { message: 'Not today' }
  }
  await expect(settled(choose())).rejects.toMatchObject({ code: 'FRAME_REFUSED', shortMessage: 'Not today' })
  expect(getAccount(config).address).toBe(smartAccount)
  expect(getPreferredAccountType(config, { namespace: 'eip155' })).toBe('smartAccount')
})

test('a disconnect signs out of the frame [S4.21]', async () => {
  await settled(disconnect(config))
  expect(frame.names()).toContain('SIGN_OUT')
  expect(getAccount(config).isConnected).toBe(false)
})
