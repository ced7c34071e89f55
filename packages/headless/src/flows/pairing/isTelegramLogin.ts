import type { Internals } from '../../core/internals.ts'

/** A social login that left for another page of Telegram is awaited back. */
export const isTelegramLogin = ({ storage }: Internals): boolean =>
  storage.getItem('@foyer/social_provider') !== null
