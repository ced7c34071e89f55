import { encode } from 'uqr'

export type QrDrawing = {
  /** Side in units, the quiet zone included. */
  readonly side: number
  /** Every module but those of the eyes and of the place in the middle: a path to fill and to stroke. */
  readonly dots: string
  /** How wide the stroke of `dots` is. */
  readonly stroke: number
  /** The three big squares: upper start corner of each, in units. */
  readonly eyes: readonly { readonly x: number; readonly y: number }[]
  /** Units of one module. */
  readonly unit: number
  /** The place in the middle that is left free, in units; 0 without one. */
  readonly gap: number
}

/** Units of a module: whole numbers keep the path short. */
const UNIT = 25
/** A dot is a square of 25 units whose corners have a radius of 9: 89 % of its module. */
const CORE = 7
const STROKE = 18
/** What the standard asks for, in modules. */
const QUIET = 4
const EYE = 7
/** The most of the side that a logo may cover. */
const LOGO = 0.22

/**
 * Draws a text as a QR code of round dots. With a place for a logo in the middle it can lose three tenths and still be
 * read, of which the logo takes one twentieth; without one, it has fewer and bigger dots.
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

/** Odd, as the side is, so that it lies exactly in the middle. */
function largestOdd(most: number): number {
  const whole = Math.floor(most)
  return whole % 2 === 1 ? whole : whole - 1
}
