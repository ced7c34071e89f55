import { setupWorker } from 'msw/browser'
import { type Hex, verifyMessage } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { createHandlers, createFaults } from '../exports/handlers.ts'
import { announceEip6963, type AnnouncedWallet, walletIcons } from '../exports/wallets.ts'

const chainRpcUrls = { 1: 'http://127.0.0.1:9' }
let wallet: AnnouncedWallet | undefined
afterEach(() => {
  wallet?.dispose()
  localStorage.clear()
})

test('a wallet works in a real page: announced, exposed, stored, signing', async () => {
  const announcements: unknown[] = []
  addEventListener('eip6963:announceProvider', (event) =>
    announcements.push((event as CustomEvent<unknown>).detail),
  )
  wallet = announceEip6963({ chainRpcUrls, storage: true, expose: true })
  expect(announcements).toEqual([{ info: wallet.info, provider: wallet.provider }])
  expect(window.sandboxWallets?.['test.pebble']).toBe(wallet)

  const [address] = (await wallet.provider.request({ method: 'eth_requestAccounts' })) as Hex[]
  const signature = (await wallet.provider.request({
    method: 'personal_sign',
    params: ['hi', address],
  })) as Hex
  expect(await verifyMessage({ address: address as Hex, message: 'hi', signature })).toBe(true)
  expect(localStorage.getItem('sandbox-wallet/test.pebble')).toContain(location.origin)
})

test.each(Object.entries(walletIcons))('the browser draws the icon %s', async (_, icon) => {
  const image = new Image()
  image.src = icon
  await image.decode()
  expect(image.naturalWidth).toBeGreaterThan(0)
})

test('the backend runs in the service worker of a page, faults included', async () => {
  const baseUrl = 'https://backend.test'
  const faults = createFaults()
  const worker = setupWorker(...createHandlers({ baseUrl, faults }))
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
  try {
    const wallets = await fetch(`${baseUrl}/getWallets?page=1&entries=2`)
    expect(await wallets.json()).toMatchObject({ data: [{}, {}], count: 600 })
    faults.set('/getWallets', { status: 503 })
    expect((await fetch(`${baseUrl}/getWallets`)).status).toBe(503)
  } finally {
    worker.stop()
  }
})
