import { http, HttpResponse, type RequestHandler } from 'msw'
import type { BackendContext } from '../types.ts'

/** What a project's owner has switched on, and where the project may be used. */
export function configHandlers({ baseUrl }: BackendContext): RequestHandler[] {
  return [
    http.get(`${baseUrl}/appkit/v1/config`, () =>
      HttpResponse.json({
        // `config: null` leaves each to the app, so that a test's own options hold until a fault says otherwise.
        features: ['social_login', 'swap', 'onramp', 'activity', 'reown_branding', 'multi_wallet'].map(
          (id) => ({ id, isEnabled: true, config: null }),
        ),
      }),
    ),
    http.get(`${baseUrl}/projects/v1/origins`, () => HttpResponse.json({ allowedOrigins: [] })),
    http.get(`${baseUrl}/getAnalyticsConfig`, () => HttpResponse.json({ isAnalyticsEnabled: true })),
  ]
}
