/** Renders per component in one commit of React. */
export type Commit = { readonly renders: number; readonly names: Readonly<Record<string, number>> }

declare global {
  interface Window {
    reactCommits?: Commit[]
  }
}

/**
 * Counts React's renders like its developer tools do: React passes every commit to this hook, also in production
 * builds, so the app is measured unchanged. Runs in the page, before React.
 */
export function installCommits(): void {
  const commits: Commit[] = []
  window.reactCommits = commits
  type Fiber = {
    readonly tag: number
    readonly flags: number
    readonly type: unknown
    readonly child: Fiber | null
    readonly sibling: Fiber | null
    readonly alternate: Fiber | null
  }
  // Functions, classes, forwardRef, memo and simple memo: the kinds of fiber that have a component.
  const components = new Set([0, 1, 11, 14, 15])
  const PERFORMED_WORK = 1

  const nameOf = (type: unknown): string => {
    const named = type as {
      displayName?: string
      name?: string
      render?: { name?: string }
      type?: { name?: string }
    }
    return named?.displayName || named?.name || named?.render?.name || named?.type?.name || 'anonymous'
  }

  const collect = (first: Fiber | null, names: Record<string, number>): number => {
    let renders = 0
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const isNew = fiber.alternate === null
      if (components.has(fiber.tag) && (isNew || (fiber.flags & PERFORMED_WORK) !== 0)) {
        renders += 1
        const name = nameOf(fiber.type)
        names[name] = (names[name] ?? 0) + 1
      }
      // The same children as before: nothing below took part in this commit.
      if (isNew || fiber.child !== fiber.alternate?.child) renders += collect(fiber.child, names)
    }
    return renders
  }

  const hook = {
    renderers: new Map(),
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => {
      const names: Record<string, number> = {}
      const renders = collect(root.current, names)
      commits.push({ renders, names })
    },
  }
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}
