import { createServer } from 'node:http'
import { listen, type Listening } from '../base/listen.ts'

export type LossyNode = Listening & {
  /** Methods that are executed, but whose answers are lost. */
  readonly losesAnswerOf: Set<string>
  /** Methods whose requests are lost. */
  readonly losesCallOf: Set<string>
}

/** Proxy between app and node that drops connections as configured. */
export async function startLossyNode(url: string): Promise<LossyNode> {
  const losesAnswerOf = new Set<string>()
  const losesCallOf = new Set<string>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const calls = [JSON.parse(body)].flat() as { readonly method: string }[]
    const isIn = (names: Set<string>): boolean => calls.some(({ method }) => names.has(method))
    if (isIn(losesCallOf)) return void response.destroy()
    const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    const text = await answer.text()
    if (isIn(losesAnswerOf)) return void response.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
  })
  return { ...(await listen(server, 0)), losesAnswerOf, losesCallOf }
}
