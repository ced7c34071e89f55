/** Kilobytes (1 000 bytes) of gzipped JavaScript, and the files in which it comes. */
export type Figure = { readonly kB: number; readonly files: number }

/** A measured figure and its goal, under the name of its row in the page. */
export type Row = {
  /** Unique in the page. */
  readonly name: string
  readonly measured: Figure
  readonly goal?: Partial<Figure> | undefined
}

export type Table = { readonly title: string; readonly text: string; readonly rows: readonly Row[] }

const units = ['kB', 'files'] as const

/** Tolerated growth of a figure: bundlers and gzip vary. */
const slackOf = (unit: keyof Figure, written: number): number =>
  unit === 'kB' ? Math.max(0.3, written * 0.02) : 1
/** Tolerated difference between the page and the measurement. */
const toleranceOf = (unit: keyof Figure, written: number): number =>
  unit === 'kB' ? Math.max(1, written * 0.1) : 3

const round = (value: number): number => Math.round(value * 10) / 10

/** Tolerated excess over a goal: names of chunks have hashes, which compress differently in each build. */
const noiseOf = (unit: keyof Figure): number => (unit === 'kB' ? 0.1 : 0)

/**
 * Limit of a figure: its goal if the figure of the page is within it, otherwise that figure with slack. Infinite for a
 * row that is not in the page.
 */
export function limitOf(
  unit: keyof Figure,
  { goal }: Pick<Row, 'goal'>,
  written: Figure | undefined,
): number {
  if (!written) return Infinity
  const wanted = goal?.[unit]
  return wanted !== undefined && written[unit] <= wanted
    ? round(wanted + noiseOf(unit))
    : round(written[unit] + slackOf(unit, written[unit]))
}

/** Line of the report for a row, e.g. `12.3 kB of 12 (the goal is 10), 5 files of 8`. */
export const lineOf = (row: Row, written: Figure | undefined): string =>
  `${row.name}: ${units
    .map((unit) => {
      const limit = limitOf(unit, row, written)
      const goal = row.goal?.[unit]
      const most = Number.isFinite(limit) ? ` of ${limit}` : ''
      return `${row.measured[unit]} ${unit}${most}${goal !== undefined && limit > goal ? ` (goal ${goal})` : ''}`
    })
    .join(', ')}`

/** Units in which a row exceeds its limit. */
export const excessOf = (row: Row, written: Figure | undefined): string[] =>
  units.flatMap((unit) => {
    const excess = round(row.measured[unit] - limitOf(unit, row, written))
    return excess > 0 ? [`${excess} ${unit} too many`] : []
  })

/** Rows whose figures in the page differ too much from the measured ones, and rows that are not measured. */
export const staleRows = (rows: readonly Row[], page: ReadonlyMap<string, Figure>): string[] => [
  ...rows.flatMap(({ name, measured }) => {
    const written = page.get(name)
    if (!written) return [`${name} is missing`]
    return units
      .filter((unit) => Math.abs(measured[unit] - written[unit]) > toleranceOf(unit, written[unit]))
      .map((unit) => `${name}: ${written[unit]} ${unit} in the page, ${measured[unit]} measured`)
  }),
  ...[...page.keys()]
    .filter((name) => !rows.some((row) => row.name === name))
    .map((name) => `${name} is not measured any more`),
]

const cell = (value: number | undefined): string => (value === undefined ? '–' : String(value))

/** The tables of the page. */
export const formatTables = (tables: readonly Table[]): string =>
  tables
    .map(
      ({ title, text, rows }) =>
        `## ${title}\n\n${text}\n\n| | kB | Goal | Files | Goal |\n| --- | --: | --: | --: | --: |\n${rows
          .map(
            ({ name, measured, goal }) =>
              `| ${name} | ${cell(measured.kB)} | ${cell(goal?.kB)} | ${cell(measured.files)} | ${cell(goal?.files)} |`,
          )
          .join('\n')}\n`,
    )
    .join('\n')

/** Figures of the page, by row. */
export function readTables(page: string): ReadonlyMap<string, Figure> {
  const figures = new Map<string, Figure>()
  for (const line of page.split('\n')) {
    const [, name = '', kB = '', , files = ''] = line.split('|').map((text) => text.trim())
    if (/^[\d.]+$/.test(kB) && /^\d+$/.test(files))
      figures.set(name, { kB: Number(kB), files: Number(files) })
  }
  return figures
}
