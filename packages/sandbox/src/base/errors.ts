/** Errors of the sandbox itself, as opposed to configured errors of wallets and faults. */
export type SandboxErrorCode =
  | 'NODE_NOT_FOUND'
  | 'NODE_NOT_STARTED'
  | 'NODE_REFUSED'
  | 'NO_WINDOW'
  | 'PORT_TAKEN'
  | 'UNKNOWN_ACCOUNT'
  | 'UNKNOWN_OPTION'

export class SandboxError extends Error {
  override readonly name = 'SandboxError'
  readonly code: SandboxErrorCode

  constructor(code: SandboxErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
