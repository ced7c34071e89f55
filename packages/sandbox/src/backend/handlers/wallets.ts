import { http, HttpResponse, type RequestHandler } from 'msw'
import type { BackendContext } from '../types.ts'

/** The wallet directory. */
export function walletsHandlers({ baseUrl }: BackendContext): RequestHandler[] {
  return [http.get(`${baseUrl}/getWallets`, () => HttpResponse.json({ data: [], count: 0 }))]
}
