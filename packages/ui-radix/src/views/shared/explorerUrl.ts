import type { useNetwork } from '@foyer/headless'

/** An address or a transaction on the network's block explorer; `undefined` without one, or when it is no web address. */
export function explorerUrl(
  network: ReturnType<typeof useNetwork>,
  id: string,
  kind: 'address' | 'tx' = 'address',
): string | undefined {
  const base = network.blockExplorers?.default.url
  if (!base) return undefined
  try {
    const url = new URL(`${base.replace(/\/$/, '')}/${kind}/${encodeURIComponent(id)}`)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
  } catch {
    return undefined
  }
}
