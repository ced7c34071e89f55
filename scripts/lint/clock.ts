import { fileCheck } from './check.ts'
import { isPublished } from './source.ts'
import { walk } from './walk.ts'

/** Files that may read the clock; oxlint's `no-restricted-properties` forbids `Date.now` in all others. */
const clocks = /^packages\/(headless\/src\/core|ui-radix\/src|sandbox\/src)\//

/** No tool in use can forbid `new Date()` and allow `new Date(time)`. */
export const clockCheck = fileCheck('the time comes from the config', (source) => {
  if (!isPublished(source.path) || clocks.test(source.path)) return []
  const found: { line: number; text: string }[] = []
  walk(source.program, (node) => {
    if (
      node.type === 'NewExpression' &&
      node.callee.type === 'Identifier' &&
      node.callee.name === 'Date' &&
      node.arguments.length === 0
    )
      found.push({ line: source.lineOf(node.start), text: 'reads the clock: take the time from the config' })
  })
  return found
})
