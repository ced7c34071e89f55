import type { Node } from 'oxc-parser'
import { fileCheck } from './check.ts'
import { isPublished } from './source.ts'
import { walk } from './walk.ts'

const isCollection = (node: Node): boolean =>
  node.type === 'NewExpression' &&
  node.callee.type === 'Identifier' &&
  (node.callee.name === 'Map' || node.callee.name === 'Set')

/** Whether a collection is created when the module is evaluated, not in a function that is called later. */
function makesCollection(init: Node | null): boolean {
  if (!init) return false
  if (isCollection(init)) return true
  let found = false
  walk(init, (node, parents) => {
    const isLater = [...parents, node].some(({ type }) => /Function/.test(type))
    if (!isLater && isCollection(node)) found = true
  })
  return found && !/Function/.test(init.type)
}

export const moduleStateCheck = fileCheck('no state at module level', (source) => {
  if (!isPublished(source.path)) return []
  return source.program.body.flatMap((node) => {
    const statement = node.type === 'ExportNamedDeclaration' && node.declaration ? node.declaration : node
    if (statement.type !== 'VariableDeclaration' || statement.declare) return []
    const line = source.lineOf(statement.start)
    if (statement.kind === 'let' || statement.kind === 'var')
      return [{ line, text: `\`${statement.kind}\` at module level: two configs on a page would share it` }]
    return statement.declarations.flatMap(({ id, init }) => {
      const declared = source.code.slice(id.start, init?.start ?? id.end)
      return makesCollection(init) && !/:\s*Readonly/.test(declared)
        ? [
            {
              line,
              text: 'a Map or Set at module level that can change: type it ReadonlyMap or ReadonlySet, or keep it in a config',
            },
          ]
        : []
    })
  })
})
