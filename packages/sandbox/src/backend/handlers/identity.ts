import { http, HttpResponse, type RequestHandler } from 'msw'
import type { BackendContext } from '../types.ts'

/** Names and pictures of addresses. */
export function identityHandlers({ baseUrl, state }: BackendContext): RequestHandler[] {
  return [
    http.get(`${baseUrl}/v1/identity/:address`, ({ params }) => {
      const [first] = state.names.of(String(params['address']))
      return HttpResponse.json({ name: first?.name ?? null, avatar: first?.avatar ?? null })
    }),
  ]
}
