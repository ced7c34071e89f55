/** Something that a test may change, part by part, and that starts anew with the world. */
export type Setting<value extends object> = {
  readonly get: () => value
  /** Changes what is given and keeps the rest. */
  readonly set: (change: { readonly [key in keyof value]?: value[key] | undefined }) => void
  readonly reset: () => void
}

export function createSetting<value extends object>(initial: value): Setting<value> {
  let current = initial
  return {
    get: () => current,
    set(change) {
      const given = Object.entries(change).filter(([, part]) => part !== undefined)
      current = { ...current, ...Object.fromEntries(given) }
    },
    reset: () => void (current = initial),
  }
}
