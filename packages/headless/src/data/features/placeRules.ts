import type { SocialProvider } from '@foyer/chains/embedded'

/** Where the visitor is, as far as it decides what can be offered. */
export type Place = {
  /** IANA; absent where the browser does not say. */
  readonly timeZone: string | undefined
  readonly isTelegram: boolean
  readonly isIos: boolean
  readonly isMac: boolean
  readonly isAndroid: boolean
}

/** Where buying, swapping and social login are not offered (R15, R51). */
export const RESTRICTED_TIME_ZONES: readonly string[] = [
  'Asia/Shanghai',
  'Asia/Chongqing',
  'Asia/Chungking',
  'Asia/Harbin',
  'Asia/Urumqi',
  'Asia/Kashgar',
  'PRC',
  'Asia/Hong_Kong',
  'Hongkong',
  'Asia/Macau',
  'Asia/Macao',
]

export const isRestricted = (
  place: Pick<Place, 'timeZone'> | undefined,
  zones: readonly string[] = RESTRICTED_TIME_ZONES,
): boolean => place?.timeZone !== undefined && zones.includes(place.timeZone)

/** Logins whose windows Telegram's own browser refuses, by platform (docs/spec/core.md §22). */
const refused = {
  isIos: ['google'],
  isMac: ['x'],
  isAndroid: ['facebook', 'x'],
} as const satisfies Partial<Record<keyof Place, readonly SocialProvider[]>>

/** The social logins that work where the visitor is, in the order of the app. */
export function filterSocials(
  socials: readonly SocialProvider[] | false,
  place: Omit<Place, 'timeZone'> | undefined,
): readonly SocialProvider[] | false {
  if (!socials || !place?.isTelegram) return socials
  const platforms = (['isIos', 'isMac', 'isAndroid'] as const).filter((platform) => place[platform])
  const dropped: readonly SocialProvider[] = platforms.flatMap((platform) => refused[platform])
  return socials.filter((provider) => !dropped.includes(provider))
}
