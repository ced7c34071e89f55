import type { AuthenticatedMessage } from '../connector.ts'
import type { CaipNetworkId } from '../types.ts'
import type { SignedCacao } from './authenticateSchema.ts'

/** Signed CACAOs as messages; an issuer that is no account is left out. */
export function toMessages(signed: readonly SignedCacao[]): readonly AuthenticatedMessage[] {
  return signed.flatMap(({ cacao, message }) => {
    // did:pkh:eip155:1:0x…
    const [, , namespace, reference, address] = cacao.p.iss.split(':')
    if (!namespace || !reference || !address) return []
    const caipNetworkId = `${namespace}:${reference}` as CaipNetworkId
    return [{ caipNetworkId, address, message, signature: cacao.s.s, cacao }]
  })
}
