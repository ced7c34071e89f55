export type SocialLayout<item> = {
  /** The one with a line, and its words, to itself. */
  readonly wide: item | undefined
  readonly squares: readonly item[]
  /** The others are on a screen of their own. */
  readonly hasMore: boolean
}

const MOST_WITHOUT_MORE = 6
const SQUARES_BESIDE_MORE = 4

/** How social logins are laid out (docs/spec/views.md §5.6). */
export function socialLayout<item>(items: readonly item[]): SocialLayout<item> {
  if (items.length === 2) return { wide: undefined, squares: items, hasMore: false }
  const [wide, ...others] = items
  const hasMore = items.length > MOST_WITHOUT_MORE
  return { wide, squares: hasMore ? others.slice(0, SQUARES_BESIDE_MORE) : others, hasMore }
}
