import type { ForStatement, Node } from 'oxc-parser'
import { parseSync } from 'oxc-parser'
import { walk } from '../lint/walk.ts'

/** One mutation of a file: a replacement of the text between two offsets. */
export type Mutant = { start: number; end: number; text: string; line: number; lie: string }

const otherOperators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}
const otherMethods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'includes',
  endsWith: 'includes',
  min: 'max',
  max: 'min',
}
/** Calls that change only the form of a text or a list: left out. */
const refining = new Set(['toLowerCase', 'toUpperCase', 'trim', 'toSorted', 'toReversed', 'filter'])
const wireName = /^[a-z]+\w*[_:]\w+$/

/** Whether a node decides when a loop ends: with a mutant there it may not. */
const endsLoop = (nodes: readonly { readonly type: string }[]): boolean =>
  nodes.some((each, index) => {
    const next = nodes[index + 1]
    if (each.type !== 'ForStatement') return next !== undefined && /^(?:Do)?While/.test(each.type)
    const { update, body } = each as ForStatement
    return next !== undefined && (!update || next !== body)
  })

/**
 * Mutants of everything in a file that decides: conditions negated, guards, calls, awaits and properties left out,
 * operators, returns and similar methods exchanged, defaults dropped, numbers changed, wire names emptied, patterns
 * without their ends. Conditions of loops, and bodies of those that change them, stay as they are.
 */
export function mutantsOf(path: string, code: string): Mutant[] {
  const mutants: Mutant[] = []
  const textOf = ({ start, end }: { start: number; end: number }): string => code.slice(start, end)
  const add = (start: number, end: number, text: string, lie: string): void => {
    mutants.push({ start, end, text, lie, line: code.slice(0, start).split('\n').length })
  }
  const replace = (node: { start: number; end: number }, text: string, lie: string = text): void =>
    add(node.start, node.end, text, lie)
  const leaveOut = (node: Node): void => replace(node, ';', `without: ${textOf(node)}`)
  const returns = new Map<Node | undefined, Node[]>()

  walk(parseSync(path, code).program, (node, parents) => {
    if (endsLoop([...parents, node])) return
    const parent = parents.at(-1)
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
      replace(node.test, `!(${textOf(node.test)})`, `not: ${textOf(node.test)}`)
    if (node.type === 'IfStatement' && !node.alternate) leaveOut(node)
    if (node.type === 'LogicalExpression') {
      const other = { '&&': '||', '||': '&&', '??': undefined }[node.operator]
      const text = other ? `(${textOf(node.left)}) ${other} (${textOf(node.right)})` : textOf(node.left)
      replace(node, `(${text})`, text)
    }
    if (node.type === 'BinaryExpression' && otherOperators[node.operator]) {
      const text = `${textOf(node.left)} ${otherOperators[node.operator]} ${textOf(node.right)}`
      replace(node, text)
    }
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const { object, property } = node.callee
      const name = textOf(property)
      if (otherMethods[name]) replace(property, otherMethods[name], `${otherMethods[name]}, not ${name}`)
      if (refining.has(name)) replace(node, textOf(object), `without ${name}: ${textOf(object)}`)
    }
    if (node.type === 'ExpressionStatement' && node.expression.type !== 'Literal') {
      leaveOut(node)
      if (node.expression.type === 'AwaitExpression')
        replace(node.expression, textOf(node.expression.argument), `not awaited: ${textOf(node.expression)}`)
    }
    if (node.type === 'ObjectExpression')
      for (const [index, property] of node.properties.entries())
        add(
          property.start,
          node.properties[index + 1]?.start ?? property.end,
          '',
          `without: ${textOf(property)}`,
        )
    if (node.type === 'ReturnStatement' && node.argument) {
      const owner = parents.findLast(({ type }) => /Function/.test(type)) as Node | undefined
      returns.set(owner, [...(returns.get(owner) ?? []), node.argument])
    }
    if (node.type === 'Literal') {
      const raw = textOf(node)
      if (typeof node.value === 'boolean') replace(node, String(!node.value))
      // Limits are doubled: whether one is 128 or 129 changes nothing.
      if (typeof node.value === 'number') replace(node, node.value > 10 ? `(${raw} * 2)` : `(${raw} + 1)`)
      if (typeof node.value === 'bigint') replace(node, node.value > 10n ? `(${raw} * 2n)` : `(${raw} + 1n)`)
      if (
        typeof node.value === 'string' &&
        wireName.test(node.value) &&
        !/Import|Export/.test(parent?.type ?? '')
      )
        replace(node, "''", `'' instead of ${raw}`)
      if ('regex' in node && raw.startsWith('/^')) replace(node, `/${raw.slice(2)}`)
      if ('regex' in node && /[^\\]\$\/\w*$/.test(raw)) replace(node, raw.replace(/\$(\/\w*)$/, '$1'))
    }
  })

  for (const values of returns.values())
    for (const [index, value] of values.entries()) {
      const other = values[(index + 1) % values.length]
      if (other && textOf(other) !== textOf(value))
        replace(value, textOf(other), `returns ${textOf(other)}, not ${textOf(value)}`)
    }
  return mutants
}

/** Some of the mutants of a file, from all over it; the same for the same seed. */
export function drawMutants(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  if (mutants.length <= count) return [...mutants]
  const sorted = mutants.toSorted((a, b) => a.start - b.start)
  const step = sorted.length / count
  return Array.from({ length: count }, (_, index) => {
    // One of each stretch of the file, by a multiplicative hash.
    const part = ((Math.imul(seed + index + 1, 2_654_435_761) >>> 0) + sorted.length * 97) % 1000
    return sorted[Math.floor((index + part / 1000) * step)] as Mutant
  })
}

export const applyMutant = (code: string, { start, end, text }: Mutant): string =>
  code.slice(0, start) + text + code.slice(end)
