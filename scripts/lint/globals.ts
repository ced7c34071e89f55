import type { Node, Program } from 'oxc-parser'
import { childrenOf } from './walk.ts'

export type GlobalUse = { name: string; start: number }

/** Names that a pattern binds. */
function bound(pattern: Node | null | undefined): string[] {
  if (!pattern) return []
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        bound(property.type === 'RestElement' ? property.argument : property.value),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => bound(element))
    case 'AssignmentPattern':
      return bound(pattern.left)
    case 'RestElement':
      return bound(pattern.argument)
    case 'TSParameterProperty':
      return bound(pattern.parameter)
    default:
      return []
  }
}

const isFunction = (node: Node | Program): boolean =>
  node.type === 'FunctionDeclaration' ||
  node.type === 'FunctionExpression' ||
  node.type === 'ArrowFunctionExpression'

/** Names that a node declares for itself and what is in it. */
function declaredBy(node: Node | Program): string[] {
  const names: string[] = []
  const record = node as unknown as { params?: Node[]; param?: Node | null; id?: Node | null }
  if (isFunction(node)) {
    for (const parameter of record.params ?? []) names.push(...bound(parameter))
    names.push(...bound(record.id))
  }
  if (node.type === 'CatchClause') names.push(...bound(record.param))
  if (node.type === 'ClassExpression') names.push(...bound(record.id))
  for (const child of childrenOf(node)) {
    const statement =
      (child.type === 'ExportNamedDeclaration' || child.type === 'ExportDefaultDeclaration') &&
      child.declaration
        ? (child.declaration as Node)
        : child
    if (statement.type === 'VariableDeclaration')
      for (const { id } of statement.declarations) names.push(...bound(id))
    if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
      names.push(...bound(statement.id))
    if (statement.type === 'ImportDeclaration')
      for (const { local } of statement.specifiers) names.push(local.name)
  }
  return names
}

/** The child of a node that is only a name in it, not a reference to a variable. */
function namesOnly(node: Node | Program): Node | null | undefined {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? undefined : (node.property as Node)
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'AccessorProperty':
      return node.computed ? undefined : (node.key as Node)
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return node.label
    default:
      return undefined
  }
}

const isAmbientObject = (name: string): boolean => name === 'globalThis' || name === 'self'

/** Uses of the listed globals, also as `globalThis.x`; names that the file declares itself are its own. */
export function globalUses(program: Program, wanted: ReadonlySet<string>): GlobalUse[] {
  const uses: GlobalUse[] = []
  const visit = (node: Node | Program, scope: ReadonlySet<string>): void => {
    const own = declaredBy(node)
    const inner = own.length > 0 ? new Set([...scope, ...own]) : scope
    if (
      node.type === 'MemberExpression' &&
      node.object.type === 'Identifier' &&
      isAmbientObject(node.object.name) &&
      !inner.has(node.object.name)
    ) {
      const name =
        node.property.type === 'Identifier' && !node.computed
          ? node.property.name
          : node.property.type === 'Literal'
            ? String(node.property.value)
            : ''
      if (wanted.has(name)) uses.push({ name, start: node.start })
    }
    const label = namesOnly(node)
    for (const child of childrenOf(node)) {
      // `{ fetch }` is two nodes: the key is only a name, the value a reference.
      if (child === label) continue
      if (child.type === 'ImportDeclaration' || child.type === 'ExportSpecifier') continue
      if (child.type === 'Identifier') {
        if (wanted.has(child.name) && !inner.has(child.name))
          uses.push({ name: child.name, start: child.start })
      } else visit(child, inner)
    }
  }
  visit(program, new Set())
  return uses
}
