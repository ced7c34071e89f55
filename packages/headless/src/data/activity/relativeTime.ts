type Unit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year'

/** The largest unit that fits. English uses its own abbreviations (docs/spec/checklist.md §9). */
const units: readonly (readonly [name: Unit, seconds: number, label: (count: number) => string])[] = [
  ['year', 31_536_000, () => 'yr'],
  ['month', 2_592_000, () => 'mo'],
  ['day', 86_400, () => 'd'],
  ['hour', 3600, (count) => (count === 1 ? 'hr' : 'hrs')],
  ['minute', 60, () => 'min'],
  ['second', 1, () => 'sec'],
]

/**
 * Elapsed time in short: `3 min`, `2 hrs`, `5 d`. Other languages use `Intl` (`vor 3 Min.`). Future times are `now`.
 *
 * @example
 * ```ts
 * import { relativeTime } from '@foyer/headless'
 * relativeTime({ time: Date.now() - 180_000, now: Date.now() }) // '3 min'
 * ```
 */
export function relativeTime(facts: {
  /** Milliseconds since 1970. */
  readonly time: number
  readonly now: number
  /** BCP 47. @default 'en-US' */
  readonly locale?: string | undefined
}): string {
  const { time, now, locale = 'en-US' } = facts
  const seconds = Math.max(0, Math.floor((now - time) / 1000))
  const [name, size, label] = units.find((unit) => seconds >= unit[1]) ?? ['second', 1, () => 'sec']
  const count = Math.floor(seconds / size)
  if (/^en\b/i.test(locale)) return `${count} ${label(count)}`
  return new Intl.RelativeTimeFormat(locale, { style: 'short' }).format(-count, name)
}
