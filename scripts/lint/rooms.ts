/** A kind of file, by where it stands: the import table (importTable.ts) is written in these words. */
export type Room =
  | 'rules'
  | 'state'
  | 'action'
  | 'hook'
  | 'react'
  | 'entry'
  | 'headless part'
  | 'primitive'
  | 'view'
  | 'button'
  | 'ui part'
  | 'other'

const headless = 'packages/headless/src/'
const ui = 'packages/ui-radix/src/'

export function roomOf(path: string): Room {
  const file = path.slice(path.lastIndexOf('/') + 1)
  if (path.startsWith(headless)) {
    if (path.startsWith(`${headless}exports/`)) return 'entry'
    if (path.startsWith(`${headless}react/`)) return 'react'
    if (/^(\w+R|r)ules\.ts$/.test(file)) return 'rules'
    if (file === 'state.ts') return 'state'
    if (path.includes('/hooks/')) return 'hook'
    if (path.includes('/actions/') || /^(\w+Q|q)uer(y|ies)\.ts$/.test(file)) return 'action'
    return 'headless part'
  }
  if (path.startsWith(ui)) {
    if (path.startsWith(`${ui}exports/`)) return 'entry'
    if (path.startsWith(`${ui}primitives/`)) return 'primitive'
    // What a view is registered and preloaded by belongs to the shell, not to the view.
    if (path.startsWith(`${ui}views/`))
      return /\/views\/(\w+\/(lazy|frame)|\w+)\.ts$/.test(path) ? 'ui part' : 'view'
    if (path.startsWith(`${ui}buttons/`)) return 'button'
    return 'ui part'
  }
  return 'other'
}

/** The slice (`modal`, `swap`…) or view (`views/Swap`) that a file belongs to. */
export function homeOf(path: string): string {
  const [, , , first = '', second = ''] = path.split('/')
  return first === 'views' || first === 'primitives' ? `${first}/${second}` : first
}
