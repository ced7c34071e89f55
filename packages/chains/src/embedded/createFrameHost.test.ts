// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mainnet } from '../exports/networks.ts'
import { settled } from '../test/settled.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { createFrameHost } from './createFrameHost.ts'
import { embeddedWallet } from './embeddedWallet.ts'
import type { EmbeddedConnector } from './types.ts'

const SITE = 'https://secure.example'
const frame = () => document.querySelector<HTMLIFrameElement>('iframe') ?? expect.unreachable()

/** Dispatches a message from the frame. */
function post(data: object): void {
  const { contentWindow } = frame()
  window.dispatchEvent(new MessageEvent('message', { data, origin: SITE, source: contentWindow }))
}

/** Login by one-time code, which opens the frame. */
async function ask() {
  const wallet = embeddedWallet()({
    networks: [mainnet],
    storage: createMemoryStorage(),
    metadata: { name: 'Foyer', description: '', url: 'https://app.example', icons: [] },
    projectId: undefined,
    secureSite: SITE,
  }) as EmbeddedConnector
  const stop = wallet.subscribe(() => undefined)
  const asked = wallet.embedded.connectOtp({ otp: '123456' })
  asked.catch(() => undefined)
  await vi.dynamicImportSettled()
  return { wallet, asked, stop }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('[S8.46] posting without a frame throws', () => {
  const host = createFrameHost({ src: `${SITE}/sdk`, title: 'Secure wallet' })
  frame().remove()
  expect(() => host.post({ type: 'hello' })).toThrow('W3mFrame: iframe is not set')
  host.destroy()
})

test('[S8.46] a request to a frame that the page removed from the DOM rejects at once', async () => {
  const { wallet, stop } = await ask()
  post({ type: '@w3m-frame/READY' })
  frame().remove()
  await expect(settled(wallet.embedded.connectOtp({ otp: '123456' }))).rejects.toMatchObject({
    code: 'FRAME_NOT_SET',
  })
  stop()
})

test('[S8.44] [S8.39] a frame that fails to load rejects pending requests, and its state is failed', async () => {
  const { wallet, asked, stop } = await ask()
  frame().dispatchEvent(new Event('error'))
  await expect(asked).rejects.toMatchObject({ shortMessage: 'Unable to load email login dependency' })
  expect(wallet.embedded.getState().frame).toBe('failed')
  stop()
})

test('[S8.44] a frame blocked by the Content Security Policy fails at once; the next request loads it again', async () => {
  const { wallet, asked, stop } = await ask()
  const first = frame()
  const report = (violation: object): boolean =>
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
  report({ effectiveDirective: 'img-src', blockedURI: `${SITE}/a.png` })
  report({ effectiveDirective: 'frame-src', blockedURI: 'https://other.example' })
  report({ effectiveDirective: 'frame-src', blockedURI: 'inline' })
  expect(wallet.embedded.getState().frame).toBe('loading')
  report({ effectiveDirective: 'frame-src', blockedURI: `${SITE}/sdk` })
  await expect(asked).rejects.toMatchObject({ shortMessage: 'Unable to load email login dependency' })
  expect(wallet.embedded.getState().frame).toBe('failed')
  const again = wallet.embedded.connectOtp({ otp: '123456' })
  again.catch(() => undefined)
  await vi.dynamicImportSettled()
  expect(frame()).not.toBe(first)
  report({ effectiveDirective: 'frame-src', blockedURI: SITE })
  await expect(again).rejects.toMatchObject({ code: 'FRAME_NOT_LOADED' })
  stop()
})

test.each([
  { direction: 'forward', rest: '<button disabled>Pay</button><select id="next"></select>' },
  { direction: 'forward', rest: '<a href="#help" id="next">Help</a><button>Pay</button>' },
  { direction: 'forward', rest: '<input disabled><button disabled>Pay</button>', next: 'close' },
  { direction: 'back', rest: '<button>Pay</button>', next: 'close' },
])('Tab leaves the frame $direction to the nearest enabled control: $rest', ({ direction, rest, next }) => {
  document.body.innerHTML = `<div role="dialog"><button id="close">Close</button><button disabled>Back</button><div id="slot"></div>${rest}</div>`
  const find = (id: string) => document.getElementById(id) ?? expect.unreachable()
  const host = createFrameHost({ src: `${SITE}/sdk`, title: 'Secure wallet' })
  host.place(find('slot'))
  const [before, after] = document.querySelectorAll<HTMLElement>('[data-foyer-frame-host] > span')
  ;(direction === 'forward' ? after : before)?.focus()
  expect(document.activeElement).toBe(find(next ?? 'next'))
  host.destroy()
})
