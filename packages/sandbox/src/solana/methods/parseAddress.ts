import { type Address, isAddress } from '@solana/kit'
import { RpcError } from '../../base/rpc.ts'

const INVALID_PARAMS = -32602

/** A parameter that must be an address. */
export function parseAddress(value: unknown): Address {
  if (typeof value === 'string' && isAddress(value)) return value
  throw new RpcError(INVALID_PARAMS, `Invalid param: Invalid`)
}
