const STABILITY_WEIGHT = 0.7
const LATENCY_WEIGHT = 0.3

/**
 * URLs, best first: by success rate of the latest requests, then by response time. Measured on real requests; the
 * ranking sends none and has no timer. A URL without requests counts as stable and slow; equal ones keep their order.
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

/** Response times of the latest requests by URL, in ms; `Infinity` for a failed request. */
export type RpcSamples = Map<string, number[]>

/** Number of requests kept per node. */
const SAMPLE_COUNT = 10

/** Adds the response time of a request. */
export function addSample(samples: RpcSamples, url: string, milliseconds: number): void {
  samples.set(url, [...(samples.get(url) ?? []), milliseconds].slice(-SAMPLE_COUNT))
}
