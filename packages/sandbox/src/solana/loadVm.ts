import { SandboxError } from '../base/errors.ts'

export type Vm = typeof import('litesvm')

/** LiteSVM has builds for some platforms only; throws on others when it is needed. */
export async function loadVm(): Promise<Vm> {
  try {
    return await import('litesvm')
  } catch (cause) {
    throw new SandboxError(
      'NODE_NOT_STARTED',
      `The sandbox's Solana needs LiteSVM, which is not there for ${process.platform} (${process.arch}). ` +
        'Start the world without it: createSandbox({ solana: false })',
      { cause },
    )
  }
}
