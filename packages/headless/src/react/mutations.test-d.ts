import type { AccountType, CaipNetwork, ExecutionPermission, SentCalls } from '@foyer/chains'
import type { EmailAction } from '@foyer/chains/embedded'
import type { SiwxSession } from '@foyer/chains/siwx'
import { describe, expectTypeOf, test } from 'vitest'
import type { OnrampPurchase } from '../flows/onramp/types.ts'
import type { Payment, PayQuote } from '../flows/pay/types.ts'
import type { SendReview, SentTransfer } from '../flows/send/types.ts'
import type { GrantedSession } from '../flows/smartSessions/types.ts'
import type { SentSwap, SwapReview } from '../flows/swap/types.ts'
import type { Connection } from '../wallet/types.ts'
import * as hooks from './hooks.ts'

describe('every mutation hook is named after its action, with the data of the action', () => {
  test('wallets', () => {
    expectTypeOf(hooks.useConnect().data).toEqualTypeOf<readonly Connection[] | undefined>()
    expectTypeOf(hooks.useReconnect().data).toEqualTypeOf<readonly Connection[] | undefined>()
    expectTypeOf(hooks.useDisconnect().data).toEqualTypeOf<void | undefined>()
    expectTypeOf(hooks.useSwitchNetwork().data).toEqualTypeOf<CaipNetwork | undefined>()
    expectTypeOf(hooks.useSwitchConnection().data).toEqualTypeOf<void | undefined>()
    expectTypeOf(hooks.useAccountType().variables).toEqualTypeOf<AccountType | undefined>()
  })

  test('signing', () => {
    expectTypeOf(hooks.useSignMessage().signMessageAsync).returns.toEqualTypeOf<Promise<string>>()
    expectTypeOf(hooks.useSignTypedData().signTypedDataAsync).returns.toEqualTypeOf<Promise<string>>()
    expectTypeOf(hooks.useSignTransaction().signTransactionAsync).returns.toEqualTypeOf<Promise<string>>()
    expectTypeOf(hooks.useSendTransaction().sendTransactionAsync).returns.toEqualTypeOf<Promise<string>>()
    expectTypeOf(hooks.useSendCalls().sendCallsAsync).returns.toEqualTypeOf<Promise<SentCalls>>()
    expectTypeOf(hooks.useSignIn().signInAsync).returns.toEqualTypeOf<Promise<SiwxSession>>()
    expectTypeOf(hooks.useSignOut().signOutAsync).returns.toEqualTypeOf<Promise<void>>()
  })

  test('money', () => {
    expectTypeOf(hooks.usePrepareSend().prepareSendAsync).returns.toEqualTypeOf<Promise<SendReview>>()
    expectTypeOf(hooks.useConfirmSend().confirmSendAsync).returns.toEqualTypeOf<Promise<SentTransfer>>()
    expectTypeOf(hooks.useConfirmSend().variables).toEqualTypeOf<
      { readonly review: SendReview } | undefined
    >()
    expectTypeOf(hooks.usePrepareSwap().prepareSwapAsync).returns.toEqualTypeOf<Promise<SwapReview>>()
    expectTypeOf(hooks.useAcceptSwap().acceptSwapAsync).returns.toEqualTypeOf<Promise<SwapReview>>()
    expectTypeOf(hooks.useApproveSwap().approveSwapAsync).returns.toEqualTypeOf<Promise<SwapReview>>()
    expectTypeOf(hooks.useConfirmSwap().confirmSwapAsync).returns.toEqualTypeOf<Promise<SentSwap>>()
    expectTypeOf(hooks.useConfirmSwap().confirmSwap).returns.toEqualTypeOf<void>()
    expectTypeOf(hooks.usePreparePay().preparePayAsync).returns.toEqualTypeOf<Promise<PayQuote>>()
    expectTypeOf(hooks.useConfirmPay().confirmPayAsync).returns.toEqualTypeOf<Promise<Payment>>()
    expectTypeOf(hooks.useStartPurchase().data).toEqualTypeOf<OnrampPurchase | undefined>()
    expectTypeOf(hooks.useOpenPay().data).toEqualTypeOf<Payment | undefined>()
  })

  test('embedded wallet and smart sessions', () => {
    expectTypeOf(hooks.useEmailLogin().connectEmailAsync).returns.toEqualTypeOf<Promise<EmailAction>>()
    expectTypeOf(hooks.useOtp().confirmOtpAsync).returns.toEqualTypeOf<Promise<readonly Connection[]>>()
    expectTypeOf(hooks.useConfirmEmailDevice().confirmEmailDeviceAsync).returns.toEqualTypeOf<Promise<void>>()
    expectTypeOf(hooks.useUpdateEmail().updateEmailAsync).returns.toEqualTypeOf<
      Promise<{ readonly email: string }>
    >()
    expectTypeOf(hooks.useSocialLogin().connectSocialAsync).returns.toEqualTypeOf<
      Promise<readonly Connection[]>
    >()
    expectTypeOf(hooks.useFarcasterLogin().connectFarcasterAsync).returns.toEqualTypeOf<
      Promise<readonly Connection[]>
    >()
    expectTypeOf(hooks.useGrantPermissions().data).toEqualTypeOf<GrantedSession | undefined>()
    expectTypeOf(hooks.useRevokePermissions().data).toEqualTypeOf<{ readonly success: boolean } | undefined>()
    expectTypeOf(hooks.useRequestExecutionPermissions().data).toEqualTypeOf<
      readonly ExecutionPermission[] | undefined
    >()
    expectTypeOf(hooks.useRevokeExecutionPermission().data).toEqualTypeOf<void | undefined>()
  })

  test('names', () => {
    expectTypeOf(hooks.useRegisterName().registerName).returns.toEqualTypeOf<void>()
    expectTypeOf(hooks.useRegisterName().step).toEqualTypeOf<'signing' | 'submitting' | undefined>()
  })
})

