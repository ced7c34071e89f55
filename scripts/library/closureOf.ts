/** Some modules and all that they import, at once and further on; not what they import when it is wanted. */
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
