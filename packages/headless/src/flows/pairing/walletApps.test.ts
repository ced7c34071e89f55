import { expect, test } from 'vitest'
import { serverDevice } from '../../core/page/device.ts'
import { downloadsOf } from './walletApps.ts'

test('download links of a custom wallet are used only if they are https: links', () => {
  const homepage = 'https://wallet.example'
  const hostile = { chromeStore: 'store://open', appStore: 'javascript:alert(1)', playStore: 'nothing' }
  const downloads = downloadsOf({ id: 'custom', name: 'Custom', ...hostile, homepage }, serverDevice())
  expect(downloads.links).toEqual([{ store: 'homepage', url: homepage }])
})
