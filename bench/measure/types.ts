import type { World } from '../lib/world.ts'
import type { Row } from '../report.ts'

export type Measured = {
  readonly rows: readonly Row[]
  /** Origin of a number, for `--details`. */
  readonly details?: readonly string[]
}

/** One kind of measurement. Throws if it fails. */
export type Measure = (world: World) => Promise<Measured>
