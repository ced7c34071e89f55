import { RpcError } from '../base/rpc.ts'

/** The numbers of EIP-1193, EIP-1474, EIP-3085 and EIP-5792 that this wallet uses. */
const codes = {
  rejected: 4001,
  unauthorized: 4100,
  unsupported: 4200,
  disconnected: 4900,
  unknownChain: 4902,
  unsupportedCapability: 5700,
  unsupportedChain: 5710,
  unknownBatch: 5730,
  notAtomic: 5760,
  pending: -32002,
  invalidParams: -32602,
  internal: -32603,
} as const

export type RpcErrorKind = keyof typeof codes

export function rpcError(kind: RpcErrorKind, message: string): RpcError {
  return new RpcError(codes[kind], message)
}

/** The URL of an option. Throws without it: in a page, an empty URL is the URL of the page. */
export function requireUrl(url: string | undefined, option: string): string {
  if (url !== undefined) return url
  throw rpcError('internal', `The wallet needs the option \`${option}\` to use the network`)
}
