export type CreateErrorCode = 'UNKNOWN_OPTION' | 'FOLDER_NOT_EMPTY'

const messages: Readonly<Record<CreateErrorCode, (detail: string) => string>> = {
  UNKNOWN_OPTION: (detail) => detail,
  FOLDER_NOT_EMPTY: (folder) => `The folder ${folder} is not empty`,
}

/** Error of an invalid option. The message is shown in the terminal. */
export class CreateError extends Error {
  override readonly name = 'CreateError'
  readonly code: CreateErrorCode

  constructor(code: CreateErrorCode, detail: string) {
    super(messages[code](detail))
    this.code = code
  }
}
