import { load } from '@foyer/chains'
import type { request } from './request.ts'

// The HTTP client and the schema library come with the first call, not with the page.
export const loadRequest = async (): Promise<typeof request> =>
  (await load(() => import('./request.ts'))).request
