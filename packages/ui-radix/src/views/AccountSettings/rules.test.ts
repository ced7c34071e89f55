import { expect, test } from 'vitest'
import { settingsRoutes } from './rules.ts'

const facts = {
  isEmbedded: true,
  canRegisterName: true,
  hasSmartAccount: true,
  hasName: false,
  hasSmartSessions: false,
  hasRoute: () => true,
}

test.each([
  ['the embedded wallet', {}, ['SmartAccountSettings', 'ChooseAccountName']],
  ['any other wallet', { isEmbedded: false, canRegisterName: false }, []],
  ['any other wallet that may have a name', { isEmbedded: false }, ['ChooseAccountName']],
  [
    'any wallet in an app with smart sessions',
    { isEmbedded: false, canRegisterName: false, hasSmartSessions: true },
    ['SmartSessionList'],
  ],
  ['an account with a name', { hasName: true }, ['SmartAccountSettings']],
  ['a namespace without names', { canRegisterName: false, hasSmartAccount: false }, []],
  ['a network without smart accounts', { hasSmartAccount: false }, ['ChooseAccountName']],
  ['an app without these views', { hasRoute: () => false }, []],
])('the settings of %s link to %j', (_, given, expected) => {
  expect(settingsRoutes({ ...facts, ...given })).toEqual(expected)
})
