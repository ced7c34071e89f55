import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { SandboxError } from '../base/errors.ts'

const CPUS: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }
const SYSTEMS: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'win32' }

/**
 * The path of Anvil's native binary. Its npm wrapper forwards only two signals, so a wrapper that is killed hard
 * leaves the node running; the binary is ours to end.
 */
export function anvilBinary(): string {
  const system = SYSTEMS[process.platform]
  const cpu = CPUS[process.arch]
  if (!system || !cpu) {
    throw new SandboxError('NODE_NOT_FOUND', `Anvil has no binary for ${process.platform} on ${process.arch}`)
  }
  try {
    // Resolved from Anvil's own folder: package managers do not hoist its optional dependencies to ours.
    const fromHere = createRequire(import.meta.url)
    const fromAnvil = createRequire(fromHere.resolve('@foundry-rs/anvil/package.json'))
    const manifest = fromAnvil.resolve(`@foundry-rs/anvil-${system}-${cpu}/package.json`)
    return join(dirname(manifest), 'bin', system === 'win32' ? 'anvil.exe' : 'anvil')
  } catch (cause) {
    throw new SandboxError(
      'NODE_NOT_FOUND',
      'Anvil is not installed. Install optional dependencies, they bring its binary.',
      { cause },
    )
  }
}
