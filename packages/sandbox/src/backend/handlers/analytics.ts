import { http, HttpResponse, type RequestHandler } from 'msw'
import type { BackendContext } from '../types.ts'

const ACCEPTED = 202

/** Takes events and forgets them: who wants to know reads the list of requests. */
export function analyticsHandlers({ baseUrl }: BackendContext): RequestHandler[] {
  return [http.post(`${baseUrl}/e`, () => new HttpResponse(null, { status: ACCEPTED }))]
}
