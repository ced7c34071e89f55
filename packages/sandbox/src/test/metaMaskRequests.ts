import { MetaMaskOpenRPCDocument } from '@metamask/api-specs'
import { createWalletMiddleware } from '@metamask/eth-json-rpc-middleware'
import { Ajv } from 'ajv'
import { expect } from 'vitest'
import type { EvmWallet } from '../wallets/evmWallet.ts'

type Request = { readonly method: string; readonly params?: readonly unknown[] }
type Answer = { result?: unknown; warning?: unknown }
type Middleware = (
  request: object,
  response: Answer,
  next: () => void,
  end: (error?: unknown) => void,
) => void

const document = { $id: 'metamask', ...(MetaMaskOpenRPCDocument as object) } as unknown as {
  readonly $id: string
  readonly methods: readonly {
    readonly name: string
    readonly params: readonly { readonly required?: boolean }[]
    readonly result?: unknown
  }[]
}
const ajv = new Ajv({ strict: false, validateFormats: false }).addSchema(document)

/** Compares a value with a schema of MetaMask's API, at a path in its document. */
function check(path: string, name: string, value: unknown): void {
  const isValid = ajv.validate({ $ref: `metamask#${path}` }, value)
  expect(isValid ? [] : ajv.errors, name).toEqual([])
}

/** Pages send typed data as JSON, which the document describes as an object. */
const asObject = (method: string, value: unknown): unknown =>
  method === 'eth_signTypedData_v4' && `${value}`.startsWith('{') ? JSON.parse(`${value}`) : value

/**
 * Provider that checks each request of a page by MetaMask's API (`@metamask/api-specs`), then by the code of its
 * extension (`@metamask/eth-json-rpc-middleware`), and answers as a sandbox wallet. `lacks`: methods that it refuses.
 */
export function metaMaskProvider(
  { provider: wallet }: EvmWallet,
  { lacks = [] }: { readonly lacks?: readonly string[] } = {},
): { readonly request: (request: Request) => Promise<unknown>; readonly checked: readonly string[] } {
  const checked: string[] = []
  const ask = (_: unknown, request: unknown): Promise<never> =>
    wallet.request(request as Request) as Promise<never>
  const only = <hook>(method: string, hook: hook): hook | undefined =>
    lacks.includes(method) ? undefined : hook
  const middleware = createWalletMiddleware({
    getAccounts: async () => (await wallet.request({ method: 'eth_accounts' })) as string[],
    processPersonalMessage: ask,
    processTypedMessageV4: ask,
    processTransaction: ask,
    processSendCalls: only('wallet_sendCalls', ask),
    getCapabilities: only('wallet_getCapabilities', (address: unknown, _: unknown, request: unknown) =>
      ask(address, request),
    ),
    getCallsStatus: only('wallet_getCallsStatus', ask),
  } as never) as unknown as Middleware

  return {
    checked,
    async request({ method, params = [] }) {
      const at = document.methods.findIndex(({ name }) => name === method)
      const known = document.methods[at]
      if (known) {
        checked.push(method)
        for (const [index, { required = false }] of known.params.entries())
          if (required || params[index] !== undefined)
            check(
              `/methods/${at}/params/${index}/schema`,
              `${method} ${index}`,
              asObject(method, params[index]),
            )
      }
      const request = { id: 1, jsonrpc: '2.0', method, params }
      const response: Answer = {}
      const isHandled = await new Promise<boolean>((resolve, reject) =>
        middleware(
          request,
          response,
          () => resolve(false),
          (error) => (error === undefined || error === null ? resolve(true) : reject(error)),
        ),
      )
      expect(response.warning, method).toBeUndefined()
      return isHandled ? response.result : wallet.request({ method, params })
    },
  }
}
