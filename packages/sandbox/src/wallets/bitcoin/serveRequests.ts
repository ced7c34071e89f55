const METHOD_NOT_FOUND = -32_601

type Params = Readonly<Record<string, unknown>>

export type RpcMethods = Readonly<Record<string, (params: Params) => Promise<unknown>>>

/** JSON-RPC response (`rpcResponseMessageSchema` of `@sats-connect/core`). */
export type RpcResponse = { readonly jsonrpc: '2.0'; readonly id: string } & (
  | { readonly result: unknown }
  | { readonly error: unknown }
)

/** `request` of a wallet in `window.btc_providers`: its errors are responses, unless the wallet crashes. */
export function serveRequests(
  methods: RpcMethods,
): (method: string, params?: unknown) => Promise<RpcResponse> {
  let count = 0
  return async (method, params) => {
    const message = { jsonrpc: '2.0', id: `${(count += 1)}` } as const
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!run) return { ...message, error: { code: METHOD_NOT_FOUND, message: `Method not found: ${method}` } }
    try {
      return { ...message, result: await run((params ?? {}) as Params) }
    } catch (error) {
      if (!isRpcError(error)) throw error
      return { ...message, error }
    }
  }
}

const isRpcError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && 'message' in error
