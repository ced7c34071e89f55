import { http, HttpResponse, type RequestHandler } from 'msw'
import type { BackendContext } from '../types.ts'

/** Remote features, allowed origins and analytics setting of the project. */
export function configHandlers({ baseUrl, state: { project } }: BackendContext): RequestHandler[] {
  return [
    http.get(`${baseUrl}/appkit/v1/config`, () => HttpResponse.json({ features: project.get().features })),
    http.get(`${baseUrl}/projects/v1/origins`, () =>
      HttpResponse.json({ allowedOrigins: project.get().allowedOrigins }),
    ),
    http.get(`${baseUrl}/getAnalyticsConfig`, () =>
      HttpResponse.json({ isAnalyticsEnabled: project.get().isAnalyticsEnabled }),
    ),
  ]
}
