import { UserRejectedError } from '@foyer/chains'
import { embeddedWallet } from '@foyer/chains/embedded'
import { createTestFrame, createTestPopup } from '@foyer/chains/testing'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { WalletRequest } from '../core/contracts/policies.ts'
import { internalsOf, loadedCode } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { watchFailures } from '../data/analytics/startAnalytics.ts'
import { waitForAnswer } from '../flows/policies/state.ts'
import { siwx } from '../flows/siwx/siwx.ts'
import { closeModal } from '../modal/closeModal.ts'
import { getModalRouter } from '../modal/navigation.ts'
import { getToast } from '../modal/notices/state.ts'
import { ALICE, BOB, createTestAdapter, setup, solana } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from '../wallet/connect.ts'
import { getAccount } from '../wallet/state.ts'
import { switchNetwork } from '../wallet/switchNetwork.ts'
import { createFoyerHooks } from './createFoyerHooks.ts'
import { loadMutations, type MutationResult, useWalletAction } from './foyerMutation.ts'
import { FoyerProvider } from './FoyerProvider.tsx'
import * as hooks from './hooks.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const wrapperOf =
  (config: Config) =>
  ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <FoyerProvider config={config}>{children}</FoyerProvider>
    </StrictMode>
  )

const render = <result,>(config: Config, hook: () => result) =>
  renderHook(hook, { wrapper: wrapperOf(config) }).result

