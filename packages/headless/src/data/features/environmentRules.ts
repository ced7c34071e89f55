import type { SocialProvider } from '@foyer/chains/embedded'

/** Time zone and platform of the visitor. */
export type Environment = {
  /** Minutes from local time to UTC, as `Date.getTimezoneOffset` reports them: -480 for UTC+8. */
  readonly offset: number
  /** IANA name; absent if the browser does not report it. */
  readonly timeZone: string | undefined
  readonly isTelegram: boolean
  readonly isIos: boolean
  readonly isMac: boolean
  readonly isAndroid: boolean
}

/** Time zones without onramp, swap and social login (R15, R51). */
const RESTRICTED_TIME_ZONES: readonly string[] = [
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

/** Offsets of these zones on 1 January 1970. */
const RESTRICTED_OFFSETS: readonly number[] = [-480, -360]

/** Whether the time zone is on the list. Its name is read only if a zone of the list may have its offset. */
export function isRestricted(
  environment: Pick<Environment, 'timeZone' | 'offset'> | undefined,
  zones: readonly string[] = RESTRICTED_TIME_ZONES,
): boolean {
  if (!environment) return false
  if (zones === RESTRICTED_TIME_ZONES && !RESTRICTED_OFFSETS.includes(environment.offset)) return false
  return environment.timeZone !== undefined && zones.includes(environment.timeZone)
}

/** Social logins whose popups Telegram's browser blocks, by platform (docs/spec/core.md §22). */
const refused = {
  isIos: ['google'],
  isMac: ['x'],
  isAndroid: ['facebook', 'x'],
} as const satisfies Partial<Record<keyof Environment, readonly SocialProvider[]>>

/** Social logins that work on the platform, in the order of the app. */
export function filterSocials(
  socials: readonly SocialProvider[] | false,
  environment: Omit<Environment, 'timeZone' | 'offset'> | undefined,
): readonly SocialProvider[] | false {
  if (!socials || !environment?.isTelegram) return socials
  const platforms = (['isIos', 'isMac', 'isAndroid'] as const).filter((platform) => environment[platform])
  const dropped: readonly SocialProvider[] = platforms.flatMap((platform) => refused[platform])
  return socials.filter((provider) => !dropped.includes(provider))
}
