import { FoyerError, UserRejectedError } from '@foyer/chains'
import { expect, test } from 'vitest'
import { createTranslator } from './createTranslator.ts'
import { errorText, failureText } from './errorText.ts'
import de from './locales/de.ts'
import { heroMessages } from './statusMessages.ts'

const english = createTranslator()
const german = createTranslator({ locale: 'de', catalogue: de })
const tooSoon = {
  code: 'EMAIL_TOO_SOON',
  shortMessage: 'Please try again after 30 seconds',
  context: { seconds: 30 },
}

const unloaded = new FoyerError('LOAD_FAILED', { shortMessage: 'A chunk is missing' })

test.each([
  ['English uses the short message of the error', english, tooSoon, 'Please try again after 30 seconds'],
  [
    'English names a rejection as the views do',
    english,
    new UserRejectedError(),
    heroMessages['hero.declined.title'],
  ],
  [
    'another language translates the error code, with values',
    german,
    tooSoon,
    'Bitte in 30 Sekunden erneut versuchen',
  ],
  ['an untranslated code stays English', german, { code: 'RARE', shortMessage: 'Rare {x}' }, 'Rare '],
  ['an error without a code has no text', german, new Error('boom'), undefined],
  ['`undefined` has no text', german, undefined, undefined],
])('%s', (_, t, error, expected) => {
  expect(errorText(t, error)).toBe(expected)
})

test('the host can override the text of an error', () => {
  const t = createTranslator({ overrides: { 'error.EMAIL_TOO_SOON': 'Wait {seconds} s' } })
  expect(errorText(t, tooSoon)).toBe('Wait 30 s')
})

test.each([
  ['code that cannot be loaded', unloaded, errorText(german, unloaded)],
  ['another error of Foyer', tooSoon, 'Failed'],
  ['an error of a wallet', new TypeError('broken'), 'Failed'],
])('the message of a failure caused by %s', (_, error, expected) => {
  expect(failureText(german, error, 'Failed')).toBe(expected)
})
