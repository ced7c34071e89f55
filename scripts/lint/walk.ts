import { visitorKeys, type Node, type Program } from 'oxc-parser'

type AnyNode = { type: string; start: number; end: number; [key: string]: unknown }

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string'

/** Children of a node in source order, without types. */
function childrenOf(node: Node | Program): Node[] {
  const record = node as unknown as AnyNode
  if (isTypeNode(record.type)) return []
  return (visitorKeys[record.type] ?? [])
    .flatMap((key) => record[key])
    .filter((child): child is AnyNode => isNode(child) && !isTypeNode(child.type))
    .map((child) => child as unknown as Node)
}

// Node types that begin with TS and contain expressions that run.
const running = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'TSExportAssignment',
  'TSEnumDeclaration',
  'TSEnumBody',
  'TSEnumMember',
  'TSParameterProperty',
])
const isTypeNode = (type: string): boolean => type.startsWith('TS') && !running.has(type)

/** Calls `visit` for every node that runs, parents first. */
export function walk(
  node: Node | Program,
  visit: (node: Node, parents: readonly (Node | Program)[]) => void,
): void {
  const parents: (Node | Program)[] = [node]
  const step = (parent: Node | Program): void => {
    for (const child of childrenOf(parent)) {
      visit(child, parents)
      parents.push(child)
      step(child)
      parents.pop()
    }
  }
  step(node)
}