describe('useConnect', () => {
  test('has the state of its own calls; useConnectProcess has the state of the page [S4.2]', async () => {
    const wallet = createTestConnector()
    wallet.answer = 'wait'
    const { config } = setup({ connectors: [wallet] })
    const own = render(config, () => hooks.useConnect())
    const other = render(config, () => ({ ...hooks.useConnect(), process: hooks.useConnectProcess() }))
    act(() => own.current.connect({ connector: wallet.id }))
    await waitFor(() => expect(own.current).toMatchObject({ isPending: true, status: 'pending' }))
    expect(own.current.connector).toMatchObject({ uid: wallet.uid })
    expect(own.current.variables).toEqual({ connector: wallet.id })
    expect(other.current).toMatchObject({ isPending: false, status: 'idle', connector: undefined })
    await waitFor(() =>
      expect(other.current.process).toMatchObject({ status: 'pending', isConnecting: true }),
    )
    act(() => other.current.process.cancel())
    await waitFor(() => expect(own.current).toMatchObject({ status: 'idle', isIdle: true, error: null }))
    expect(other.current.process.status).toBe('idle')
  })

  test('prepares the wallet at the call, before the code of the action has loaded', async () => {
    const wallet = { ...createTestConnector(), prepare: vi.fn<() => Promise<void>>(async () => {}) }
    wallet.prepare.mockRejectedValueOnce(new Error('offline'))
    const { config } = setup({ connectors: [wallet] })
    const own = render(config, () => hooks.useConnect())
    act(() => own.current.connect({ connector: wallet }))
    expect(wallet.prepare).toHaveBeenCalledOnce()
    expect(wallet.calls.connect).toBe(0)
    await waitFor(() => expect(own.current.isSuccess).toBe(true))
  })

  test.each([undefined, null, 'metamask', {}, { connector: null }, { connector: 7 }])(
    'a call with %j rejects, and does not throw in the handler',
    async (wrong) => {
      vi.spyOn(console, 'error').mockReturnValue()
      const { config } = setup({ connectors: [createTestConnector()] })
      const own = render(config, () => hooks.useConnect())
      act(() => own.current.connect(wrong as never))
      await waitFor(() => expect(own.current.isError).toBe(true))
    },
  )

  test.each([undefined, null, {}, { provider: 'google' }])(
    'a social login with %j and without the embedded wallet rejects, and leaves the login idle',
    async (wrong) => {
      const { config } = setup()
      const own = render(config, () => hooks.useSocialLogin())
      act(() => own.current.connectSocial(wrong as never))
      await waitFor(() => expect(own.current.isError).toBe(true))
      expect(own.current.login.status).toBe('idle')
    },
  )

  test('a social login whose code fails to load closes its window', async () => {
    const popup = createTestPopup()
    const { createFrame } = createTestFrame()
    const { config } = setup({
      connectors: [embeddedWallet({ createFrame, createPopup: popup.createPopup })],
      endpoints: { secureSite: 'https://secure.example' },
    })
    const importing = Promise.reject(new Error('offline'))
    internalsOf(config).lazy.set(loadMutations, { importing })
    const own = render(config, () => hooks.useSocialLogin())
    act(() => own.current.connectSocial({ provider: 'google' }))
    expect([own.current.login.status, popup.isOpen()]).toEqual(['window', true])
    await waitFor(() => expect(own.current.isError).toBe(true))
    expect([own.current.login.status, popup.isOpen()]).toEqual(['error', false])
  })

  test('useRequestReview returns the same object until the request changes', async () => {
    const { config } = setup()
    const { result, rerender } = renderHook(() => hooks.useRequestReview(), { wrapper: wrapperOf(config) })
    const request = { type: 'message' } as unknown as WalletRequest
    act(() => void waitForAnswer(internalsOf(config), { request, warnings: [], networks: [] }))
    const review = result.current
    rerender()
    expect(result.current).toBe(review)
    act(() => review?.decline())
    expect(result.current).toBeUndefined()
  })

  const askReview = (config: Config) =>
    waitForAnswer(internalsOf(config), {
      request: { type: 'message' } as unknown as WalletRequest,
      warnings: [],
      networks: [],
    })

  test.each([
    ['approve', true],
    ['decline', false],
  ] as const)('%s of useRequestReview answers the request with %s', async (verb, isApproved) => {
    const { config } = setup()
    const review = render(config, () => hooks.useRequestReview())
    const { answer } = await act(async () => askReview(config))
    act(() => review.current?.[verb]())
    expect(await answer).toBe(isApproved)
  })

  test('a request is declined when the last component with useRequestReview unmounts', async () => {
    const { config } = setup()
    const { unmount } = renderHook(() => hooks.useRequestReview(), { wrapper: wrapperOf(config) })
    const { answer } = await act(async () => askReview(config))
    unmount()
    expect(await answer).toBe(false)
  })

  test('a wallet with several connectors is not prepared: the action selects the connector', async () => {
    const prepare = vi.fn<() => Promise<void>>(async () => {})
    const wallet = { ...createTestConnector(), prepare }
    const other = { ...createTestConnector({ id: 'sol', namespaces: ['solana'] }), prepare }
    const { config } = setup({ connectors: [wallet, other] })
    const own = render(config, () => hooks.useConnect())
    await act(() => own.current.connectAsync({ connector: { ...wallet, connectors: [wallet, other] } }))
    expect(prepare).not.toHaveBeenCalled()
  })

  test('callbacks of the hook run before those of the call, with the data and the variables', async () => {
    const wallet = createTestConnector()
    const { config } = setup({ connectors: [wallet] })
    const log: string[] = []
    const note = (name: string) => () => void log.push(name)
    const own = render(config, () =>
      hooks.useConnect({ mutation: { onSuccess: note('hook success'), onSettled: note('hook settled') } }),
    )
    const onSuccess = vi.fn<(...args: unknown[]) => void>(note('call success'))
    await act(() =>
      own.current.connectAsync({ connector: wallet }, { onSuccess, onSettled: note('call settled') }),
    )
    expect(log).toEqual(['hook success', 'hook settled', 'call success', 'call settled'])
    expect(onSuccess.mock.calls[0]?.slice(0, 2)).toMatchObject([
      [{ address: ALICE }],
      { connector: { id: wallet.id } },
    ])
    await waitFor(() => expect(own.current.data).toMatchObject([{ address: ALICE }]))
  })

  test('a rejection is the error of the call, onError is called, and reset makes it idle', async () => {
    const wallet = createTestConnector()
    wallet.answer = 'reject'
    const { config } = setup({ connectors: [wallet] })
    const onError = vi.fn<(error: Error) => void>()
    const own = render(config, () => hooks.useConnect({ mutation: { onError } }))
    act(() => own.current.connect({ connector: wallet }))
    await waitFor(() =>
      expect(own.current).toMatchObject({ isError: true, error: { name: 'UserRejectedError' } }),
    )
    expect(onError).toHaveBeenCalledTimes(1)
    act(() => own.current.reset())
    await waitFor(() => expect(own.current).toMatchObject({ status: 'idle', error: null }))
  })

  test('a cancelled call rejects, sets no error and calls no callback', async () => {
    const wallet = createTestConnector()
    wallet.answer = 'wait'
    const { config } = setup({ connectors: [wallet] })
    const called = vi.fn<() => void>()
    const own = render(config, () => hooks.useConnect({ mutation: { onError: called, onSettled: called } }))
    const controller = new AbortController()
    const left = { reason: 'the visitor left' }
    let asking: Promise<unknown> = Promise.resolve()
    act(() => {
      asking = own.current.connectAsync(
        { connector: wallet, signal: controller.signal },
        { onError: called, onSettled: called },
      )
    })
    await waitFor(() => expect(own.current.isPending).toBe(true))
    act(() => controller.abort(left))
    await expect(asking).rejects.toBe(left)
    await waitFor(() => expect(own.current).toMatchObject({ status: 'idle', isError: false, error: null }))
    expect(called).not.toHaveBeenCalled()
  })

  test('a pairing that waits for a scan is not connecting: other wallets can be connected', async () => {
    const waiting = createTestConnector({ id: 'walletConnect' })
    waiting.answer = 'wait'
    const remote = { ...waiting, type: 'WALLET_CONNECT' as const }
    const { config } = setup({ connectors: [remote] })
    const page = render(config, () => ({
      pairing: hooks.useWalletConnectUri(),
      connect: hooks.useConnect(),
      account: hooks.useAccount(),
      process: hooks.useConnectProcess(),
    }))
    await waitFor(() => expect(page.current.process.status).toBe('pending'))
    expect(page.current.process.isConnecting).toBe(false)
    expect(page.current.connect.isPending).toBe(false)
    expect(page.current.account.status).toBe('disconnected')
  })

  test('a failure is reported to analytics once, although the process of the page fails too', async () => {
    const wallet = createTestConnector()
    wallet.answer = 'fail'
    const { config } = setup({ connectors: [wallet] })
    const report = vi.fn<(error: unknown) => void>()
    const stop = watchFailures(config, report)
    const own = render(config, () => hooks.useConnect())
    act(() => own.current.connect({ connector: wallet }))
    await waitFor(() => expect(own.current.isError).toBe(true))
    expect(report).toHaveBeenCalledTimes(1)
    stop()
  })
})

