import { expect, test } from 'vitest'
import { missingChromium } from './chromium.ts'

test('there are no instructions if a Chromium is installed', () => {
  expect(missingChromium(() => true, '/opt/chromium')).toBeUndefined()
})

test('explains how to install one on Debian', () => {
  expect(missingChromium((path) => path === '/etc/debian_version', '/opt/chromium')).toContain(
    'apt-get install -y chromium',
  )
})

test('explains the installation of a browser on other systems', () => {
  const text = missingChromium(() => false, '/opt/chromium')
  expect(text).toContain('/opt/chromium')
  expect(text).toContain('CHROMIUM')
  expect(text).not.toContain('apt-get')
})
