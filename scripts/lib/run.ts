import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { at, root } from './paths.ts'

export type RunOptions = {
  cwd?: string | undefined
  env?: Record<string, string> | undefined
  /** Returns the output instead of printing it. */
  quiet?: boolean | undefined
  /** Ends the program after this time, so that one that hangs does not block the others. */
  timeoutMs?: number | undefined
}

export type RunResult = { code: number; output: string; isTimedOut: boolean }

// Each child leads its own process group, so that its servers and browsers end with it.
const running = new Set<number>()
const isWindows = process.platform === 'win32'

const GRACE_MS = 15_000

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(isWindows ? pid : -pid, signal)
  } catch {
    // The process has ended.
  }
}

/** Sends SIGINT, on which runners clean up (servers, browsers, nodes); kills after a timeout. */
function stop(pid: number): void {
  send(pid, 'SIGINT')
  setTimeout(() => send(pid, 'SIGKILL'), GRACE_MS).unref()
}

let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (isEnding) return
    isEnding = true
    for (const pid of running) stop(pid)
    const code = signal === 'SIGINT' ? 130 : 143
    setInterval(() => running.size === 0 && process.exit(code), 50)
    setTimeout(() => process.exit(code), GRACE_MS + 1_000)
  })

/** Runs one of the workspace's binaries, or any program, without stdin. Never rejects: a failure is a code. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  if (isEnding) return Promise.resolve({ code: 130, output: '', isTimedOut: false })
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: {
        ...process.env,
        PATH: `${at('node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
        // Returned output is parsed and printed later: without colours.
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
      if (pid) stop(pid)
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
