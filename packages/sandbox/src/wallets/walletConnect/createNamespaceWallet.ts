import { recordOf } from '../parameters.ts'
import { rpcError } from '../rpcErrors.ts'
import type { NamespaceWallet } from './namespace.ts'

type Params = Readonly<Record<string, unknown>>

export type Method = (params: Params, reference: string) => unknown

/** Namespace whose methods take one object. */
export function createNamespaceWallet(
  addresses: NamespaceWallet['addresses'],
  methods: Readonly<Record<string, Method>>,
): NamespaceWallet {
  return {
    addresses,
    methods: Object.keys(methods),
    async request({ method, params, reference }) {
      const perform = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (!perform) throw rpcError('unsupported', `The wallet does not support ${method}`)
      return perform(recordOf(params ?? {}, 'an object of parameters'), reference)
    },
  }
}
