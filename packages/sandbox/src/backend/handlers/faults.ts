import { delay, getResponse, http, HttpResponse, type RequestHandler } from 'msw'
import type { Fault } from '../../base/faults.ts'
import { never } from '../../base/wait.ts'
import { longText } from '../longText.ts'
import type { BackendContext } from '../types.ts'

const OK = 200
const JSON_TYPE = { 'Content-Type': 'application/json' }

/** Runs before the other handlers: records the request and applies a fault. Returning `undefined` passes it on. */
export function faultHandlers(
  { baseUrl, faults, requests }: BackendContext,
  areas: RequestHandler[],
): RequestHandler[] {
  return [
    http.all(`${baseUrl}/*`, async ({ request }) => {
      requests.add(request)
      const fault = faults.take(request.method, request.url)
      if (!fault) return undefined
      if (fault.hang) await never()
      if (fault.delayMs) await delay(fault.delayMs)
      if (fault.abort) return HttpResponse.error()
      const given = answerOf(fault)
      if (fault.truncate === undefined) return given
      const whole = given ?? (await getResponse(areas, request))
      const text = (await whole?.text()) ?? ''
      return new HttpResponse(text.slice(0, fault.truncate), {
        status: whole?.status ?? OK,
        headers: JSON_TYPE,
      })
    }),
  ]
}

/** Response of a fault, if it has one. */
function answerOf({ status, body, bytes }: Fault): Response | undefined {
  const init = { status: status ?? OK }
  if (bytes !== undefined) return new HttpResponse(longText(bytes), { ...init, headers: JSON_TYPE })
  if (typeof body === 'string') return HttpResponse.text(body, init)
  if (body !== undefined) return HttpResponse.json(body, init)
  return status === undefined ? undefined : new HttpResponse(null, init)
}
