type Node = Record<string, unknown>

/** Puts a value at a dotted path of a page, as an extension would. Returns a function that restores the old value. */
export function putAt(page: object, path: string, value: unknown): () => void {
  const keys = path.split('.')
  const last = keys.pop() as string
  const parent = keys.reduce<Node>((node, key) => (node[key] ??= {}) as Node, page as Node)
  const before = parent[last]
  parent[last] = value
  return () => {
    if (parent[last] === value) parent[last] = before
  }
}
