import { http, HttpResponse, type RequestHandler } from 'msw'
import type { BackendContext } from '../types.ts'

/** What a project's owner has switched on, and where the project may be used. */
export function configHandlers({ baseUrl }: BackendContext): RequestHandler[] {
  return [
    http.get(`${baseUrl}/appkit/v1/config`, () =>
      HttpResponse.json({
        features: [
          {
            id: 'social_login',
            isEnabled: true,
            config: ['email', 'google', 'x', 'discord', 'github', 'apple'],
          },
          { id: 'swap', isEnabled: true, config: ['1inch'] },
          { id: 'onramp', isEnabled: true, config: ['meld', 'coinbase'] },
          { id: 'activity', isEnabled: true, config: [] },
          { id: 'reown_branding', isEnabled: false, config: [] },
          { id: 'multi_wallet', isEnabled: true, config: [] },
        ],
      }),
    ),
    http.get(`${baseUrl}/projects/v1/origins`, () => HttpResponse.json({ allowedOrigins: [] })),
    http.get(`${baseUrl}/getAnalyticsConfig`, () => HttpResponse.json({ isAnalyticsEnabled: true })),
  ]
}
