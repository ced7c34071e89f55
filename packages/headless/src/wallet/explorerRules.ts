import type { CaipNetwork } from '@foyer/chains'

const subscan = { address: 'account', tx: 'extrinsic' } as const

/**
 * URL of an address or a transaction on the network's block explorer; `undefined` without an explorer, if its URL is
 * not http(s), or for an id that names no page.
 *
 * @example
 * ```ts
 * import { explorerUrl } from '@foyer/headless'
 * import { mainnet } from '@foyer/chains/networks'
 * explorerUrl(mainnet, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8') // https://etherscan.io/address/0x7099…
 * ```
 */
export function explorerUrl(
  network: Pick<CaipNetwork, 'blockExplorers'> | undefined,
  id: string,
  kind: 'address' | 'tx' = 'address',
): string | undefined {
  const base = network?.blockExplorers?.default.url
  // A URL resolves the segments `.` and `..`, also if they are encoded.
  if (!base || /^\.{0,2}$/.test(id)) return undefined
  try {
    const url = new URL(base)
    // Subscan has other paths. The query, such as the cluster of Solana, is kept.
    const word = /(?:^|\.)subscan\.io$/.test(url.hostname) ? subscan[kind] : kind
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${word}/${encodeURIComponent(id)}`
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
  } catch {
    return undefined
  }
}
