import { expectTypeOf, test } from 'vitest'
import type { Translator } from './createTranslator.ts'
import { defineMessages } from './defineMessages.ts'
import type { Locale, MessageId, MessageOverrides } from './localeFiles.ts'

declare const t: Translator
const messages = defineMessages({
  plain: 'Connect wallet',
  in: 'Continue in {wallet}',
  'wallets.one': '{n} wallet',
  'wallets.other': '{n} wallets',
})

test('`t` infers keys and values from the texts', () => {
  expectTypeOf(t(messages, 'plain')).toEqualTypeOf<string>()
  t(messages, 'in', { wallet: 'Orange' })
  t(messages, 'wallets', { n: 2 })
  // @ts-expect-error no such key
  t(messages, 'missing')
  // @ts-expect-error the placeholder has no value
  t(messages, 'in')
  // @ts-expect-error another placeholder
  t(messages, 'in', { name: 'Orange' })
  // @ts-expect-error the number has no value
  t(messages, 'wallets')
})

test('`t` accepts any values for texts that are unknown at compile time', () => {
  const open: Readonly<Record<string, string>> = { key: 'text' }
  t(open, 'key')
  expectTypeOf(t(open, 'key', { anything: 1 })).toEqualTypeOf<string>()
})

test('overrides have the keys of Foyer, of errors, and of plurals that English lacks', () => {
  expectTypeOf<'connect.title'>().toExtend<MessageId>()
  expectTypeOf<'connect.titel'>().not.toExtend<MessageId>()
  expectTypeOf({
    'connect.title': 'Log in',
    'allWallets.count.few': '{n} portfele',
    'error.REQUEST_REFUSED': 'No',
  } as const satisfies MessageOverrides).toExtend<MessageOverrides>()
  // @ts-expect-error a mistyped key
  const mistyped: MessageOverrides = { 'connect.titel': 'Log in' }
  const own = { 'shop.title': 'Shop' }
  const spread: MessageOverrides = { 'connect.title': 'Log in', ...own }
  const others: MessageOverrides = own
  const file: MessageOverrides = {} as Readonly<Record<string, string>>
  expectTypeOf([mistyped, spread, others, file]).toExtend<MessageOverrides[]>()
  expectTypeOf<'pt-BR' | 'en' | 'de-CH'>().toExtend<Locale>()
})
