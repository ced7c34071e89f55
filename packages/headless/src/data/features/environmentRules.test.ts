import { expect, test, vi } from 'vitest'
import { defaultFeatures } from '../../core/features.ts'
import { filterSocials, isRestricted, type Environment } from './environmentRules.ts'

const environment: Environment = {
  timeZone: 'UTC',
  offset: 0,
  isTelegram: true,
  isIos: false,
  isMac: false,
  isAndroid: false,
}

test.each([
  ['iOS', { isIos: true }, ['google', 'x'], ['x']],
  ['a Mac', { isMac: true }, ['google', 'x'], ['google']],
  ['Android', { isAndroid: true }, ['facebook', 'x', 'github'], ['github']],
  ['several platforms at once', { isIos: true, isAndroid: true }, ['google', 'x', 'apple'], ['apple']],
  ['a desktop', {}, ['google', 'x', 'facebook'], ['google', 'x', 'facebook']],
  ['no Telegram', { isTelegram: false, isIos: true }, ['google'], ['google']],
  ['none wanted', { isIos: true }, false, false],
] as const)('[S6.10] in Telegram on %s %j, of the logins %j are offered %j', (_, facts, socials, left) => {
  expect(filterSocials(socials, { ...environment, ...facts })).toEqual(left)
})

test('without an environment, on a server, all social logins are offered', () => {
  expect(filterSocials(defaultFeatures.socials, undefined)).toEqual(defaultFeatures.socials)
  expect(isRestricted(undefined)).toBe(false)
})

test.each([
  ['Asia/Shanghai', -480],
  ['Asia/Chongqing', -480],
  ['Asia/Chungking', -480],
  ['Asia/Harbin', -480],
  ['Asia/Urumqi', -360],
  ['Asia/Kashgar', -360],
  ['PRC', -480],
  ['Asia/Hong_Kong', -480],
  ['Hongkong', -480],
  ['Asia/Macau', -480],
  ['Asia/Macao', -480],
] as const)('the time zone %s with the offset %i is restricted [S5.25]', (timeZone, offset) => {
  expect(isRestricted({ timeZone, offset })).toBe(true)
})

test.each([
  ['Asia/Taipei', -480, undefined, false],
  ['Asia/Tokyo', -540, undefined, false],
  [undefined, -480, undefined, false],
  ['Asia/Shanghai', -480, [], false],
  ['Europe/Zurich', -60, ['Europe/Zurich'], true],
  [undefined, -60, ['Europe/Zurich'], false],
] as const)(
  'whether the time zone %s with the offset %i is restricted with the list %j: %s',
  (timeZone, offset, zones, is) => {
    expect(isRestricted({ timeZone, offset }, zones)).toBe(is)
  },
)

test('the name of the time zone is read only if a restricted zone has its offset', () => {
  const readTimeZone = vi.fn(() => 'Asia/Shanghai')
  const facts = (offset: number) => ({
    offset,
    get timeZone() {
      return readTimeZone()
    },
  })
  expect(isRestricted(facts(-120))).toBe(false)
  expect(readTimeZone).not.toHaveBeenCalled()
  expect(isRestricted(facts(-480))).toBe(true)
})
