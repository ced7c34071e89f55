// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { detectDevice, readDevice, serverDevice, watchDevice } from './device.ts'

const facts = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140',
  isCoarse: false,
  isFine: true,
  isStandalone: false,
  isTelegram: false,
  prefersReducedMotion: false,
}
const on = (given: Partial<typeof facts>): readonly string[] =>
  Object.entries(detectDevice({ ...facts, ...given }))
    .filter(([, isSo]) => isSo)
    .map(([name]) => name)
    .filter((name) => name !== 'isHydrated' && name !== 'hasFinePointer')

describe("device of a browser's properties", () => {
  test.each([
    ['a desktop', {}, []],
    ['a touch screen', { isCoarse: true }, ['isMobile']],
    ['webOS', { userAgent: 'webOS' }, ['isMobile']],
    ['BlackBerry', { userAgent: 'BlackBerry' }, ['isMobile']],
    ['Opera Mini', { userAgent: 'Opera Mini' }, ['isMobile']],
    ['an Android', { userAgent: 'Android 15; Mobile' }, ['isMobile', 'isAndroid']],
    [
      'an iPhone',
      { userAgent: 'iPhone; Mobile/15E148 Safari/604.1', isCoarse: true },
      ['isMobile', 'isIos', 'isSafari'],
    ],
    ['an iPad', { userAgent: 'iPad' }, ['isMobile', 'isIos']],
    [
      'an iPad that asks for desktop pages',
      { userAgent: 'Macintosh; Version/18.0 Safari/605.1.15', isCoarse: true },
      ['isMobile', 'isIos', 'isSafari'],
    ],
    ['an iPad with Firefox', { userAgent: 'Macintosh; FxiOS', isCoarse: true }, ['isMobile', 'isIos']],
    ['an iPod', { userAgent: 'iPod' }, ['isMobile', 'isIos']],
    ['a Mac', { userAgent: 'Macintosh; Firefox' }, ['isMac']],
    ['a Mac with Safari', { userAgent: 'Macintosh; Safari' }, ['isSafari']],
    ['an installed page', { isStandalone: true }, ['isPwa']],
    ['Telegram', { isTelegram: true }, ['isTelegram']],
    ['less motion', { prefersReducedMotion: true }, ['prefersReducedMotion']],
  ] as const)('[S6.10] %s', (_, given, expected) => {
    expect([...on(given)].sort()).toEqual([...expected].sort())
  })

  test('hasFinePointer is whether the pointer is fine', () => {
    expect(detectDevice(facts).hasFinePointer).toBe(true)
    expect(detectDevice({ ...facts, isFine: false }).hasFinePointer).toBe(false)
  })
})

test('on a server the device is a desktop that is not hydrated, and always the same object', () => {
  expect(serverDevice()).toBe(serverDevice())
  expect(serverDevice()).toMatchObject({ isHydrated: false, isMobile: false, hasFinePointer: true })
})

describe('in a page', () => {
  afterEach(() => vi.unstubAllGlobals())

  function stubMedia() {
    const matching = new Set<string>()
    const listeners = new Set<() => void>()
    const matchMedia = (query: string) => ({
      matches: matching.has(query),
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    })
    vi.stubGlobal('matchMedia', matchMedia)
    return { matching, listeners }
  }

  test('readDevice returns the same object for equal readings, and a new one for others', () => {
    const { matching } = stubMedia()
    const desktop = readDevice()
    expect(readDevice()).toBe(desktop)
    matching.add('(pointer: coarse)')
    expect(readDevice()).not.toBe(desktop)
    expect(readDevice()).toMatchObject({ isMobile: true, isHydrated: true })
  })

  test('watchDevice listens to media queries until it is unsubscribed', () => {
    const { listeners } = stubMedia()
    const stop = watchDevice(() => {})
    expect(listeners.size).toBe(1)
    stop()
    expect(listeners.size).toBe(0)
  })

  test('without matchMedia the device is a desktop', () => {
    vi.stubGlobal('matchMedia', undefined)
    expect(readDevice().isMobile).toBe(false)
    watchDevice(() => {})()
  })
})
