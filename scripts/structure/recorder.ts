import { Session, type Profiler } from 'node:inspector'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../lib/paths.ts'
import { isTestFile } from '../lint/source.ts'

/** Source file → names of its functions that ran; `` is a function without a name. */
export type Ran = ReadonlyMap<string, readonly string[]>

/** Functions of our packages that ran, without module bodies, tests and the helpers that the compiler adds. */
export function sourcesThatRan(scripts: readonly Profiler.ScriptCoverage[], base: string = root): Ran {
  const ran = new Map<string, string[]>()
  for (const { url, functions } of scripts) {
    if (!url.startsWith('file:')) continue
    const path = relative(base, fileURLToPath(url.replace(/\?.*$/, '')))
      .split(sep)
      .join('/')
    if (!/^packages\/[^/]+\/src\//.test(path) || isTestFile(path)) continue
    const names = functions
      .filter(({ ranges: [range], functionName }) => {
        const isBody = range?.startOffset === 0 && functionName === ''
        return !isBody && functionName !== '__name' && (range?.count ?? 0) > 0
      })
      .map(({ functionName }) => functionName)
    if (names.length > 0) ran.set(path, [...(ran.get(path) ?? []), ...names])
  }
  return ran
}

/** Records which functions run, by V8's precise coverage of this process. Load our packages after this. */
export function createRecorder(): {
  /** Resets the recording. */
  start: () => void
  /** Functions that ran since `start`. */
  stop: () => Ran
} {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  // An inspector session of the same process answers before `post` returns.
  const take = (): Profiler.ScriptCoverage[] => {
    let taken: Profiler.ScriptCoverage[] = []
    session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error
      taken = result
    })
    return taken
  }
  return { start: () => void take(), stop: () => sourcesThatRan(take()) }
}
