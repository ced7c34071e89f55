import type { SmartSession, SmartSessionState } from '@foyer/headless'

export type SessionGroup = { readonly month: number; readonly sessions: readonly SmartSession[] }

/** Smart sessions of a tab by month of creation, newest first. `month` is its first moment, in local time. */
export function groupSessions(
  sessions: readonly SmartSession[],
  facts: {
    readonly state: SmartSessionState
    readonly stateOf: (session: SmartSession) => SmartSessionState
  },
): readonly SessionGroup[] {
  const groups = new Map<number, SmartSession[]>()
  const shown = sessions.filter((session) => facts.stateOf(session) === facts.state)
  for (const session of shown.toSorted((one, other) => other.createdAt - one.createdAt)) {
    const created = new Date(session.createdAt)
    const month = new Date(created.getFullYear(), created.getMonth()).getTime()
    groups.set(month, [...(groups.get(month) ?? []), session])
  }
  return [...groups].map(([month, group]) => ({ month, sessions: group }))
}

const HOUR_MS = 3_600_000

/** Duration of a smart session in hours, at least one. */
export const hoursOf = ({ createdAt, expiry }: Pick<SmartSession, 'createdAt' | 'expiry'>): number =>
  Math.max(1, Math.round((expiry - createdAt) / HOUR_MS))

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** A period in the largest unit that divides it. */
export function periodIn(seconds: number): { readonly count: number; readonly unit: string } {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? ['second', 1]
  return { count: seconds / length, unit }
}

/** Milliseconds until the next smart session expires; `undefined` if none will. */
export function nextEnd(sessions: readonly SmartSession[], now: number): number | undefined {
  const ends = sessions.flatMap(({ expiry, revokedAt }) =>
    revokedAt === undefined && expiry > now ? [expiry - now] : [],
  )
  return ends.length > 0 ? Math.min(...ends) : undefined
}
