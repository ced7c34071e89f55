/** Modules and their static imports, recursively; not their dynamic imports. */
export function closureOf(
  roots: readonly string[],
  importsOf: (module: string) => readonly string[],
): ReadonlySet<string> {
  const closure = new Set<string>()
  const waiting = [...roots]
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (closure.has(module)) continue
    closure.add(module)
    waiting.push(...importsOf(module))
  }
  return closure
}
