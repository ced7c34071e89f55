import type { ConfigOptions } from '../core/types.ts'
import { type Answer, createTestBackend } from './backend.ts'
import { setup } from './setup.ts'

export type ProjectAnswers = {
  /** Answer of `/appkit/v1/config`, the remote configuration. */
  readonly features?: Answer
  readonly origins?: Answer
  /** Answer of `/getAnalyticsConfig`. */
  readonly analytics?: Answer
  /** Answer to an analytics report. */
  readonly event?: Answer
}

const taken: Answer = () => new Response(null, { status: 202 })

/** App of a project whose backend gives these answers. Needs jsdom. */
export function setupProject(answers: ProjectAnswers = {}, options: Partial<ConfigOptions> = {}) {
  const routes: Readonly<Record<string, Answer | undefined>> = {
    '/appkit/v1/config': answers.features ?? (() => Response.json({ features: null })),
    '/projects/v1/origins': answers.origins ?? (() => Response.json({ allowedOrigins: [] })),
    '/getAnalyticsConfig': answers.analytics ?? (() => Response.json({ isAnalyticsEnabled: true })),
    '/e': answers.event ?? taken,
  }
  const backend = createTestBackend(
    (request) => routes[new URL(request.url).pathname]?.(request) ?? Response.json({}, { status: 404 }),
  )
  const own = setup({
    id: crypto.randomUUID(),
    projectId: 'project',
    fetch: backend.fetch,
    ...options,
  })
  return {
    ...own,
    ...backend,
    /** Bodies sent to analytics, in order. */
    reports: () =>
      Promise.all(
        backend.requests
          .filter(({ url }) => new URL(url).pathname === '/e')
          .map(async (request) => (await request.clone().json()) as AnalyticsReport),
      ),
  }
}

export type AnalyticsReport = {
  readonly eventId: string
  readonly url: string
  readonly domain: string
  readonly timestamp: number | string
  readonly props: Readonly<Record<string, unknown>> & { readonly type: string; readonly event: string }
}
