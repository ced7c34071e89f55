import type { ChainNamespace } from '@foyer/chains'
import type { ByFamily } from './types.ts'

/**
 * What is to be stored when another tab has written since this one last did: what is here, with what was added there and
 * without what was taken away there. `base` is what this tab wrote last.
 */
export function mergeStored<item>(
  { base, own, theirs }: Readonly<Record<'base' | 'own' | 'theirs', ByFamily<readonly item[]>>>,
  idOf: (item: item) => string,
): ByFamily<readonly item[]> {
  const families = [...new Set([...Object.keys(own), ...Object.keys(theirs)])] as ChainNamespace[]
  const merged: Partial<Record<ChainNamespace, readonly item[]>> = {}
  for (const namespace of families) {
    const has = (list: ByFamily<readonly item[]>, item: item): boolean =>
      list[namespace]?.some((other) => idOf(other).toLowerCase() === idOf(item).toLowerCase()) === true
    const kept = (own[namespace] ?? []).filter((item) => has(theirs, item) || !has(base, item))
    const added = (theirs[namespace] ?? []).filter((item) => !has(base, item) && !has(own, item))
    if (kept.length + added.length > 0) merged[namespace] = [...kept, ...added]
  }
  return merged
}
