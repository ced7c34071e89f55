import { test } from 'vitest'
import type { Translation } from './translation.ts'

test('a locale has known keys, with their placeholders, in the categories of its language', () => {
  const right = {
    'common.close': 'Zamknij',
    'hero.waiting.title': 'Kontynuuj w {wallet}',
    'legal.footer.both': '{privacy} i {terms}',
    'a11y.results.few': '{n} wyniki',
    'email.cooldown': 'Za {n} s',
    'email.cooldown.few': 'Za {n} sekundy',
  } satisfies Translation<'one' | 'few' | 'many' | 'other'>
  void right
  // @ts-expect-error no such key
  void ({ 'common.clsoe': 'Zamknij' } satisfies Translation<'other'>)
  // @ts-expect-error the placeholder is missing
  void ({ 'hero.waiting.title': 'Kontynuuj' } satisfies Translation<'other'>)
  // @ts-expect-error another placeholder
  void ({ 'hero.waiting.title': 'Kontynuuj w {walet}' } satisfies Translation<'other'>)
  // @ts-expect-error one of two placeholders
  void ({ 'legal.footer.both': '{terms}' } satisfies Translation<'other'>)
  // @ts-expect-error the language has no such category
  void ({ 'a11y.results.few': '{n} 件' } satisfies Translation<'other'>)
  // @ts-expect-error a number needs a category
  void ({ 'a11y.results': '{n} 件' } satisfies Translation<'other'>)
})
