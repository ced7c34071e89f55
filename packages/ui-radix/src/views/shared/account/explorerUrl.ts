import type { useNetwork } from '@foyer/headless'

const subscan = { address: 'account', tx: 'extrinsic' } as const

/** An address or a transaction on the network's block explorer; `undefined` without one, or when it is no web address. */
export function explorerUrl(
  network: ReturnType<typeof useNetwork> | undefined,
  id: string,
  kind: 'address' | 'tx' = 'address',
): string | undefined {
  const base = network?.blockExplorers?.default.url
  if (!base) return undefined
  try {
    const url = new URL(base)
    // Subscan has words of its own. What stands behind the path, such as the cluster of Solana, stays there.
    const word = /(?:^|\.)subscan\.io$/.test(url.hostname) ? subscan[kind] : kind
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${word}/${encodeURIComponent(id)}`
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
  } catch {
    return undefined
  }
}