describe('states', () => {
  test('the status discriminates data and error', () => {
    const mutation = hooks.useSignMessage()
    expectTypeOf(mutation.status).toEqualTypeOf<'idle' | 'pending' | 'error' | 'success'>()
    if (mutation.isSuccess) expectTypeOf(mutation.data).toEqualTypeOf<string>()
    if (mutation.isError) expectTypeOf(mutation.error).toEqualTypeOf<Error>()
    if (mutation.isIdle) expectTypeOf(mutation.error).toEqualTypeOf<null>()
    if (mutation.isPending) expectTypeOf(mutation.data).toEqualTypeOf<undefined>()
  })

  test('the connect state of the page has its own statuses', () => {
    const process = hooks.useConnectProcess()
    expectTypeOf(process.status).toEqualTypeOf<'idle' | 'pending' | 'success' | 'declined' | 'error'>()
    expectTypeOf(process.startedAt).toEqualTypeOf<number | undefined>()
    // @ts-expect-error it connects nothing: useConnect does
    void process.connect
  })
})

describe('variables', () => {
  test('are the parameters of the action', () => {
    const { connect } = hooks.useConnect()
    connect({ connector: 'io.metamask' })
    // @ts-expect-error a connector is required
    connect({})
    // @ts-expect-error variables are required
    connect()
    // @ts-expect-error not a message
    hooks.useSignMessage().signMessage({ message: 1 })
    hooks.useSendTransaction().sendTransaction({ to: '0x', value: '1' })
    // @ts-expect-error amounts are bigints, decimal texts or quantities
    hooks.useSendTransaction().sendTransaction({ to: '0x', value: 1 })
    // @ts-expect-error no such provider
    hooks.useSocialLogin().connectSocial({ provider: 'nowhere' })
    // @ts-expect-error the review is required
    hooks.useConfirmSend().confirmSend({})
    // @ts-expect-error the step is required
    hooks.useConfirmEmailUpdate().confirmEmailUpdate({ otp: '123456' })
  })

  test('are optional if the action requires none', () => {
    hooks.useDisconnect().disconnect()
    hooks.useDisconnect().disconnect({ namespace: 'solana' })
    hooks.useReconnect().reconnect()
    hooks.usePrepareSwap().prepareSwap()
    hooks.useConfirmEmailDevice().confirmEmailDevice()
    hooks.useFarcasterLogin().connectFarcaster()
    hooks.useSignIn().signIn()
    hooks.useUpdateEmail().updateEmail()
    // @ts-expect-error no such namespace
    hooks.useDisconnect().disconnect({ namespace: 'nowhere' })
  })
})

describe('callbacks', () => {
  test('passed to a call receive data, error and variables', () => {
    hooks.useSignMessage().signMessage(
      { message: 'Hello' },
      {
        onSuccess(signature, { message }) {
          expectTypeOf(signature).toEqualTypeOf<string>()
          expectTypeOf(message).toEqualTypeOf<string>()
        },
        onError: (error) => expectTypeOf(error).toEqualTypeOf<Error>(),
        onSettled(signature, error) {
          expectTypeOf(signature).toEqualTypeOf<string | undefined>()
          expectTypeOf(error).toEqualTypeOf<Error | null>()
        },
      },
    )
    // @ts-expect-error the data is a signature
    hooks.useSignMessage().signMessage({ message: '' }, { onSuccess: (data: number) => data })
  })

  test('passed to the hook receive them too', () => {
    hooks.useConnect({
      mutation: {
        onSuccess: (connections, { connector }) => {
          expectTypeOf(connections).toEqualTypeOf<readonly Connection[]>()
          expectTypeOf(connector).not.toBeAny()
        },
        meta: { label: 'connect' },
      },
    })
    hooks.useEmailLogin({
      mutation: { onSuccess: (next) => expectTypeOf(next).toEqualTypeOf<EmailAction>() },
    })
    hooks.useAccountType({
      namespace: 'bip122',
      mutation: { onError: (error, type) => expectTypeOf(type).toEqualTypeOf<AccountType>() },
    })
  })

  test('options that Foyer fixes are refused', () => {
    // @ts-expect-error fixed
    hooks.useConnect({ mutation: { retry: 3 } })
    // @ts-expect-error fixed
    hooks.useConnect({ mutation: { networkMode: 'online' } })
    // @ts-expect-error fixed
    hooks.useConnect({ mutation: { throwOnError: true } })
    // @ts-expect-error fixed
    hooks.useConnect({ mutation: { gcTime: 1 } })
    // @ts-expect-error fixed
    hooks.useConnect({ mutation: { scope: { id: 'one' } } })
    // @ts-expect-error fixed
    hooks.useConnect({ mutation: { mutationFn: async () => [] } })
    // @ts-expect-error fixed
    hooks.useConnect({ mutation: { mutationKey: ['own'] } })
  })
})
