/** What went wrong in the sandbox itself, as opposed to what a fake wallet or a fault answers on purpose. */
export type SandboxErrorCode =
  | 'NODE_NOT_FOUND'
  | 'NODE_NOT_STARTED'
  | 'NODE_REFUSED'
  | 'NO_WINDOW'
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
