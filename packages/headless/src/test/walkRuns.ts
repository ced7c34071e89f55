const FEW = 60

/**
 * Random walks of a property: a few, the same ones in each run, so that chance does not decide whether they reach every
 * end; in `npm run test:deep` 10,000 new ones.
 */
export const walkRuns: { readonly numRuns: number; readonly seed?: number } = process.env['FOYER_DEEP']
  ? { numRuns: 10_000 }
  : { numRuns: FEW, seed: 1 }

export const WALKS_TIMEOUT_MS: number = process.env['FOYER_DEEP'] ? 3_600_000 : 600_000
