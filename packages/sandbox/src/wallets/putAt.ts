type Node = Record<string, unknown>

/** Objects that were created as parents of a value. */
const created = new WeakSet<object>()

/**
 * Puts a value at a dotted path of a page, as an extension would. Returns a function that restores the old value, or
 * removes the value and the objects that were created for it.
 */
export function putAt(page: object, path: string, value: unknown): () => void {
  const [key = '', ...rest] = path.split('.')
  const node = page as Node
  if (rest.length === 0) {
    const had = key in node
    const before = node[key]
    node[key] = value
    return () => {
      if (node[key] !== value) return
      if (had) node[key] = before
      else delete node[key]
    }
  }
  if (node[key] === undefined) created.add((node[key] = {}))
  const child = node[key] as Node
  const remove = putAt(child, rest.join('.'), value)
  return () => {
    remove()
    if (node[key] === child && created.has(child) && Object.keys(child).length === 0) delete node[key]
  }
}
