import { isFoyerError } from '@foyer/chains'
import * as v from 'valibot'
import { request } from '../../data/backend/request.ts'
import type { Config } from '../../core/types.ts'

export type TellBackendParameters = {
  readonly path: string
  readonly body: unknown
  readonly signal?: AbortSignal | undefined
}

/** Tells the backend what was done. Whatever it answers beside a refusal, it has taken it: nothing, or no JSON. */
export async function tellBackend(
  config: Config,
  { path, body, signal }: TellBackendParameters,
): Promise<void> {
  try {
    await request(config, {
      service: 'blockchain',
      method: 'POST',
      path,
      body,
      schema: v.unknown(),
      signal,
    })
  } catch (error) {
    if (!isFoyerError(error, 'RESPONSE_INVALID')) throw error
  }
}
