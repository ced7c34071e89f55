import { sha256 } from '@noble/hashes/sha2'
import { utf8ToBytes } from '@noble/hashes/utils'

/** Secret keys of sandbox accounts: the same in every run. Public knowledge, never to hold anything of value. */
export const namespaceKey = (namespace: string, index: number, purpose = ''): Uint8Array =>
  sha256(utf8ToBytes(`foyer sandbox ${namespace} ${index} ${purpose}`))
