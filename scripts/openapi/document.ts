import { answers, describeFields } from './answers.ts'
import { objectOf, text, listOf } from './shapes.ts'
import type { Schema } from './toSchema.ts'
import type { Answer, Operation, Service } from './types.ts'

const services: Readonly<Record<Service, string>> = {
  blockchain: 'What accounts have, did and are called, and JSON-RPC. `endpoints.blockchain`.',
  kit: 'The directory of wallets, and the configuration of a project. `endpoints.kit`.',
  analytics: 'Statistics. `endpoints.analytics`.',
}

/** Identification of the app, sent with every call. */
const common: Readonly<Record<string, string>> = {
  projectId: 'The project, where the app has one.',
  st: 'Name of the SDK: `foyer`, or `endpoints.sdk.type`.',
  sv: 'Its namespaces and version, or `endpoints.sdk.version`.',
  clientId: 'The client id of a WalletConnect connection, where there is one.',
}

/** Reason of an error. The first description is shown to the visitor. */
const refusal: Schema = {
  type: 'object',
  properties: {
    status: text,
    reasons: listOf(objectOf({ name: text, description: text }, ['name'])),
    error: text,
    message: text,
  },
}

/** The whole contract as an OpenAPI document. */
export function toDocument(operations: readonly Operation[]): Schema {
  const paths: Record<string, Record<string, Schema>> = {}
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {})
    path[operation.method] = toOperation(operation)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The backend of Foyer',
      version: '1.0.0',
      summary: 'API of a backend for Foyer.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Services may have different servers, or share one.' }],
    tags: Object.entries(services).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemasOf(operations),
      parameters: Object.fromEntries(
        Object.entries(common).map(([name, description]) => [
          name,
          { name, in: 'query', required: false, description, schema: text },
        ]),
      ),
      responses: {
        Refusal: {
          description: 'Error with its reason.',
          content: { 'application/json': { schema: refusal } },
        },
      },
    },
  }
}

function toOperation({
  id,
  service,
  summary,
  feature,
  parts = {},
  query = {},
  body,
  answer,
}: Operation): Schema {
  return {
    operationId: id,
    tags: [service],
    summary,
    description: `Needed for: ${feature}.`,
    parameters: [
      ...Object.entries(parts).map(([name, description]) => ({
        name,
        in: 'path',
        required: true,
        description,
        schema: text,
      })),
      ...Object.entries(query).map(([name, { description, isRequired = false, schema = text }]) => ({
        name,
        in: 'query',
        required: isRequired,
        description,
        schema,
      })),
      ...Object.keys(common).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(body && {
      requestBody: {
        required: true,
        // A body without a content type arrives as text, with JSON in it.
        content: { 'application/json': refer(id, 'Body'), 'text/plain': refer(id, 'Body') },
      },
    }),
    responses: {
      '2XX': { description: 'Success.', ...contentOf(id, answer) },
      default: { $ref: '#/components/responses/Refusal' },
    },
  }
}

function contentOf(id: string, { kind }: Answer): Schema {
  if (kind === 'json') {
    const example = answers[id]?.example
    return {
      content: { 'application/json': { ...refer(id, 'Answer'), ...(example !== undefined && { example }) } },
    }
  }
  return kind === 'picture' ? { content: { 'image/*': {} } } : {}
}

const nameOf = (id: string, part: 'Body' | 'Answer'): string => `${id}${part}`

const refer = (id: string, part: 'Body' | 'Answer'): Schema => ({
  schema: { $ref: `#/components/schemas/${nameOf(id, part)}` },
})

function schemasOf(operations: readonly Operation[]): Schema {
  return Object.fromEntries(
    operations.flatMap(({ id, body, answer }) => [
      ...(body ? [[nameOf(id, 'Body'), body] as const] : []),
      ...(answer.kind === 'json'
        ? [[nameOf(id, 'Answer'), describeFields(answer.schema, answers[id]?.fields ?? {})] as const]
        : []),
    ]),
  )
}
