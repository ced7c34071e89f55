import { encode } from 'uqr'

export type QrDrawing = {
  /** Side in units, including the quiet zone. */
  readonly side: number
  /** All modules except those of the finder patterns and of the free centre: a path to fill and to stroke. */
  readonly dots: string
  /** Stroke width of `dots`. */
  readonly stroke: number
  /** Top start corner of each finder pattern, in units. */
  readonly eyes: readonly { readonly x: number; readonly y: number }[]
  /** Units of one module. */
  readonly unit: number
  /** Side of the free centre, in units; 0 without a logo. */
  readonly gap: number
}

/** Units per module: integers keep the path short. */
const UNIT = 25
/** A dot is a square of 25 units with a corner radius of 9: 89 % of its module. */
const CORE = 7
const STROKE = 18
/** Quiet zone of the standard, in modules. */
const QUIET = 4
const EYE = 7
/** Maximum share of the side for a logo. */
const LOGO = 0.22

/**
 * Draws a text as a QR code of round dots. With a free centre for a logo it uses error correction of 30 %, of which the
 * logo needs 5 %; without one it has fewer and larger dots.
 */
export function drawQr(text: string, { hasLogo }: { readonly hasLogo: boolean }): QrDrawing {
  const { data, size } = encode(text, { ecc: hasLogo ? 'H' : 'M', border: 0 })
  const gap = hasLogo ? largestOdd(size * LOGO) : 0
  const isFree = (row: number, column: number): boolean => {
    const [from, to] = [(size - gap) / 2, (size + gap) / 2]
    return row >= from && row < to && column >= from && column < to
  }
  const isEye = (row: number, column: number): boolean =>
    (row < EYE && (column < EYE || column >= size - EYE)) || (row >= size - EYE && column < EYE)
  const inset = (UNIT - CORE) / 2
  const at = (module: number): number => (module + QUIET) * UNIT + inset
  const dots = data.flatMap((modules, row) =>
    modules.flatMap((isDark, column) =>
      isDark && !isEye(row, column) && !isFree(row, column)
        ? `M${at(column)} ${at(row)}h${CORE}v${CORE}h-${CORE}z`
        : [],
    ),
  )
  const near = QUIET * UNIT
  const far = (QUIET + size - EYE) * UNIT
  return {
    side: (size + 2 * QUIET) * UNIT,
    dots: dots.join(''),
    stroke: STROKE,
    eyes: [
      { x: near, y: near },
      { x: far, y: near },
      { x: near, y: far },
    ],
    unit: UNIT,
    gap: gap * UNIT,
  }
}

/** Odd, like the side, so that it is centred. */
function largestOdd(most: number): number {
  const whole = Math.floor(most)
  return whole % 2 === 1 ? whole : whole - 1
}
