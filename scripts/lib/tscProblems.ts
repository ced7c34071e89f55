/**
 * The errors in the compiler's output, each with the lines that explain it. Some tools publish their types as sources,
 * which `skipLibCheck` does not skip: what is wrong in node_modules is not ours to mend.
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
