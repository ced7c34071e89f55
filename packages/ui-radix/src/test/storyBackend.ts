import { delay, getResponse, http, HttpResponse, type RequestHandler } from 'msw'

/** Fault of a response: `wait` never arrives, `fail` is an error. */
export type StoryFault = 'wait' | 'fail' | undefined

/** Backend of stories; the host name does not exist. */
export const STORY_BACKEND = 'https://blockchain.example'

/**
 * `fetch` of a story's config, answered by handlers of MSW. A function and no service worker: stories that are open
 * at the same time have backends of their own. A request without a handler fails as if there were no network.
 */
export const storyFetch =
  (...handlers: readonly RequestHandler[]): typeof globalThis.fetch =>
  async (input, init) => {
    // Without the signal of a view that unmounts: the setup of a story may wait for the same response.
    const request = new Request(input, { ...init, signal: null })
    const response = await getResponse([...handlers], request)
    if (!response) throw new TypeError(`No handler for ${request.method} ${request.url}`)
    return response
  }

/** Returns the faulty response, or without a fault the given body. */
export async function answerWith(
  fault: StoryFault,
  answer: () => object | Promise<object>,
): Promise<Response> {
  if (fault === 'wait') await delay('infinite')
  if (fault === 'fail') return new HttpResponse(null, { status: 503 })
  return Response.json(await answer())
}

/** Networks whose data the backend has. */
export const supportedChains = (...ids: readonly string[]): RequestHandler =>
  http.get(`${STORY_BACKEND}/v1/supported-chains`, () => HttpResponse.json({ http: ids, ws: [] }))

/** The last handler of a backend: 404 for all other requests. */
export const nothingElse: RequestHandler = http.all(
  `${STORY_BACKEND}/*`,
  () => new HttpResponse(null, { status: 404 }),
)
