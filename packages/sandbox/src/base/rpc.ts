/** Error of EIP-1193 and JSON-RPC, with a numeric code. */
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

/** Sends a request in place of the global `fetch`, which may be intercepted. */
export type Send = (request: Request) => Promise<Response>

export type RpcCall = { readonly method: string; readonly params?: unknown }

/** Sends a JSON-RPC request over HTTP. Rejects with the server's error, code and data. */
export async function requestRpc(url: string, method: string, params: unknown = []): Promise<unknown> {
  return resultOf((await post(url, { jsonrpc: '2.0', id: 1, method, params })) as JsonRpcAnswer)
}

/** Sends a JSON-RPC batch. Results are in the order of the calls; the first error rejects. */
export async function requestRpcBatch(
  url: string,
  calls: readonly RpcCall[],
  send: Send = fetch,
): Promise<readonly unknown[]> {
  if (calls.length === 0) return []
  const asked = calls.map(({ method, params = [] }, id) => ({ jsonrpc: '2.0', id, method, params }))
  const answered = await post(url, asked, send)
  const answers = (Array.isArray(answered) ? answered : [answered]) as readonly (JsonRpcAnswer & {
    readonly id: number
  })[]
  const results = new Map(answers.map((answer) => [answer.id, resultOf(answer)]))
  return calls.map((_, id) => results.get(id))
}

async function post(url: string, body: unknown, send: Send = fetch): Promise<unknown> {
  const request = new Request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await send(request)
  const text = await response.text()
  const answer = parse(text)
  if (answer === undefined || (!response.ok && !('error' in (answer as object))))
    throw new RpcError(INTERNAL_ERROR, `${url} answered ${response.status}: ${text}`)
  return answer
}

function resultOf({ result, error }: JsonRpcAnswer): unknown {
  if (error) throw new RpcError(error.code, error.message, error.data)
  return result
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}
