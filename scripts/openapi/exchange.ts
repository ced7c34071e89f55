import type { Exchange } from './readContract.ts'

/** Sends a request, and records both messages. */
export async function exchange(
  request: Request,
  send: typeof fetch = fetch,
): Promise<{ readonly answer: Response; readonly record: Exchange }> {
  const requestBody = await request.clone().text()
  const answer = await send(request)
  const record = {
    method: request.method,
    url: request.url,
    requestBody,
    status: answer.status,
    contentType: answer.headers.get('Content-Type') ?? '',
    answer: await answer.clone().text(),
  }
  return { answer, record }
}
