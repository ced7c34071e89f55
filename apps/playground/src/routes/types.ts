import type { PlaygroundQuery } from '../query.ts'

export type RouteProps = { readonly query: PlaygroundQuery }
