const FEW = 60

/**
 * Number and seed of the random walks of a property: a few with a fixed seed, so that every run reaches every end; in
 * `npm run test:deep` 10,000 with a random seed.
 */
export const walkRuns: { readonly numRuns: number; readonly seed?: number } = process.env['FOYER_DEEP']
  ? { numRuns: 10_000 }
  : { numRuns: FEW, seed: 1 }

export const WALKS_TIMEOUT_MS: number = process.env['FOYER_DEEP'] ? 3_600_000 : 600_000
