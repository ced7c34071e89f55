import type { World } from '../lib/world.ts'
import type { Row } from '../report.ts'

export type Measured = {
  readonly rows: readonly Row[]
  /** Where a number comes from, for `--details`. */
  readonly details?: readonly string[]
}

/** One reason to open pages, and what they say. Throws when it cannot be taken. */
export type Measure = (world: World) => Promise<Measured>
