import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import { picture } from '../../base/picture.ts'
import { findWallets } from '../directory/findWallets.ts'
import { hostileWallets } from '../directory/hostile.ts'
import type { BackendContext } from '../types.ts'

/** Longer than the time that a page waits for an image. */
const HANG_MS = 60_000

/**
 * Wallet directory and images. `?count=` sets its size (at most 50 000), `?hostile=` answers with hostile entries:
 * `links`, `names`, `page`, `pictures` or `types`.
 */
export function walletsHandlers({ baseUrl }: BackendContext): RequestHandler[] {
  const answerPicture = async ({
    params,
  }: {
    params: Readonly<Record<string, unknown>>
  }): Promise<Response> => {
    const id = String(params['id'])
    if (id.startsWith('hang-')) await delay(HANG_MS)
    return new HttpResponse(picture(id), { headers: { 'Content-Type': 'image/svg+xml' } })
  }
  return [
    http.get(`${baseUrl}/getWallets`, ({ request }) => {
      const { searchParams } = new URL(request.url)
      const hostile = hostileWallets(searchParams.get('hostile') ?? '')
      return HttpResponse.json(hostile ? { data: hostile, count: hostile.length } : findWallets(searchParams))
    }),
    http.get(`${baseUrl}/getWalletImage/:id`, answerPicture),
    http.get(`${baseUrl}/public/getAssetImage/:id`, answerPicture),
    http.get(`${baseUrl}/public/getCurrencyImage/:id`, answerPicture),
    http.get(`${baseUrl}/public/getTokenImage/:id`, answerPicture),
  ]
}
