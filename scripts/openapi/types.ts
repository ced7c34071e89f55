import type { Schema } from './toSchema.ts'

/** A backend that a host can replace: the key of `endpoints` in a config. */
export type Service = 'blockchain' | 'kit' | 'analytics'

export type Parameter = {
  readonly description: string
  readonly isRequired?: boolean
  readonly schema?: Schema
}

/** A request of Foyer to a backend. */
export type Operation = {
  readonly id: string
  readonly service: Service
  readonly method: 'get' | 'post'
  /** With `{name}` for each parameter. */
  readonly path: string
  readonly summary: string
  /** Feature that is off without this operation. */
  readonly feature: string
  /** Descriptions of the parameters of the path, by name. */
  readonly parts?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, Parameter>>
  readonly body?: Schema
  readonly answer: Answer
}

export type Answer =
  | { readonly kind: 'json'; readonly schema: Schema }
  | { readonly kind: 'picture' }
  /** The client does not read the answer. */
  | { readonly kind: 'nothing' }
