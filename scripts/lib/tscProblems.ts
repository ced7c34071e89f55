/**
 * Errors in the compiler's output, each with its explanation. Some tools publish types as sources, which `skipLibCheck`
 * does not skip: errors in node_modules are dropped.
 */
export function tscProblems(output: string): string[] {
  const problems: string[] = []
  let isOurs = false
  for (const line of output.split('\n')) {
    if (/error TS\d+/.test(line)) isOurs = !/(^|\/)node_modules\//.test(line.split('error TS')[0] ?? '')
    else if (!line.startsWith('  ')) continue
    if (isOurs) problems.push(line)
  }
  return problems
}
