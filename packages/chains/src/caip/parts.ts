import type { CaipNetwork, ChainNamespace } from '../types.ts'
import { chainNamespaces } from './namespaces.ts'

/** Colon-separated segments, if there are exactly `count`, none is empty, and the first one is a namespace. */
export function parts(value: unknown, count: number): [ChainNamespace, string, string] | undefined {
  if (typeof value !== 'string') return undefined
  const found = value.split(':')
  if (found.length !== count || found.includes('')) return undefined
  return chainNamespaces.includes(found[0] as ChainNamespace)
    ? (found as [ChainNamespace, string, string])
    : undefined
}

/** A refused value as text. Only strings are printed: anything else may have a `toString` that throws. */
export function shown(value: unknown): string {
  return typeof value === 'string' ? value : `(${value === null ? 'null' : typeof value})`
}

/** Reference of a network's CAIP-2 id (the text after the colon). */
export const referenceOf = ({ caipNetworkId, chainNamespace }: CaipNetwork): string =>
  caipNetworkId.slice(chainNamespace.length + 1)
