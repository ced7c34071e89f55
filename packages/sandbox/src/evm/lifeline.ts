import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Ends `child` when this process ends, however it ends. A process that exits tells its listeners; one that is killed
 * tells nobody, but its end of a pipe closes, and a waiting shell sees that. Returns the undo.
 */
export function tieToThisProcess(child: ChildProcess): () => void {
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)
  const watcher = watchFromOutside(child)
  return () => {
    process.off('exit', kill)
    watcher?.kill('SIGKILL')
  }
}

function watchFromOutside({ pid }: ChildProcess): ChildProcess | undefined {
  if (process.platform === 'win32' || pid === undefined) return undefined
  const watcher = spawn('/bin/sh', ['-c', `read -r _; kill -9 ${pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Outside our process group: a Ctrl-C must not end it before us.
    detached: true,
  })
  watcher.on('error', () => {})
  // Waiting for us must not be what keeps us alive.
  watcher.unref()
  ;(watcher.stdin as unknown as { unref?: () => void }).unref?.()
  return watcher
}
