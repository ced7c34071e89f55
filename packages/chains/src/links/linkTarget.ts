export type LinkTargetFacts = {
  /** Who is opened: an app on this phone, an app on this computer, or a page. */
  readonly kind: 'mobile' | 'desktop' | 'web'
  /** The page stands in a frame: an app link inside one is ignored. */
  readonly isInFrame: boolean
  readonly isTelegram: boolean
  /** A social login in Telegram is under way, which must not lose its page. */
  readonly isTelegramLogin: boolean
}

export type LinkTarget = '_self' | '_top' | '_blank'

/**
 * Where a link is opened. First match wins (docs/spec/core.md §12.2).
 *
 * @example
 * ```ts
 * import { linkTarget } from '@foyer/chains'
 * linkTarget({ kind: 'mobile', isInFrame: true, isTelegram: false, isTelegramLogin: false }) // '_top'
 * ```
 */
export function linkTarget(facts: LinkTargetFacts): LinkTarget {
  if (facts.isTelegram) return facts.isTelegramLogin ? '_top' : '_blank'
  if (facts.kind !== 'mobile') return '_blank'
  return facts.isInFrame ? '_top' : '_self'
}
