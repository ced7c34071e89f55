/** State that tests may patch, and that a reset restores. */
export type Setting<value extends object> = {
  readonly get: () => value
  /** Changes given values and keeps the others. */
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
