import type { Manifest } from 'vite'
import { closureOf, type ViewChunk } from './views.ts'

export type Way = {
  /** The view before it. */
  from: string
  /** What is loaded by then of all that the steps bring. */
  had: ReadonlySet<string>
  /** Steps that the built app does not have. */
  unknown: string[]
}

type Built = {
  manifest: Manifest
  modules: ReadonlyMap<string, readonly { id: string; length: number }[]>
}

/** The files that a visitor has who took these steps after the first opening. */
export function wayTo(steps: readonly string[], views: readonly ViewChunk[], built: Built): Way {
  const found = steps.map((step) => ({
    step,
    files: views.find(({ route }) => route === step)?.files ?? filesOfModule(step, built),
  }))
  return {
    from: found.findLast(({ step }) => !step.includes('/'))?.step ?? 'Connect',
    had: new Set(found.flatMap(({ files }) => files ?? [])),
    unknown: found.filter(({ files }) => files === undefined).map(({ step }) => step),
  }
}

/** What loads with a module of a package, e.g. `headless/swap/swapActions`. */
function filesOfModule(module: string, { manifest, modules }: Built): string[] | undefined {
  const id = `packages/${module.replace('/', '/dist/')}.js`
  const file = [...modules].find(([, inside]) =>
    inside.some((each) => each.id === id && each.length > 0),
  )?.[0]
  const key = Object.keys(manifest).find((name) => manifest[name]?.file === file)
  return file !== undefined && key !== undefined ? [...closureOf(manifest, key)] : undefined
}
