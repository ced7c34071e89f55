import { expect, test } from 'vitest'
import { packagesOf, walletConnectProblems } from './lockfile.ts'

const lockfile = (...entries: string[]) =>
  `lockfileVersion: '9.0'\n\npackages:\n\n${entries
    .map((entry) => `  ${entry}:\n    resolution: {integrity: sha512-x}\n`)
    .join('\n')}\nsnapshots:\n\n  '@walletconnect/core@9.9.9': {}\n`

test('reads names, versions and deprecations', () => {
  const text = lockfile("'@scope/a@1.0.0'", 'b@2.0.0-rc.1').replace(
    'sha512-x}\n\n  b',
    'sha512-x}\n    deprecated: gone\n\n  b',
  )
  expect(packagesOf(text)).toEqual([
    { name: '@scope/a', version: '1.0.0', isDeprecated: true },
    { name: 'b', version: '2.0.0-rc.1', isDeprecated: false },
  ])
})

test('accepts the one release that is Apache-2.0', () => {
  expect(
    walletConnectProblems(lockfile("'@walletconnect/sign-client@2.21.8'", "'@walletconnect/time@1.0.2'")),
  ).toEqual([])
})

test.each([
  "'@walletconnect/core@2.21.9'",
  "'@walletconnect/ethereum-provider@2.21.8'",
  "'@reown/appkit-core@1.0.0'",
])('refuses %s', (entry) => {
  expect(walletConnectProblems(lockfile("'@walletconnect/sign-client@2.21.8'", entry))).toHaveLength(1)
})

test('refuses a lockfile whose packages cannot be read', () => {
  expect(walletConnectProblems(lockfile("'@walletconnect/core@2.21.8'"))).toHaveLength(1)
  expect(walletConnectProblems('lockfileVersion: 10')).toHaveLength(1)
})
