import { mainnet } from '@foyer/chains/networks'
import { describe, expectTypeOf, test } from 'vitest'
import type { Config } from '../core/types.ts'
import { pushView, replaceView, resetView } from '../modal/navigation.ts'
import { openModal } from '../modal/openModal.ts'
import type { RouteArguments, RouteData, RouteName } from '../modal/types.ts'
import * as hooks from './hooks.ts'

declare const config: Config
const send = { amount: '0.1', namespace: 'eip155', chainId: '1', to: '0x' } as const

describe('useModal().open and openModal', () => {
  const { open } = hooks.useModal()

  test('return the promise of the hash for a transfer', () => {
    expectTypeOf(open({ view: 'WalletSend', data: { send } })).toEqualTypeOf<
      Promise<{ readonly hash: string }>
    >()
    expectTypeOf(openModal(config, { view: 'WalletSend', data: { send } })).toEqualTypeOf<
      Promise<{ readonly hash: string }>
    >()
  })

  test('return nothing for other views', () => {
    expectTypeOf(open()).toEqualTypeOf<void>()
    expectTypeOf(open({ view: 'Networks' })).toEqualTypeOf<void>()
    expectTypeOf(open({ namespace: 'solana', uri: 'wc:x' })).toEqualTypeOf<void>()
    expectTypeOf(openModal(config)).toEqualTypeOf<void>()
  })

  test('check the data of the view', () => {
    open({ view: 'SwitchNetwork', data: { network: mainnet } })
    // @ts-expect-error data of another view
    open({ view: 'SwitchNetwork', data: { email: 'x' } })
    // @ts-expect-error no such view
    open({ view: 'Nowhere' })
    // @ts-expect-error no such namespace
    open({ namespace: 'nowhere' })
    // @ts-expect-error the amount is text
    open({ view: 'WalletSend', data: { send: { ...send, amount: 1 } } })
  })
})

describe('routes', () => {
  test('require their data, or take none', () => {
    const { push, replace, reset } = hooks.useModalRouter()
    push('Networks')
    push('SwitchNetwork', { network: mainnet })
    push('Swap')
    push('Swap', { swap: { amount: '1' } })
    replace('EmailVerifyOtp', { email: 'mira@example.com' })
    reset('Account')
    // @ts-expect-error data is required
    push('SwitchNetwork')
    // @ts-expect-error data is required
    replace('EmailVerifyOtp')
    // @ts-expect-error no such field
    push('Swap', { swap: { sum: '1' } })
    // @ts-expect-error no such route
    reset('Nowhere')
  })

  test('type the data of actions', () => {
    pushView(config, 'Networks')
    replaceView(config, 'EmailVerifyOtp', { email: 'mira@example.com' })
    resetView(config, 'Account')
    // @ts-expect-error data is required
    pushView(config, 'SwitchNetwork')
    // @ts-expect-error data of another route
    replaceView(config, 'SwitchNetwork', { email: 'x' })
  })

  test('type the data of the view', () => {
    expectTypeOf(hooks.useRouteData('RegisterAccountNameSuccess')).toEqualTypeOf<
      { readonly name: string } | undefined
    >()
    expectTypeOf(hooks.useRouteData('SwitchNetwork')).toEqualTypeOf<RouteData<'SwitchNetwork'> | undefined>()
    expectTypeOf<RouteArguments<'Networks'>[0]>().toEqualTypeOf<'Networks'>()
    expectTypeOf<'Swap'>().toExtend<RouteName>()
  })
})

describe('notices', () => {
  test('a toast has a variant', () => {
    const { show } = hooks.useToast()
    show({ message: 'Saved', variant: 'success' })
    show({ message: new Error('no'), variant: 'error' })
    // @ts-expect-error no such variant
    show({ message: 'Saved', variant: 'purple' })
  })
})
