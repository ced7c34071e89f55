import type { useNetwork } from '@foyer/headless'

/** An address on the network's block explorer; `undefined` without one, or when it is no web address. */
export function explorerUrl(network: ReturnType<typeof useNetwork>, address: string): string | undefined {
  const base = network.blockExplorers?.default.url
  if (!base) return undefined
  try {
    const url = new URL(`${base.replace(/\/$/, '')}/address/${encodeURIComponent(address)}`)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
  } catch {
    return undefined
  }
}
