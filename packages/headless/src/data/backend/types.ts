import type * as v from 'valibot'

/** A backend that answers over HTTP. Each has a hosted default, and can be the host's own. */
export type Service = 'blockchain' | 'kit' | 'analytics'

/** Values of a query string; what is empty is left out. */
export type QueryParameters = Readonly<Record<string, string | number | undefined | null>>

export type BackendRequest<schema extends v.GenericSchema> = {
  readonly service: Service
  /** Below the service's address, with or without a slash in front. */
  readonly path: string
  /** @default 'GET' */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined
  readonly query?: QueryParameters | undefined
  /** Sent as JSON. */
  readonly body?: unknown
  /** Says that the body is JSON, at the price of a preflight. @default false */
  readonly hasContentType?: boolean | undefined
  /** What the answer must be. Fields that it does not name may be there. */
  readonly schema: schema
  /** @default 4 MiB */
  readonly maxBytes?: number | undefined
  /** @default the browser's own way */
  readonly cache?: RequestCache | undefined
  readonly signal?: AbortSignal | undefined
}
