import { fileCheck } from './check.ts'
import { isPublished, packageOf } from './source.ts'
import { walk } from './walk.ts'

const plain = new Set(['Error', 'TypeError', 'RangeError', 'AggregateError', 'DOMException'])

export const errorsCheck = fileCheck('errors come from a catalogue', (source) => {
  // The sandbox is a test kit: its errors are read by developers only.
  if (!isPublished(source.path) || packageOf(source.path) === 'sandbox') return []
  const found: { line: number; text: string }[] = []
  walk(source.program, (node) => {
    if (
      (node.type === 'NewExpression' || node.type === 'CallExpression') &&
      node.callee.type === 'Identifier' &&
      plain.has(node.callee.name)
    )
      found.push({
        line: source.lineOf(node.start),
        text: `makes a bare ${node.callee.name}: use createError of the package's catalogue`,
      })
    if (
      node.type === 'ThrowStatement' &&
      (node.argument.type === 'Literal' || node.argument.type === 'TemplateLiteral')
    )
      found.push({ line: source.lineOf(node.start), text: 'throws a string' })
  })
  return found
})