test('options that Foyer fixes are ignored in the mutation option', async () => {
  const wallet = createTestConnector()
  wallet.answer = 'fail'
  const { config } = setup({ connectors: [wallet] })
  const own = render(config, () =>
    hooks.useConnect({ mutation: { retry: 3, retryDelay: 0, throwOnError: true } as object }),
  )
  act(() => own.current.connect({ connector: wallet }))
  await waitFor(() => expect(own.current).toMatchObject({ isError: true, failureCount: 1 }))
})

test('a call uses the config and the callbacks of the last render', async () => {
  const wallets = [createTestConnector({ id: 'one' }), createTestConnector({ id: 'two' })] as const
  const configs = wallets.map((wallet, index) => setup({ id: `${index}`, connectors: [wallet] }).config)
  const called: (number | undefined)[] = []
  const { result, rerender } = renderHook(
    ({ index }: { readonly index: 0 | 1 }) =>
      hooks.useConnect({
        config: configs[index],
        mutation: { onSuccess: () => void called.push(index) },
      }),
    { initialProps: { index: 0 } },
  )
  rerender({ index: 1 })
  await act(() => result.current.connectAsync({ connector: 'two' }))
  expect(wallets.map(({ calls }) => calls.connect)).toEqual([0, 1])
  expect(called).toEqual([1])
})

