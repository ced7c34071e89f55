import type { FoyerError } from '../errors/FoyerError.ts'
import type { Hex } from '../types.ts'
import { parseHex } from './parseHex.ts'
import { request } from './request.ts'

/** Signature of a contract that has approved the message on the chain (ERC-1271), as a Safe does. */
const APPROVED_ON_CHAIN = '0x'

/** A wallet's answer, if it is a signature; an empty one only for an account with code. Else throws `refuse()`. */
export async function parseSignature(
  answer: unknown,
  {
    provider,
    address,
    signal,
  }: { readonly provider: unknown; readonly address: string; readonly signal?: AbortSignal | undefined },
  refuse: () => FoyerError,
): Promise<Hex> {
  if (answer !== APPROVED_ON_CHAIN) return parseHex(answer, refuse)
  const code = await request(provider, 'eth_getCode', [address, 'latest'], signal).catch(() => undefined)
  parseHex(code, refuse)
  return answer
}
