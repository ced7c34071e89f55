export type CreateErrorCode = 'UNKNOWN_OPTION' | 'ONE_FOLDER' | 'FOLDER_NOT_EMPTY' | 'NOT_A_FOLDER'

const messages: Readonly<Record<CreateErrorCode, (detail: string) => string>> = {
  UNKNOWN_OPTION: (detail) => detail,
  ONE_FOLDER: (given) =>
    `There are several folders: ${given}. Quote a name with spaces, and put flags behind "--": npm create foyer my-app -- --yes`,
  FOLDER_NOT_EMPTY: (folder) => `The folder ${folder} is not empty`,
  NOT_A_FOLDER: (path) => `${path} is a file`,
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
