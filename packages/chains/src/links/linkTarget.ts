export type LinkTargetFacts = {
  /** Target: a mobile app, a desktop app, or a web page. */
  readonly kind: 'mobile' | 'desktop' | 'web'
  /** The page is in an iframe, where links to apps are ignored. */
  readonly isInFrame: boolean
  readonly isTelegram: boolean
  /** A social login in Telegram is running and needs this page. */
  readonly isTelegramLogin: boolean
}

export type LinkTarget = '_self' | '_top' | '_blank'

/**
 * Browsing context in which a link opens. First match wins (docs/spec/core.md §12.2).
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
