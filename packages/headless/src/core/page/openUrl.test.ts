// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isMiniApp, openUrl } from './openUrl.ts'

const postEvent = vi.fn<(event: string, data: string) => void>()
const open = vi.fn<typeof window.open>()

/** Telegram's script for mini apps, with a web view that records posted events. */
beforeAll(async () => {
  window.location.hash = '#tgWebAppVersion=8.0&tgWebAppPlatform=ios'
  vi.stubGlobal('TelegramWebviewProxy', { postEvent })
  vi.stubGlobal('open', open)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await import('@twa-dev/sdk')
})
beforeEach(() => {
  postEvent.mockClear()
  open.mockClear()
})
afterAll(() => {
  Reflect.deleteProperty(window, 'Telegram')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a mini app of Telegram opens web links with its openLink', () => {
  expect(isMiniApp()).toBe(true)
  openUrl('https://wallet.example/wc?uri=wc%3A1', '_blank')
  expect(postEvent.mock.calls.map(([event, data]) => [event, JSON.parse(data)])).toEqual([
    ['web_app_open_link', { url: 'https://wallet.example/wc?uri=wc%3A1' }],
  ])
  expect(open).not.toHaveBeenCalled()
})

test('a mini app opens links of wallets inside Telegram with openTelegramLink', () => {
  openUrl('https://t.me/wallet_bot/app?startapp=1', '_blank')
  expect(postEvent.mock.calls.map(([event, data]) => [event, JSON.parse(data)])).toEqual([
    ['web_app_open_tg_link', { path_full: '/wallet_bot/app?startapp=1' }],
  ])
})

test('a mini app does not open a host that ends with t.me as a link of Telegram', () => {
  openUrl('https://not-t.me/wallet_bot', '_blank')
  expect(postEvent.mock.calls.map(([event]) => event)).toEqual(['web_app_open_link'])
})

test('the browser itself navigates the page and opens deep links of apps', () => {
  openUrl('https://login.example', '_top')
  openUrl('rainbow://wc?uri=wc%3A1', '_blank')
  expect(open.mock.calls).toEqual([
    ['https://login.example', '_top', 'noreferrer noopener'],
    ['rainbow://wc?uri=wc%3A1', '_blank', 'noreferrer noopener'],
  ])
  expect(postEvent).not.toHaveBeenCalled()
})

test("a page outside of Telegram is no mini app, although it loads Telegram's script", () => {
  const proxy = Reflect.get(window, 'TelegramWebviewProxy') as unknown
  Reflect.deleteProperty(window, 'TelegramWebviewProxy')
  vi.stubGlobal('Telegram', { WebApp: { platform: 'unknown', openLink: postEvent } })
  expect(isMiniApp()).toBe(false)
  openUrl('https://wallet.example', '_blank')
  expect(open).toHaveBeenCalledWith('https://wallet.example', '_blank', 'noreferrer noopener')
  vi.stubGlobal('TelegramWebviewProxy', proxy)
})

test("a mini app without Telegram's script posts the same events", () => {
  Reflect.deleteProperty(window, 'Telegram')
  expect(isMiniApp()).toBe(true)
  openUrl('https://wallet.example/wc?uri=wc%3A1', '_blank')
  openUrl('https://t.me/wallet_bot/app?startapp=1', '_blank')
  expect(postEvent.mock.calls.map(([event, data]) => [event, JSON.parse(data)])).toEqual([
    ['web_app_open_link', { url: 'https://wallet.example/wc?uri=wc%3A1' }],
    ['web_app_open_tg_link', { path_full: '/wallet_bot/app?startapp=1' }],
  ])
  expect(open).not.toHaveBeenCalled()
})
