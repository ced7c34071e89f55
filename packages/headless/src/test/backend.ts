export type Answer = (request: Request) => Response | Promise<Response>

/** Backend for one test, which records the received requests. */
export function createTestBackend(answer: Answer = () => Response.json({})) {
  const requests: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    requests.push(request)
    return answer(request)
  }
  return {
    fetch,
    requests,
    /** Paths and queries without the client identity, in order. */
    asked: (): readonly string[] =>
      requests.map(({ url }) => {
        const { pathname, searchParams } = new URL(url)
        for (const name of ['projectId', 'st', 'sv']) searchParams.delete(name)
        return decodeURIComponent(`${pathname}?${searchParams}`).replace(/\?$/, '')
      }),
  }
}
