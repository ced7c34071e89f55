/** What EIP-1193 wants a wallet to reject with, and what a node answers: a number that programs may compare. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

type JsonRpcAnswer = {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

const INTERNAL_ERROR = -32603

/** Asks a JSON-RPC server over HTTP. Rejects with the server's own error, code and data included. */
export async function requestRpc(url: string, method: string, params: unknown = []): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const text = await response.text()
  const answer = parse(text)
  if (answer?.error) throw new RpcError(answer.error.code, answer.error.message, answer.error.data)
  if (!answer || !response.ok)
    throw new RpcError(INTERNAL_ERROR, `${url} answered ${response.status}: ${text}`)
  return answer.result
}

function parse(text: string): JsonRpcAnswer | undefined {
  try {
    return JSON.parse(text) as JsonRpcAnswer
  } catch {
    return undefined
  }
}
