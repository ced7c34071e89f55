import { analyse } from 'scslre'
import { fileCheck } from './check.ts'
import { isPublished } from './source.ts'
import { walk } from './walk.ts'

/**
 * Regular expressions must take linear time: names, amounts, messages and URLs of wallets, backends and visitors have
 * any length, and a text of 40,000 characters froze the page for seconds.
 */
export const regexesCheck = fileCheck('regular expressions take linear time', (source) => {
  if (!isPublished(source.path)) return []
  const problems: { line: number; text: string }[] = []
  walk(source.program, (node) => {
    if (node.type !== 'Literal' || !('regex' in node) || !node.regex) return
    const { pattern, flags } = node.regex
    const { reports } = analyse({ source: pattern, flags })
    if (reports.length > 0)
      problems.push({
        line: source.lineOf(node.start),
        text: `/${pattern}/ takes more than linear time: anchor it, or start it with a lookbehind`,
      })
  })
  return problems
})
