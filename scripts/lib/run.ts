import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { at, root } from './paths.ts'

export type RunOptions = {
  cwd?: string | undefined
  env?: Record<string, string> | undefined
  /** Collect the output and hand it back, rather than showing it. */
  quiet?: boolean | undefined
  /** End it after this long: a runner that hangs must not hang everything. */
  timeoutMs?: number | undefined
}

export type RunResult = { code: number; output: string; isTimedOut: boolean }

// Children lead process groups of their own, so that ending one ends its servers and browsers too.
const running = new Set<number>()
const isWindows = process.platform === 'win32'

function stop(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(isWindows ? pid : -pid, signal)
  } catch {
    // It ended by itself in the meantime.
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    for (const pid of running) stop(pid, signal)
    process.exit(signal === 'SIGINT' ? 130 : 143)
  })

/** Runs one of the workspace's binaries, or any program, without stdin. Never rejects: a failure is a code. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: {
        ...process.env,
        PATH: `${at('node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
        // Kept output is looked through and shown again: without colours.
        ...(options.quiet ? { NO_COLOR: '1', FORCE_COLOR: '0' } : {}),
        ...options.env,
      },
      stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
      detached: !isWindows,
      shell: isWindows,
    })
    const pid = child.pid
    if (pid) running.add(pid)
    let output = ''
    let isTimedOut = false
    child.stdout?.on('data', (chunk: Buffer) => (output += String(chunk)))
    child.stderr?.on('data', (chunk: Buffer) => (output += String(chunk)))
    const timer = setTimeout(() => {
      isTimedOut = true
      if (!pid) return
      stop(pid, 'SIGTERM')
      setTimeout(() => stop(pid, 'SIGKILL'), 5_000).unref()
    }, options.timeoutMs ?? 900_000)
    const end = (code: number, text = ''): void => {
      clearTimeout(timer)
      if (pid) running.delete(pid)
      resolve({ code, output: output + text, isTimedOut })
    }
    child.once('error', (error) => end(127, error.message))
    child.once('close', (code) => end(code ?? 1))
  })
}
