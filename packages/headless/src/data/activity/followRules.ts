/** Time after which an outcome is told as `pending` (R53), and after which it is not looked for any more. */
export const USUAL_MS = 60_000
export const FOLLOW_MS = 3_600_000

/** Longest pause between two looks, and the pause after a first look that failed. */
const LONGEST_PAUSE_MS = 60_000
const FIRST_RETRY_MS = 2_000

/** Pause before the next look for an outcome, after that many failed looks in a row. */
export const followPause = (failures: number): number =>
  failures === 0 ? LONGEST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
