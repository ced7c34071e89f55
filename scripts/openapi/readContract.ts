import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Schema } from './toSchema.ts'

type Parameter = {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: Schema
}

export type WrittenOperation = {
  readonly operationId: string
  readonly parameters: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: { readonly '2XX': { readonly content?: Readonly<Record<string, { schema?: Schema }>> } }
}

export type WrittenContract = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, WrittenOperation>>>>
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>>; readonly schemas: Schema }
}

export type Exchange = {
  readonly method: string
  readonly url: string
  readonly requestBody: string
  readonly status: number
  readonly contentType: string
  readonly answer: string
}

/** Compares messages with the written contract. */
export type ContractReader = {
  readonly operationIds: readonly string[]
  readonly operationIdOf: (exchange: Pick<Exchange, 'method' | 'url'>) => string | undefined
  /** Violations of the contract in a request. */
  readonly requestProblems: (exchange: Exchange) => readonly string[]
  /** Violations of the contract in a successful answer. */
  readonly answerProblems: (exchange: Exchange) => readonly string[]
}

export function readContract(contract: WrittenContract): ContractReader {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false })
  addFormats.default(ajv)
  const routes = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      pattern: toPattern(path),
      operation,
    })),
  )
  const find = ({ method, url }: Pick<Exchange, 'method' | 'url'>): WrittenOperation | undefined =>
    routes.find((route) => route.method === method.toLowerCase() && route.pattern.test(new URL(url).pathname))
      ?.operation
  const parametersOf = ({ parameters }: WrittenOperation): readonly Parameter[] =>
    parameters.map((parameter) =>
      '$ref' in parameter ? (contract.components.parameters[nameIn(parameter.$ref)] as Parameter) : parameter,
    )
  const check = (schema: Schema, value: unknown, where: string): readonly string[] => {
    const { $ref } = schema
    const named = typeof $ref === 'string' ? nameIn($ref) : undefined
    const validate = ajv.compile(
      named === undefined ? schema : (contract.components.schemas[named] as Schema),
    )
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${where}${instancePath} ${message}`)
  }
  const checkJson = (schema: Schema | undefined, text: string, where: string): readonly string[] => {
    if (!schema) return text === '' ? [] : [`${where} was not expected`]
    const value = parse(text)
    return value === undefined ? [`${where} is not JSON: ${text.slice(0, 80)}`] : check(schema, value, where)
  }
  return {
    operationIds: routes.map(({ operation }) => operation.operationId),
    operationIdOf: (exchange) => find(exchange)?.operationId,
    requestProblems(exchange) {
      const operation = find(exchange)
      if (!operation) return [`${exchange.method} ${new URL(exchange.url).pathname} is not in the contract`]
      const query = parametersOf(operation).filter((parameter) => parameter.in === 'query')
      const { searchParams } = new URL(exchange.url)
      return [
        ...[...searchParams].flatMap(([name, value]) => {
          const known = query.find((parameter) => parameter.name === name)
          return known ? check(known.schema, value, `?${name}`) : [`?${name} is not in the contract`]
        }),
        ...query
          .filter(({ name, required }) => required && !searchParams.has(name))
          .map(({ name }) => `?${name} is missing`),
        ...checkJson(operation.requestBody?.content['text/plain']?.schema, exchange.requestBody, 'body'),
      ]
    },
    answerProblems(exchange) {
      const content = find(exchange)?.responses['2XX'].content
      if (!content) return []
      const [type = '', { schema } = {}] = Object.entries(content)[0] ?? []
      const [namespace = ''] = type.split('*')
      if (!exchange.contentType.startsWith(namespace)) return [`${exchange.contentType} is not ${type}`]
      return schema ? checkJson(schema, exchange.answer, 'answer') : []
    },
  }
}

const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+?^$()|[\]\\]/g, String.raw`\$&`).replace(/\{\w+\}/g, '[^/]+')}$`)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const nameIn = (reference: string): string => reference.split('/').at(-1) ?? ''
