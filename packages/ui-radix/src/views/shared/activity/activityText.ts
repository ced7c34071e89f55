import type { TransactionGroup } from '@foyer/headless'

type KnownType = keyof typeof activityRowMessages & `activity.type.${string}`

/** Message key of a transaction type; `undefined` for types that are shown as received. */
export const typeMessage = (operationType: string): KnownType | undefined => {
  const key = `activity.type.${operationType}`
  return Object.hasOwn(activityRowMessages, key) ? (key as KnownType) : undefined
}

export type ActivityDates = {
  /** `05 Mar` */
  readonly day: (iso: string) => string
  /** `March`, or `March 2020` if not this year. */
  readonly month: (group: Pick<TransactionGroup, 'year' | 'month'>, thisYear: number) => string
}

/** Date formats of a history in a language. Months are Gregorian, as grouped, in every locale. */
export function activityDates(locale: string): ActivityDates {
  const calendar = 'gregory'
  const days = new Intl.DateTimeFormat(locale, { calendar, day: '2-digit', month: 'short' })
  const months = new Intl.DateTimeFormat(locale, { calendar, month: 'long' })
  const years = new Intl.DateTimeFormat(locale, { calendar, month: 'long', year: 'numeric' })
  // English has two orders; this one suits a column of dates.
  const isEnglish = /^en\b/.test(locale)
  return {
    day: (iso) => {
      const date = new Date(iso)
      if (!isEnglish) return days.format(date)
      const parts = days.formatToParts(date)
      return ['day', 'month'].map((name) => parts.find(({ type }) => type === name)?.value).join(' ')
    },
    month: ({ year, month }, thisYear) =>
      (year === thisYear ? months : years).format(new Date(year, month, 1)),
  }
}

export const activityMessages = {
  'activity.empty': 'No activity yet',
  'activity.emptyBody': 'Transactions you make show up here.',
  'activity.fund': 'Add funds',
  'activity.more': 'Load older activity',
  'activity.failed': 'Failed to fetch transactions',
  'activity.failedBody': 'Your transactions are safe; they can’t be shown right now.',
  'activity.offline': 'You are offline. Loading continues when you reconnect.',
} as const

export const activityRowMessages = {
  'activity.list': 'Activity',
  'activity.status.confirmed': 'Confirmed',
  'activity.status.failed': 'Failed',
  'activity.status.pending': 'Pending',
  'activity.type.approve': 'Approved',
  'activity.type.bought': 'Bought',
  'activity.type.borrow': 'Borrowed',
  'activity.type.burn': 'Burned',
  'activity.type.cancel': 'Canceled',
  'activity.type.claim': 'Claimed',
  'activity.type.deploy': 'Deployed',
  'activity.type.deposit': 'Deposited',
  'activity.type.execute': 'Executed',
  'activity.type.mint': 'Minted',
  'activity.type.receive': 'Received',
  'activity.type.repay': 'Repaid',
  'activity.type.send': 'Sent',
  'activity.type.sell': 'Sold',
  'activity.type.stake': 'Staked',
  'activity.type.trade': 'Swapped',
  'activity.type.withdraw': 'Withdrawn',
  'activity.type.unstake': 'Unstaked',
} as const
