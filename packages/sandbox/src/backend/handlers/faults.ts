import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import type { BackendContext } from '../types.ts'

const OK = 200

/** Stands before every area: notes the request, and lets it meet its fault. Answering nothing passes it on. */
export function faultHandlers({ baseUrl, faults, requests }: BackendContext): RequestHandler[] {
  return [
    http.all(`${baseUrl}/*`, async ({ request }) => {
      requests.add(request)
      const fault = faults.take(request.method, request.url)
      if (!fault) return undefined
      if (fault.delayMs) await delay(fault.delayMs)
      if (fault.abort) return HttpResponse.error()
      if (fault.status === undefined && fault.body === undefined) return undefined
      const init = { status: fault.status ?? OK }
      if (fault.body === undefined) return new HttpResponse(null, init)
      return typeof fault.body === 'string'
        ? HttpResponse.text(fault.body, init)
        : HttpResponse.json(fault.body, init)
    }),
  ]
}