test.each([{}, { account: undefined }])(
  'a request with %j has the account of the click, although the wallet changes it while code loads [S1.4]',
  async (given) => {
    const signMessage = vi.fn(async (_: unknown, { address }: { address: string }) => address)
    const wallet = createTestConnector()
    const { config } = setup({
      connectors: [wallet],
      adapters: [createTestAdapter({ signMessage: async () => signMessage })],
    })
    await connect(config, { connector: wallet })
    const own = render(config, () => hooks.useSignMessage())
    await act(async () => {
      const signing = own.current.signMessageAsync({ ...given, message: 'Hello' })
      wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: ALICE }, { address: BOB }] })
      await signing
    })
    await waitFor(() =>
      expect(own.current.variables).toEqual({
        account: `eip155:1:${ALICE}`,
        caipNetworkId: 'eip155:1',
        message: 'Hello',
      }),
    )
  },
)

test('the variables of a request have the network of the current account, if they name no other', async () => {
  const wallet = createTestConnector()
  const sign = async () => async () => '0xsigned'
  const { config } = setup({ connectors: [wallet], adapters: [createTestAdapter({ signMessage: sign })] })
  await connect(config, { connector: wallet })
  const { current } = render(config, () => hooks.useSignMessage())
  const networkOf = async (given: object): Promise<unknown> => {
    let variables: Parameters<typeof current.signMessage>[0] | undefined
    const onSettled = (...[, , used]: readonly unknown[]) => void (variables = used as typeof variables)
    const signing = current.signMessageAsync({ message: 'Hello', ...given }, { onSettled })
    await act(async () => void (await signing.catch(() => undefined)))
    return variables?.caipNetworkId
  }
  expect(await networkOf({})).toBe('eip155:1')
  expect(await networkOf({ caipNetworkId: undefined })).toBe('eip155:1')
  expect(await networkOf({ caipNetworkId: 'eip155:137' })).toBe('eip155:137')
  // The network of another account is that of its id.
  expect(await networkOf({ account: `eip155:137:${ALICE}` })).toBeUndefined()
})

describe('the account of the click', () => {
  type UseAsk = () => MutationResult<string, unknown, object>
  const byName = (...all: readonly unknown[]) =>
    (all as UseAsk[]).map((use): [name: string, use: UseAsk] => [use.name, use])
  const ethereum = byName(
    hooks.useGrantPermissions,
    hooks.useRevokePermissions,
    hooks.useRequestExecutionPermissions,
    hooks.useRevokeExecutionPermission,
  )
  const current = byName(
    hooks.useSignMessage,
    hooks.useSignTypedData,
    hooks.useSignTransaction,
    hooks.useSendTransaction,
    hooks.useSendCalls,
    hooks.useRegisterName,
  )

  /** Variables of a click while a Solana account is current and an Ethereum account is connected. */
  async function clicked(use: UseAsk, given: object) {
    const sol = createTestConnector({ id: 'sol', namespaces: ['solana'], chainId: null })
    const wallet = createTestConnector()
    const { config } = setup({ connectors: [wallet, sol] })
    await connect(config, { connector: wallet })
    await connect(config, { connector: sol })
    await switchNetwork(config, { caipNetworkId: solana.caipNetworkId })
    const own = render(config, () => use())
    act(() => own.current.mutate(given))
    await waitFor(() => expect(own.current.status).not.toBe('idle'))
    return {
      variables: own.current.variables,
      solana: getAccount(config, { namespace: 'solana' }).caipAddress,
    }
  }

  test.each(ethereum)('%s asks the Ethereum account', async (_, use) => {
    expect((await clicked(use, {})).variables).toMatchObject({ account: `eip155:1:${ALICE}` })
  })

  test.each(current)('%s asks the account in use', async (_, use) => {
    const { variables, solana: account } = await clicked(use, {})
    expect(account).toMatch(/^solana:/)
    expect(variables).toMatchObject({ account })
  })

  test.each([...ethereum, ...current])('%s asks the given account', async (_, use) => {
    const account = `eip155:137:${BOB}`
    expect((await clicked(use, { account })).variables).toMatchObject({ account })
  })

  test('useRegisterName asks the account of the given network', async () => {
    const { variables } = await clicked(hooks.useRegisterName as unknown as UseAsk, {
      caipNetworkId: 'eip155:1',
    })
    expect(variables).toMatchObject({ account: `eip155:1:${ALICE}`, caipNetworkId: 'eip155:1' })
  })

  test.each([{}, { caipNetworkId: undefined }])(
    'useRegisterName with %j registers on the network of the click',
    async (given) => {
      const { variables } = await clicked(hooks.useRegisterName as unknown as UseAsk, given)
      expect(variables).toMatchObject({ caipNetworkId: solana.caipNetworkId })
    },
  )
})

