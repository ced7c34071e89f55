import type { Node } from 'oxc-parser'
import { parseSync } from 'oxc-parser'
import { walk } from '../lint/walk.ts'

/** One mutation of a file: a replacement of the text between two offsets. */
export type Mutant = { start: number; end: number; text: string; line: number; lie: string }

/** Mutants of every branch of a file: conditions negated, && and || exchanged, returns swapped. */
export function mutantsOf(path: string, code: string): Mutant[] {
  const mutants: Mutant[] = []
  const textOf = ({ start, end }: { start: number; end: number }): string => code.slice(start, end)
  const add = (start: number, end: number, text: string, lie: string): void => {
    mutants.push({ start, end, text, lie, line: code.slice(0, start).split('\n').length })
  }
  const returns = new Map<Node | undefined, Node[]>()

  walk(parseSync(path, code).program, (node, parents) => {
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
      add(node.test.start, node.test.end, `!(${textOf(node.test)})`, `not: ${textOf(node.test)}`)
    if (node.type === 'LogicalExpression' && node.operator !== '??') {
      const other = node.operator === '&&' ? '||' : '&&'
      const text = `(${textOf(node.left)}) ${other} (${textOf(node.right)})`
      add(node.start, node.end, `(${text})`, text)
    }
    if (node.type === 'ReturnStatement' && node.argument) {
      const owner = parents.findLast(({ type }) => /Function/.test(type)) as Node | undefined
      returns.set(owner, [...(returns.get(owner) ?? []), node.argument])
    }
    if (node.type === 'Literal' && typeof node.value === 'boolean')
      add(node.start, node.end, String(!node.value), String(!node.value))
  })

  for (const values of returns.values())
    for (const [index, value] of values.entries()) {
      const other = values[(index + 1) % values.length]
      if (other && textOf(other) !== textOf(value))
        add(value.start, value.end, textOf(other), `returns ${textOf(other)}, not ${textOf(value)}`)
    }
  return mutants
}

export const applyMutant = (code: string, { start, end, text }: Mutant): string =>
  code.slice(0, start) + text + code.slice(end)
