type Limited = { readonly times?: number | undefined }

/** Faults by pattern. The newest matching fault applies until its `times` are used up. */
export type FaultList<fault extends Limited> = {
  /** Replaces the fault of the same pattern. */
  readonly set: (pattern: string, fault: fault) => void
  readonly clear: () => void
  /** Counts one use of the returned fault. */
  readonly take: (matches: (pattern: string) => boolean) => fault | undefined
}

type Entry<fault> = { readonly pattern: string; readonly fault: fault; left: number }

export function createFaultList<fault extends Limited>(): FaultList<fault> {
  let entries: readonly Entry<fault>[] = []
  return {
    set(pattern, fault) {
      const entry = { pattern, fault, left: fault.times ?? Number.POSITIVE_INFINITY }
      entries = [entry, ...entries.filter((other) => other.pattern !== pattern)]
    },
    clear: () => void (entries = []),
    take(matches) {
      const entry = entries.find(({ pattern }) => matches(pattern))
      if (!entry) return undefined
      entry.left -= 1
      if (entry.left <= 0) entries = entries.filter((other) => other !== entry)
      return entry.fault
    },
  }
}

/** Regular expression of a pattern in which `*` matches anything. */
export function globToRegExp(glob: string): RegExp {
  const escaped = glob.split('*').map((part) => part.replace(/[.+^${}()|[\]\\?]/g, String.raw`\$&`))
  return new RegExp(`^${escaped.join('.*')}$`)
}