describe('useModal', () => {
  const send = { amount: '0.1', namespace: 'eip155', chainId: '1', to: BOB } as const

  test('open with a transfer returns the promise of its hash, which rejects when the modal closes', async () => {
    const wallet = createTestConnector()
    const { config } = setup({ connectors: [wallet] })
    await connect(config, { connector: wallet })
    const modal = render(config, () => hooks.useModal())
    let sending: Promise<{ readonly hash: string }> | undefined
    act(() => {
      sending = modal.current.open({ view: 'WalletSend', data: { send } })
    })
    await waitFor(() => expect(getModalRouter(config).view).toBe('WalletSend'))
    act(() => closeModal(config))
    await expect(sending).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  })

  test('requestClose keeps a required network switch open, and close closes it', async () => {
    const wallet = createTestConnector({ chainId: '999' })
    const { config } = setup({ connectors: [wallet] })
    await connect(config, { connector: wallet })
    const modal = render(config, () => hooks.useModal())
    await act(async () => modal.current.requestClose())
    await waitFor(() => expect(modal.current.isShaking).toBe(true))
    expect(modal.current.isOpen).toBe(true)
    await act(async () => modal.current.close())
    await waitFor(() => expect(modal.current.isOpen).toBe(false))
  })

  test('open returns nothing for other views', () => {
    const modal = render(setup().config, () => hooks.useModal())
    let opened: unknown = 'nothing yet'
    act(() => {
      opened = modal.current.open({ view: 'Networks' })
    })
    expect(opened).toBeUndefined()
  })
})

describe('useStartPurchase', () => {
  test('fails with the error of the action', async () => {
    const { config } = setup()
    const own = render(config, () => hooks.useStartPurchase())
    act(() => own.current.startPurchase({ provider: 'meld', url: 'https://meld.test' }))
    await waitFor(() => expect(own.current.error).toMatchObject({ code: 'ONRAMP_NO_ADDRESS' }))
  })
})

test('a sign-out that the server refuses is reported, and shown as a toast', async () => {
  const wallet = createTestConnector({ address: ALICE })
  const siweConfig = {
    getNonce: () => 'abcdefgh1234',
    createMessage: () => '',
    verifyMessage: () => true,
    getSession: () => ({ address: ALICE, chainId: 1 }),
    signOut: () => false,
  }
  const { config, errors } = setup({ connectors: [wallet], siweConfig })
  await connect(config, { connector: wallet })
  const own = render(config, () => hooks.useSiwx())
  await waitFor(() => expect(own.current.status).toBe('signed-in'))
  act(() => own.current.signOut())
  await waitFor(() => expect(getToast(config)).toMatchObject({ isOpen: true, variant: 'error' }))
  expect(errors).toMatchObject([{ code: 'SIWE_SIGN_OUT_FAILED' }])
  expect(getToast(config).message).toBe('The sign-out failed')
  expect(own.current.status).toBe('signed-in')
})

