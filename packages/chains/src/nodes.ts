const STABILITY_WEIGHT = 0.7
const LATENCY_WEIGHT = 0.3

/**
 * The URLs, best first: by how many of their latest requests succeeded, then by how fast. They are judged by what was
 * asked of them anyway, so ranking costs no request and no timer. A URL that was not asked yet counts as stable and slow;
 * equals keep the order they were given in.
 */
export function rankUrls(urls: readonly string[], samples: Readonly<RpcSamples>): readonly string[] {
  const succeeded = (url: string) => (samples.get(url) ?? []).filter(Number.isFinite)
  const slowest = Math.max(1, ...urls.flatMap(succeeded))
  const score = (url: string): number => {
    const count = samples.get(url)?.length ?? 0
    if (count === 0) return STABILITY_WEIGHT
    const times = succeeded(url)
    const average = times.length ? times.reduce((sum, time) => sum + time, 0) / times.length : slowest
    return (STABILITY_WEIGHT * times.length) / count + LATENCY_WEIGHT * (1 - average / slowest)
  }
  return urls
    .map((url) => ({ url, score: score(url) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ url }) => url)
}

/** How the last requests to a node went: milliseconds, or `Infinity` for one that failed. */
export type RpcSamples = Map<string, number[]>

/** How many of a node's latest requests count. */
const SAMPLE_COUNT = 10

/** Notes how a request to a node went. */
export function addSample(samples: RpcSamples, url: string, milliseconds: number): void {
  samples.set(url, [...(samples.get(url) ?? []), milliseconds].slice(-SAMPLE_COUNT))
}
