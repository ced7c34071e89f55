import { http, HttpResponse, type RequestHandler } from 'msw'
import type { BackendContext } from '../types.ts'

/** Names and pictures of addresses. Nobody has one yet. */
export function identityHandlers({ baseUrl }: BackendContext): RequestHandler[] {
  return [http.get(`${baseUrl}/v1/identity/:address`, () => HttpResponse.json({ name: null, avatar: null }))]
}
