import type { Endpoints } from '../../core/types.ts'
import type { QueryParameters, Service } from './request.ts'

/** Hosted services. They require a project id. */
const hosted: Readonly<Record<Service, string>> = {
  blockchain: 'https://rpc.walletconnect.org',
  kit: 'https://api.web3modal.org',
  analytics: 'https://pulse.walletconnect.org',
}

/** Base URL of a service: the host's, else the hosted one with a project id, else none (R36). */
export function serviceUrl(
  service: Service,
  facts: { readonly projectId: string | undefined; readonly endpoints: Endpoints | undefined },
): string | undefined {
  return facts.endpoints?.[service] ?? (facts.projectId === undefined ? undefined : hosted[service])
}

export type ClientIdentity = {
  readonly projectId: string | undefined
  readonly st: string
  readonly sv: string
}

/** Client identity of every request (R44). */
export function identityOf(facts: {
  readonly projectId: string | undefined
  readonly endpoints: Endpoints | undefined
  readonly namespaces: readonly string[]
  readonly version: string
}): ClientIdentity {
  const namespaces = facts.namespaces.length > 0 ? facts.namespaces.join(',') : 'universal'
  return {
    projectId: facts.projectId,
    st: facts.endpoints?.sdk?.type ?? 'foyer',
    sv: facts.endpoints?.sdk?.version ?? `react-${namespaces}-${facts.version}`,
  }
}

/**
 * URL of a request. The base may have a path, and the path a query. Empty parameters are omitted (docs/spec/api.md
 * §1.2).
 */
export function requestUrl(facts: {
  readonly base: string
  readonly path: string
  readonly query?: QueryParameters | undefined
  readonly identity: ClientIdentity
}): string {
  const [path = '', search = ''] = facts.path.split('?')
  const parameters = new URLSearchParams(search)
  for (const [name, value] of Object.entries({ ...facts.query, ...facts.identity })) {
    if (value !== undefined && value !== null && value !== '') parameters.append(name, String(value))
  }
  return `${facts.base.replace(/(?<!\/)\/+$/, '')}/${path.replace(/^\/+/, '')}?${parameters}`
}
