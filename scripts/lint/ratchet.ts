import { packages } from '../lib/paths.ts'

/** Number of known violations of a rule that each package may have; 0 for rules and packages that are not listed. */
export type Limits = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The package of a path below `packages`, the first folder (`scripts`, `apps`…) for everything else. */
export function areaOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  return first === 'packages' && packages.some((name) => name === second) ? second : first
}

/** Violations by area; each begins with the path of its file. */
const countsOf = (problems: readonly string[]): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const problem of problems) {
    const area = areaOf(problem)
    found.set(area, [...(found.get(area) ?? []), problem])
  }
  return found
}

/** The violations of areas that have more of them than they may. */
export function aboveLimits(rule: string, problems: readonly string[], limits: Limits): string[] {
  return [...countsOf(problems)].flatMap(([area, found]) => {
    const limit = limits[rule]?.[area] ?? 0
    return found.length > limit
      ? [`${area}: ${found.length}, at most ${limit}`, ...found.map((text) => `  ${text}`)]
      : []
  })
}

/** The limits lowered to the present counts, never raised. Areas without violations are removed. */
export function lowered(rule: string, problems: readonly string[], limits: Limits): Limits {
  const counts = countsOf(problems)
  const left = Object.entries(limits[rule] ?? {})
    .map(([area, limit]) => [area, Math.min(limit, counts.get(area)?.length ?? 0)] as const)
    .filter(([, limit]) => limit > 0)
  return Object.fromEntries(
    Object.entries({ ...limits, [rule]: Object.fromEntries(left) }).filter(
      ([, areas]) => Object.keys(areas).length > 0,
    ),
  )
}
