import { http, HttpResponse, type RequestHandler } from 'msw'
import * as v from 'valibot'
import { nativeTokens, type SandboxToken, sandboxTokens } from '../../base/tokens.ts'
import { refuse } from '../refuse.ts'
import type { BackendContext } from '../types.ts'

const BAD_REQUEST = 400

/** Placeholder addresses of native currencies. */
const placeholders: Readonly<Record<string, string>> = {
  eip155: `0x${'e'.repeat(40)}`,
  solana: 'So11111111111111111111111111111111111111111',
}

const bodySchema = v.object({ currency: v.string(), addresses: v.array(v.string()) })

/** Prices of the sandbox's tokens by CAIP-10 id; other tokens have none. */
export function pricesHandlers({ baseUrl, pictureOf }: BackendContext): RequestHandler[] {
  return [
    http.post(`${baseUrl}/v1/fungible/price`, async ({ request }): Promise<Response> => {
      const parsed = v.safeParse(bodySchema, await request.json())
      if (!parsed.success) return refuse(BAD_REQUEST, 'body', v.summarize(parsed.issues))
      const fungibles = parsed.output.addresses.flatMap((address) => {
        const token = [...nativeTokens, ...sandboxTokens].find((each) => hasId(each, address))
        if (!token) return []
        const { name, symbol, price } = token
        return [{ address, name, symbol, iconUrl: pictureOf(symbol), price }]
      })
      return HttpResponse.json({ fungibles })
    }),
  ]
}

function hasId({ caipNetworkId, address }: SandboxToken, id: string): boolean {
  const [namespace = ''] = caipNetworkId.split(':')
  const own = `${caipNetworkId}:${address ?? placeholders[namespace]}`
  // Only hex is case-insensitive.
  return namespace === 'eip155' ? own.toLowerCase() === id.toLowerCase() : own === id
}
