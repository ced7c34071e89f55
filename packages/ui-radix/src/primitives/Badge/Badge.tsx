import { createPart, type PlainPart } from '../part/createPart.tsx'
import type { parts } from '../part/parts.ts'

export type BadgeOwnProps = {
  /** @default 'neutral' */
  tone?: (typeof parts.Badge)['badge']['data-tone'][number] | undefined
}

/**
 * A short label of the element beside it, e.g. "Installed". Renders a `<span>`.
 *
 * @example
 * ```tsx
 * import { Badge } from '@foyer/ui-radix/primitives'
 * export const Example = () => <Badge tone="accent">New</Badge>
 * ```
 */
export const Badge: PlainPart<'span', BadgeOwnProps> = /*#__PURE__*/ createPart(
  'span',
  'badge',
  ({ tone = 'neutral', ...rest }: BadgeOwnProps) => ({ 'data-tone': tone, ...rest }),
)
