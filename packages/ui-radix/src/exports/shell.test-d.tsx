import type { RouteName } from '@foyer/headless'
import type { ComponentType, ReactElement, ReactNode, ReactPortal } from 'react'
import { expectTypeOf, test } from 'vitest'
import {
  defineMessages,
  type LazyView,
  lazyView,
  ModalShell,
  Slot,
  type SlotMap,
  type Slots,
  useShell,
  useTranslate,
  ViewFooter,
} from './shell.ts'

const Terms = (): ReactElement => <p>Terms</p>
const terms = lazyView(async () => ({ default: Terms }), { title: ['terms.title', 'Terms'], size: 'short' })

test('a view is a component or a lazy view', () => {
  expectTypeOf(terms).toEqualTypeOf<LazyView>()
  void (
    <>
      <ModalShell views={{ Connect: Terms, Account: terms }} />
      {/* @ts-expect-error the views are required */}
      <ModalShell />
      {/* @ts-expect-error no route has this name */}
      <ModalShell views={{ Terms }} />
    </>
  )
  // @ts-expect-error the import has no default export
  lazyView(async () => ({ Terms }), { title: ['terms.title', 'Terms'] })
  // @ts-expect-error no such size
  lazyView(async () => ({ default: Terms }), { title: ['terms.title', 'Terms'], size: 'huge' })
  // @ts-expect-error the title is required
  lazyView(async () => ({ default: Terms }), {})
})

test('a slot gets the data of its name', () => {
  void (
    <>
      <Slot name="status.hero" data={{ state: 'pending' }}>
        <Terms />
      </Slot>
      {/* @ts-expect-error the data of another slot */}
      <Slot name="status.hero" data={{ name: 'pending' }} />
      {/* @ts-expect-error no slot has this name */}
      <Slot name="status" data={{}} />
    </>
  )
  type WalletRow = NonNullable<SlotMap['walletRow']>
  expectTypeOf<WalletRow>().toExtend<ComponentType<Slots['walletRow'] & { readonly children?: ReactNode }>>()
  expectTypeOf<Slots['networkRow']['network']['name']>().toEqualTypeOf<string>()
})

test('`useShell` accepts only existing routes and politeness values', () => {
  const { has, preload, announce, nonce } = useShell()
  expectTypeOf(has).parameter(0).toEqualTypeOf<RouteName>()
  preload('Swap')
  announce('Copied', 'assertive')
  expectTypeOf(nonce).toEqualTypeOf<string | undefined>()
  // @ts-expect-error no route has this name
  has('Swaps')
  // @ts-expect-error no such politeness
  announce('Copied', 'loud')
})

test('a footer requires the name of its view', () => {
  expectTypeOf(ViewFooter).returns.toEqualTypeOf<ReactPortal | null>()
  // @ts-expect-error the view is required
  void (<ViewFooter>Terms</ViewFooter>)
})

test('placeholders in texts of an app are checked', () => {
  const messages = defineMessages({ 'terms.title': 'Terms of {app}' })
  expectTypeOf(messages['terms.title']).toEqualTypeOf<'Terms of {app}'>()
  const t = useTranslate()
  expectTypeOf(t(messages, 'terms.title', { app: 'Shop' })).toEqualTypeOf<string>()
  // @ts-expect-error the placeholder has no value
  t(messages, 'terms.title')
})