describe('useSignIn and useSiwx', () => {
  const connected = async (signMessage: () => Promise<string>) => {
    const wallet = createTestConnector({ address: ALICE })
    const adapters = [createTestAdapter({ signMessage: async () => signMessage })]
    const world = setup({
      connectors: [wallet],
      adapters,
      siwx: siwx({ domain: location.host, uri: location.origin, isRequired: false }),
    })
    await connect(world.config, { connector: wallet })
    const own = render(world.config, () => ({ siwx: hooks.useSiwx(), mutation: hooks.useSignIn() }))
    await waitFor(() => expect(own.current.siwx.status).toBe('signed-out'))
    return { ...world, own }
  }

  test('a sign-in that the wallet rejects is the error of the mutation, and is reported to no other place', async () => {
    const { own, errors } = await connected(() => Promise.reject(new UserRejectedError()))
    act(() => own.current.mutation.signIn())
    await waitFor(() => expect(own.current.mutation.error).toBeInstanceOf(UserRejectedError))
    expect(own.current.siwx.error).toBe(own.current.mutation.error)
    expect(errors).toEqual([])
  })

  test('a sign-in of useSiwx is reported if it fails, and not if it is cancelled or declined', async () => {
    const pending = vi.fn(() => new Promise<string>(() => {}))
    const { own, errors } = await connected(pending)
    act(() => own.current.siwx.signIn())
    await waitFor(() => expect(pending).toHaveBeenCalledOnce())
    act(() => own.current.siwx.cancel())
    await waitFor(() => expect(own.current.siwx.status).toBe('signed-out'))
    expect(errors).toEqual([])
    pending.mockRejectedValueOnce(new UserRejectedError())
    act(() => own.current.siwx.signIn())
    await waitFor(() => expect(own.current.siwx.error).toBeInstanceOf(UserRejectedError))
    const failure = new Error('no device')
    pending.mockRejectedValueOnce(failure)
    act(() => own.current.siwx.signIn())
    await waitFor(() => expect(own.current.siwx.error).not.toBeInstanceOf(UserRejectedError))
    await waitFor(() => expect(errors).toEqual([own.current.siwx.error]))
  })
})

test('createFoyerHooks binds every public hook, also those with arguments before the parameters', () => {
  const { config } = setup()
  const bound = createFoyerHooks(config)
  expect(Object.keys(bound).toSorted()).toEqual(Object.keys(hooks).toSorted())
  const { result } = renderHook(() => ({
    config: bound.useConfig(),
    data: bound.useRouteData('SwitchNetwork'),
    operation: bound.useOperation('eip155', 'signMessage'),
    platforms: bound.usePlatforms(),
    connect: bound.useConnect({ mutation: { onError: () => {} } }),
  }))
  expect(result.current.config).toBe(config)
  expect(result.current.data).toBeUndefined()
  expect(result.current.connect.status).toBe('idle')
})

describe('code of a wallet action', () => {
  test('loads with the first connection, before a click, with the code of mutations', async () => {
    const wallet = createTestConnector({ id: 'a' })
    const { config } = setup({ connectors: [wallet] })
    const internals = internalsOf(config)
    const importActions = vi.fn(async () => ({ greet: async () => 'Hello' }))
    render(config, () => useWalletAction({}, 'greet', importActions))
    expect(importActions).not.toHaveBeenCalled()
    expect(internals.lazy.has(loadMutations)).toBe(false)
    await act(() => connect(config, { connector: wallet }))
    expect(importActions).toHaveBeenCalledOnce()
    await waitFor(() => expect(loadedCode(internals, loadMutations)).toBeDefined())
  })

  test('is loaded by the call if it failed to load with the connection', async () => {
    const wallet = createTestConnector({ id: 'a' })
    const { config } = setup({ connectors: [wallet] })
    await connect(config, { connector: wallet })
    const importActions = vi.fn(async () => ({ greet: async () => 'Hello' }))
    importActions.mockRejectedValueOnce(new Error('offline'))
    const own = render(config, () => useWalletAction({}, 'greet', importActions))
    await waitFor(() => expect(internalsOf(config).lazy.has(importActions)).toBe(false))
    await expect(act(() => own.current.greetAsync())).resolves.toBe('Hello')
    expect(importActions).toHaveBeenCalledTimes(2)
  })
})
