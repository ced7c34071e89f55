import { expect, test } from 'vitest'
import { settingsRoutes } from './rules.ts'

const facts = {
  isEmbedded: true,
  canHaveName: true,
  hasSmartAccount: true,
  hasName: false,
  hasSmartSessions: false,
  hasRoute: () => true,
}

test.each([
  ['the embedded wallet', {}, ['SmartAccountSettings', 'ChooseAccountName']],
  ['any other wallet', { isEmbedded: false }, []],
  [
    'any wallet where apps may act alone',
    { isEmbedded: false, hasSmartSessions: true },
    ['SmartSessionList'],
  ],
  ['an account with a name', { hasName: true }, ['SmartAccountSettings']],
  ['a family without names', { canHaveName: false, hasSmartAccount: false }, []],
  ['a network without smart accounts', { hasSmartAccount: false }, ['ChooseAccountName']],
  ['an app without these views', { hasRoute: () => false }, []],
])('the settings of %s lead to %j', (_, given, expected) => {
  expect(settingsRoutes({ ...facts, ...given })).toEqual(expected)
})
