import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Kills `child` when this process ends, also by SIGKILL: a shell waits for the end of a pipe, and then kills the child.
 * Returns a function that ends the shell.
 */
export function killWithThisProcess(child: ChildProcess): () => void {
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)
  const watcher = spawnWatcher(child)
  return () => {
    process.off('exit', kill)
    watcher?.kill('SIGKILL')
  }
}

function spawnWatcher({ pid }: ChildProcess): ChildProcess | undefined {
  if (process.platform === 'win32' || pid === undefined) return undefined
  const watcher = spawn('/bin/sh', ['-c', `read -r _; kill -9 ${pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // In its own process group: Ctrl-C must not end it first.
    detached: true,
  })
  watcher.on('error', () => {})
  // The watcher must not keep this process alive.
  watcher.unref()
  ;(watcher.stdin as unknown as { unref?: () => void }).unref?.()
  return watcher
}
