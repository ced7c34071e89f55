export type SocialLayout<item> = {
  /** The login with a full-width button. */
  readonly wide: item | undefined
  readonly squares: readonly item[]
  /** Logins in the next view. */
  readonly hasMore: boolean
}

const MOST_WITHOUT_MORE = 6
const SQUARES_BESIDE_MORE = 4

/** Layout of social logins (docs/spec/views.md §5.6). */
export function socialLayout<item>(items: readonly item[]): SocialLayout<item> {
  if (items.length === 2) return { wide: undefined, squares: items, hasMore: false }
  const [wide, ...others] = items
  const hasMore = items.length > MOST_WITHOUT_MORE
  return { wide, squares: hasMore ? others.slice(0, SQUARES_BESIDE_MORE) : others, hasMore }
}
