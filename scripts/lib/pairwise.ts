type Row = Readonly<Record<string, unknown>>

/** As few of the rows as show every pair of values that any row shows. */
export function pairwise<row extends Row>(rows: readonly row[]): readonly row[] {
  const open = new Set(rows.flatMap(pairsOf))
  const chosen: row[] = []
  while (open.size > 0) {
    const gain = (row: row): number => pairsOf(row).filter((pair) => open.has(pair)).length
    const best = rows.reduce((a, b) => (gain(b) > gain(a) ? b : a))
    for (const pair of pairsOf(best)) open.delete(pair)
    chosen.push(best)
  }
  return chosen
}

function pairsOf(row: Row): readonly string[] {
  const facts = Object.entries(row).map(([name, value]) => `${name}=${String(value)}`)
  return facts.flatMap((one, index) => facts.slice(index + 1).map((other) => `${one} ${other}`))
}
