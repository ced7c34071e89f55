import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { QueryParameters, Service } from './request.ts'
import { identityOf, requestUrl, serviceUrl } from './rules.ts'

/** Version of this package for the client identity; a test compares it with `package.json`. */
export const version = '0.0.0'

/** Full URL of a request, with the client identity; `undefined` if the service has no URL. */
export function backendUrl(
  config: Config,
  call: {
    readonly service: Service
    readonly path: string
    readonly query?: QueryParameters | undefined
  },
): string | undefined {
  const { options, adapters } = internalsOf(config)
  const { projectId, endpoints } = options
  const base = serviceUrl(call.service, { projectId, endpoints })
  const identity = identityOf({ projectId, endpoints, namespaces: [...adapters.keys()], version })
  return base === undefined ? undefined : requestUrl({ ...call, base, identity })
}
