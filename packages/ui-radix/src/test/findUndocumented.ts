import type { PartsTable } from '../primitives/part/parts.ts'

/** Attributes that every component may have and that are not states. */
const common = /^data-(foyer(-.*)?|testid|radix-.*)$/

/**
 * The `data-*` attributes, of parts in the table, that the table does not document; empty if all are documented. Parts
 * that are not in the table are not checked.
 *
 * @example
 * ```ts
 * import { findUndocumented } from '@foyer/ui-radix/testing'
 * const extra = findUndocumented(document, { badge: { 'data-tone': ['neutral', 'accent'] } })
 * ```
 */
export function findUndocumented(root: ParentNode, parts: PartsTable): string[] {
  const found: string[] = []
  for (const element of root.querySelectorAll<HTMLElement>('[data-foyer-part]')) {
    const name = element.getAttribute('data-foyer-part') ?? ''
    const known = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (!known) continue
    for (const { name: attribute, value } of element.attributes) {
      if (!attribute.startsWith('data-') || common.test(attribute)) continue
      const values = known[attribute as `data-${string}`]
      if (!values?.includes(value)) found.push(`${name} ${attribute}="${value}"`)
    }
  }
  return found
}
