import { Network } from '@keplr-wallet/types'
import { endpoints } from '@leather.io/rpc'
import * as core from '@sats-connect/core'
import { ChainType } from '@unisat/wallet-types'
import * as v from 'valibot'
import { expect } from 'vitest'

type Call = (...values: readonly unknown[]) => unknown
type Provider = Record<string, Call>

/** Wraps the methods of a wallet that pages call. Returns a check that all requests and responses were valid. */
export type PackageCheck = (wallet: object) => () => void

const satsConnect: Readonly<Record<string, readonly [params: v.GenericSchema, result: v.GenericSchema]>> = {
  wallet_connect: [core.connectParamsSchema, core.connectResultSchema],
  wallet_requestPermissions: [core.requestPermissionsParamsSchema, core.requestPermissionsResultSchema],
  wallet_getAccount: [core.getAccountParamsSchema, core.getAccountResultSchema],
  wallet_disconnect: [core.disconnectParamsSchema, core.disconnectResultSchema],
  wallet_changeNetwork: [core.changeNetworkParamsSchema, core.changeNetworkResultSchema],
  getAddresses: [core.getAddressesParamsSchema, core.getAddressesResultSchema],
  signMessage: [core.signMessageParamsSchema, core.signMessageResultSchema],
  signPsbt: [core.signPsbtParamsSchema, core.signPsbtResultSchema],
  sendTransfer: [core.sendTransferParamsSchema, core.sendTransferResultSchema],
}

const leather: Readonly<Record<string, (typeof endpoints)[keyof typeof endpoints]>> = endpoints

/** Collects invalid values, which fail the test at its end: an error thrown at once could count as the wallet's. */
function collect(): { readonly add: (name: string, issues: unknown) => void; readonly check: () => void } {
  const found: string[] = []
  return {
    add: (name, issues) => void found.push(`${name}: ${JSON.stringify(issues)}`),
    check: () => expect(found).toEqual([]),
  }
}

/** Requests, responses and events by the schemas of `@sats-connect/core`. */
export const checkSatsConnect: PackageCheck = (wallet) => {
  const { add, check } = collect()
  const provider = wallet as Provider
  const parse = (name: string, schema: v.GenericSchema | undefined, value: unknown): void => {
    const { issues } = schema ? v.safeParse(schema, value) : { issues: 'no schema' }
    if (issues) add(name, issues)
  }
  const { request, addListener } = provider as Required<Pick<Provider, 'request' | 'addListener'>>
  provider['request'] = async (method, params) => {
    const [paramsSchema, resultSchema] = satsConnect[method as string] ?? []
    parse(`${method as string} params`, paramsSchema, params)
    const response = await request(method, params)
    parse(`${method as string} response`, core.rpcResponseMessageSchema, response)
    if ('result' in (response as object))
      parse(`${method as string} result`, resultSchema, (response as { readonly result: unknown }).result)
    return response
  }
  provider['addListener'] = (...values) => {
    const [listener] = values as readonly { readonly eventName: string; readonly cb: Call }[]
    if (values.length !== 1 || !listener) add('addListener', values)
    const cb: Call = (event) => {
      parse('event', core.walletEventSchema, event)
      return listener?.cb(event)
    }
    return addListener({ ...listener, cb })
  }
  return check
}

/** Requests and responses by the schemas of `@leather.io/rpc`. */
export const checkLeather: PackageCheck = (wallet) => {
  const { add, check } = collect()
  const provider = wallet as Provider
  const { request } = provider as Required<Pick<Provider, 'request'>>
  provider['request'] = async (method, params) => {
    const endpoint = leather[method as string]
    const message = { jsonrpc: '2.0', id: '1', method, params }
    const sent = endpoint?.request.safeParse(message)
    if (!sent?.success) add(`${method as string} request`, sent?.error ?? 'no endpoint')
    const parse = (response: unknown): void => {
      const answered = endpoint?.response.safeParse(response)
      if (!answered?.success) add(`${method as string} response`, answered?.error)
    }
    try {
      const response = await request(method, params)
      parse(response)
      return response
    } catch (error) {
      // The sandbox's wallet may crash with any value.
      if (typeof error === 'object' && error && 'jsonrpc' in error) parse(error)
      throw error
    }
  }
  return check
}

/** Names of chains by the enumeration of `@unisat/wallet-types`, in both directions. */
export const checkUnisat: PackageCheck = (wallet) => {
  const { add, check } = collect()
  const provider = wallet as Provider
  const chains: readonly string[] = Object.values(ChainType)
  const { getChain, switchChain, on } = provider as Required<
    Pick<Provider, 'getChain' | 'switchChain' | 'on'>
  >
  provider['getChain'] = async () => {
    const chain = (await getChain()) as { readonly enum: string }
    if (!chains.includes(chain.enum)) add('getChain', chain)
    return chain
  }
  provider['switchChain'] = (name) => {
    if (!chains.includes(name as string)) add('switchChain', name)
    return switchChain(name)
  }
  provider['on'] = (event, listener) => {
    if (!['accountsChanged', 'chainChanged', 'networkChanged'].includes(event as string)) add('on', event)
    return on(event, listener)
  }
  return check
}

/** Names of networks by the enumeration of `@keplr-wallet/types`, in both directions. */
export const checkNetworks: PackageCheck = (wallet) => {
  const { add, check } = collect()
  const provider = wallet as Provider
  const networks: readonly unknown[] = Object.values(Network)
  const { getNetwork, switchNetwork } = provider as Required<Pick<Provider, 'getNetwork' | 'switchNetwork'>>
  provider['getNetwork'] = async () => {
    const network = await getNetwork()
    if (!networks.includes(network)) add('getNetwork', network)
    return network
  }
  provider['switchNetwork'] = (name) => {
    if (!networks.includes(name)) add('switchNetwork', name)
    return switchNetwork(name)
  }
  return check
}
