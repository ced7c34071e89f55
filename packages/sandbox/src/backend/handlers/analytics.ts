import { http, HttpResponse, type RequestHandler } from 'msw'
import type { BackendContext } from '../types.ts'

const ACCEPTED = 202

/** Records events; a body that is not JSON is recorded as text. */
export function analyticsHandlers({ baseUrl, state }: BackendContext): RequestHandler[] {
  return [
    http.post(`${baseUrl}/e`, async ({ request }) => {
      state.events.add(parse(await request.text()))
      return new HttpResponse(null, { status: ACCEPTED })
    }),
  ]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
