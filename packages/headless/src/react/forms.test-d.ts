import { describe, expectTypeOf, test } from 'vitest'
import type { SendReview } from '../flows/send/types.ts'
import type { SwapReview } from '../flows/swap/types.ts'
import * as hooks from './hooks.ts'

describe('forms have state and setters; mutation hooks send requests', () => {
  test('send', () => {
    const send = hooks.useSend()
    expectTypeOf(send.amount).toEqualTypeOf<string>()
    expectTypeOf(send.review).toEqualTypeOf<SendReview | undefined>()
    send.setAmount('0.1')
    // @ts-expect-error amounts are text
    send.setAmount(0.1)
    // @ts-expect-error `useConfirmSend` asks the wallet
    void send.confirm
  })

  test('swap', () => {
    const swap = hooks.useSwap()
    expectTypeOf(swap.review).toEqualTypeOf<SwapReview | undefined>()
    expectTypeOf(hooks.useSwapReview()).toEqualTypeOf<SwapReview | undefined>()
    hooks.useSwapReview({ onError: (error) => expectTypeOf(error).toEqualTypeOf<Error>() })
    // @ts-expect-error no such side
    swap.setToken('middle', {})
    // @ts-expect-error `useConfirmSwap` asks the wallet
    void swap.confirm
  })

  test('pay and onramp', () => {
    expectTypeOf(hooks.usePay().choose).returns.toEqualTypeOf<void>()
    expectTypeOf(hooks.useOnramp().setAmount).parameter(0).toEqualTypeOf<string>()
    // @ts-expect-error `useOpenPay` opens the payment
    void hooks.usePay().open
    // @ts-expect-error `useStartPurchase` opens the provider
    void hooks.useOnramp().start
  })
})
