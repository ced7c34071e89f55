/**
 * Hides `localStorage` if the browser denies it, as in a sandboxed iframe: the SDK reads it on import, and would fail
 * to load. Returns a function that restores it.
 */
export function hideDeniedStorage(target: object = globalThis): () => void {
  const name = 'localStorage'
  try {
    void (target as { readonly localStorage?: unknown })[name]
    return () => undefined
  } catch {
    const own = Object.getOwnPropertyDescriptor(target, name)
    const isHidden = Reflect.defineProperty(target, name, { value: undefined, configurable: true })
    return () => {
      if (!isHidden) return
      if (own) Object.defineProperty(target, name, own)
      else Reflect.deleteProperty(target, name)
    }
  }
}
