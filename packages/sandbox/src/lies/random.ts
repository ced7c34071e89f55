/** Random numbers from a seed (mulberry32), the same in every run. */
export type Random = {
  /** Integer from 0 to below `limit`. */
  readonly below: (limit: number) => number
  readonly pick: <value>(values: readonly [value, ...value[]]) => value
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return { below, pick: (values) => values[below(values.length)] ?? values[0] }
}
