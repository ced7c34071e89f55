/** What asking for names takes, loaded in one piece. */

export { getNamesForAddress } from './getNamesForAddress.ts'
export { getNameSuggestions } from './getNameSuggestions.ts'
export { resolveName } from './resolveName.ts'
