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
    expect(on(given).toSorted()).toEqual(expected.toSorted())
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
    const queries: (EventTarget & { readonly media: string })[] = []
    vi.stubGlobal('matchMedia', (media: string) => {
      const list = Object.assign(new EventTarget(), { media, matches: matching.has(media) })
      queries.push(list)
      return list
    })
    const change = (media: string): void => {
      for (const list of queries) if (list.media === media) list.dispatchEvent(new Event('change'))
    }
    return { matching, change }
  }

  test('readDevice returns the same object for equal readings, and a new one for others', () => {
    const { matching } = stubMedia()
    const desktop = readDevice()
    expect(readDevice()).toBe(desktop)
    matching.add('(pointer: coarse)')
    expect(readDevice()).not.toBe(desktop)
    expect(readDevice()).toMatchObject({ isMobile: true, isHydrated: true })
  })

  test('watchDevice calls its listener on changes of media queries until it is unsubscribed', () => {
    const { change } = stubMedia()
    const listener = vi.fn<() => void>()
    const stop = watchDevice(listener)
    for (const query of ['pointer: coarse', 'pointer: fine', 'display-mode: standalone']) change(`(${query})`)
    change('(prefers-reduced-motion: reduce)')
    expect(listener).toHaveBeenCalledTimes(4)
    change('(min-width: 1px)')
    expect(listener).toHaveBeenCalledTimes(4)
    stop()
    change('(pointer: coarse)')
    expect(listener).toHaveBeenCalledTimes(4)
  })

  test('without matchMedia the device is a desktop', () => {
    vi.stubGlobal('matchMedia', undefined)
    expect(readDevice().isMobile).toBe(false)
    watchDevice(() => {})()
  })
})
