import { posix } from 'node:path'
import type { Node } from 'oxc-parser'
import type { Check } from './check.ts'
import { folderOf } from './folderCycles.ts'
import { isPublished, type Source } from './source.ts'
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

/** Exports of a state file that change its state: functions that set an atom, and atoms that can be set. */
function writersOf({ program, code }: Source): Set<string> {
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

const headless = 'packages/headless/src/'
/** Files that fill the state of a new config. */
const mayWrite = /^packages\/headless\/src\/(setup\/|react\/FoyerProvider\.tsx$)/

/** Only the folder of a state may write it, so that its invariants hold. */
export const writersCheck: Check = {
  title: 'state is written by the folder it belongs to',
  run: (sources) => {
    const byPath = new Map(sources.map((source) => [source.path, source]))
    return sources
      .filter(({ path }) => isPublished(path) && path.startsWith(headless) && !mayWrite.test(path))
      .flatMap((source) =>
        source.imports.flatMap(({ specifier, names, line, isTypeOnly }) => {
          const target = byPath.get(posix.join(posix.dirname(source.path), specifier))
          if (isTypeOnly || !target?.path.endsWith('/state.ts')) return []
          if (folderOf(target.path) === folderOf(source.path)) return []
          const writers = writersOf(target)
          return names
            .filter(({ name, isType }) => !isType && writers.has(name))
            .map(
              ({ name }) =>
                `${source.path}:${line} imports ${name}, which writes ${target.path}: call an action of that folder`,
            )
        }),
      )
  },
}
