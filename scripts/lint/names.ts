import type { Node } from 'oxc-parser'
import { fileCheck } from './check.ts'
import { walk } from './walk.ts'

/** Words for people in names of variables, functions and parameters; code emits, receives, reports and returns. */
const avoided = /^(?:told|heard|said|says?|tells?|hears?|(?:tell|hear|say|says)[A-Z]\w*|(?:no|some)body)$/

const declared = (node: Node): readonly Node[] => {
  if (node.type === 'VariableDeclarator') return [node.id]
  if (node.type === 'ArrowFunctionExpression') return node.params
  if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression')
    return [...(node.id ? [node.id] : []), ...node.params]
  return []
}

export const namesCheck = fileCheck('plain names of variables and functions', ({ program, lineOf }) => {
  const found: { line: number; text: string }[] = []
  walk(program, (node) => {
    for (const id of declared(node))
      if (id.type === 'Identifier' && avoided.test(id.name))
        found.push({
          line: lineOf(id.start),
          text: `declares “${id.name}”: say emit, receive, report or return`,
        })
  })
  return found
})
