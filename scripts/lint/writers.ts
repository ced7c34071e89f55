import type { Node } from 'oxc-parser'
import type { Source } from './source.ts'
import { walk } from './walk.ts'

const setsStore = (node: Node): boolean => {
  let found = false
  walk(node, (child) => {
    if (
      child.type === 'CallExpression' &&
      child.callee.type === 'MemberExpression' &&
      child.callee.property.type === 'Identifier' &&
      child.callee.property.name === 'set'
    )
      found = true
  })
  return found
}

/** What a state file exports that changes its state: functions that set, and atoms that can be set. */
export function writersOf({ program, code }: Source): Set<string> {
  const writers = new Set<string>()
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) continue
    const { declaration } = node
    if (declaration.type === 'FunctionDeclaration' && declaration.id && setsStore(declaration))
      writers.add(declaration.id.name)
    if (declaration.type === 'VariableDeclaration')
      for (const { id, init, start } of declaration.declarations)
        if (id.type === 'Identifier' && init) {
          const declared = code.slice(start, init.start)
          const isSettable = /:\s*(Primitive|Writable)Atom/.test(declared)
          if (isSettable || (/Function/.test(init.type) && setsStore(init))) writers.add(id.name)
        }
  }
  return writers
}
