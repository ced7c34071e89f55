import { RpcError } from '../base/rpc.ts'
import type { Methods } from './methods/types.ts'

const METHOD_NOT_FOUND = -32601
const INVALID_REQUEST = -32600
const INTERNAL_ERROR = -32603

/** Answers one JSON-RPC request, valid or not. */
export function answer(methods: Methods, call: unknown): object {
  const {
    id = null,
    method,
    params,
  } = (call ?? {}) as {
    readonly id?: unknown
    readonly method?: unknown
    readonly params?: unknown
  }
  const base = { jsonrpc: '2.0', id }
  try {
    if (typeof method !== 'string') throw new RpcError(INVALID_REQUEST, 'Invalid request')
    if (!Object.hasOwn(methods, method)) throw new RpcError(METHOD_NOT_FOUND, 'Method not found')
    const run = methods[method] as (...parameters: readonly unknown[]) => unknown
    return { ...base, result: run(...(Array.isArray(params) ? (params as readonly unknown[]) : [])) }
  } catch (error) {
    const isOurs = error instanceof RpcError
    const code = isOurs ? error.code : INTERNAL_ERROR
    const message = error instanceof Error ? error.message : String(error)
    return {
      ...base,
      error: { code, message, ...(isOurs && error.data !== undefined && { data: error.data }) },
    }
  }
}
