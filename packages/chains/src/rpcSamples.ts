/** How the last requests to a node went: milliseconds, or `Infinity` for one that failed. */
export type RpcSamples = Map<string, number[]>

/** How many of a node's latest requests count. */
const SAMPLE_COUNT = 10

/** Notes how a request to a node went. */
export function addSample(samples: RpcSamples, url: string, milliseconds: number): void {
  samples.set(url, [...(samples.get(url) ?? []), milliseconds].slice(-SAMPLE_COUNT))
}
