import { pseudoLocalize } from '../pseudoLocalize.ts'

/** A locale for tests: every text is accented and 40 % longer, so what is not translated or does not fit shows. */
export default (_key: string, english: string): string => pseudoLocalize(english)
