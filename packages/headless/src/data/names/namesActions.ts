/** Actions of names, as one chunk. */

export { getNamesForAddress } from './getNamesForAddress.ts'
export { getNameSuggestions } from './getNameSuggestions.ts'
export { resolveName } from './resolveName.ts'
