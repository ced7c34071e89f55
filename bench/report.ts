/** Criterion for a number. */
export type Goal =
  | { readonly kind: 'ratio'; readonly most: number }
  | { readonly kind: 'value'; readonly most: number }
  /** Largest excess over the bare app. */
  | { readonly kind: 'over'; readonly most: number }

export type Row = {
  readonly metric: string
  readonly unit: string
  readonly ours: number
  readonly bare?: number | undefined
  readonly goal: Goal
}

export type JudgedRow = Row & { readonly ratio: number | undefined; readonly isOk: boolean }

/** Compares rounded numbers, so that "1.20 of 1.2: over" does not occur. */
const HUNDREDTHS = 100
const round = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS

export function judge(row: Row): JudgedRow {
  const { ours, bare, goal } = row
  const ratio = bare === undefined || bare === 0 ? undefined : round(ours / bare)
  const measured = { ratio, value: round(ours), over: round(ours - (bare ?? 0)) }[goal.kind]
  return { ...row, ratio, isOk: measured !== undefined && measured <= goal.most }
}

const goalText = ({ kind, most }: Goal, unit: string): string =>
  ({ ratio: `≤ ${most} ×`, value: `≤ ${most} ${unit}`, over: `≤ bare + ${most} ${unit}` })[kind].trim()

const numberText = (value: number | undefined, unit = ''): string =>
  value === undefined ? '–' : `${round(value)} ${unit}`.trim()

/** The whole report as a table, one line per row. */
export function formatTable(rows: readonly Row[]): string {
  const lines = rows
    .map(judge)
    .map(({ metric, unit, ours, bare, ratio, goal, isOk }) => [
      metric,
      numberText(ours, unit),
      numberText(bare, unit),
      numberText(ratio),
      goalText(goal, unit),
      isOk ? 'ok' : 'over',
    ])
  const table = [['metric', 'ours', 'bare', 'ratio', 'goal', ''], ...lines]
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((line) => line[column]?.length ?? 0)),
  )
  return table
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
