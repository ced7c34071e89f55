import { base64nopad } from '@scure/base'
import type { NamespaceWallet } from './namespace.ts'

export type AuthPayload = {
  readonly chains: readonly string[]
  readonly resources?: readonly string[] | undefined
} & Readonly<Record<string, unknown>>

export type SignCacaosParameters = {
  readonly payload: AuthPayload
  /** Chains (CAIP-2) to sign for, one object each. */
  readonly chains: readonly string[]
  readonly wallet: NamespaceWallet
  /** Serializes the signed message. */
  readonly format: (request: AuthPayload, issuer: string) => string
}

const RECAP = 'urn:recap:'

type Recap = { readonly att: Readonly<Record<string, Readonly<Record<string, unknown>>>> }

/** Signs in on each chain with the wallet's first account: CAIP-74 objects. */
export function signCacaos({ payload, chains, wallet, format }: SignCacaosParameters): Promise<unknown[]> {
  const { resources, ...fields } = payload
  const request: AuthPayload = {
    ...fields,
    ...(resources && { resources: resources.map((resource) => fillRecap(resource, chains)) }),
  }
  const { chains: _, type: __, ...signed } = request
  return Promise.all(
    chains.map(async (chain) => {
      const reference = chain.slice('eip155:'.length)
      const address = wallet.addresses(reference)[0] as string
      const iss = `did:pkh:${chain}:${address}`
      const message = format(request, iss)
      const signature = await wallet.request({
        method: 'personal_sign',
        params: [message, address],
        reference,
      })
      return { h: { t: 'caip122' }, p: { ...signed, iss }, s: { t: 'eip191', s: signature } }
    }),
  )
}

/** Adds the approved chains to a recap, which names none. */
function fillRecap(resource: string, chains: readonly string[]): string {
  if (!resource.startsWith(RECAP)) return resource
  const text = resource.slice(RECAP.length).replace(/(?<!=)=+$/, '')
  const recap = JSON.parse(new TextDecoder().decode(base64nopad.decode(text))) as Recap
  const att = Object.fromEntries(
    Object.entries(recap.att).map(([target, abilities]) => [
      target,
      Object.fromEntries(Object.keys(abilities).map((ability) => [ability, [{ chains }]])),
    ]),
  )
  return RECAP + base64nopad.encode(new TextEncoder().encode(JSON.stringify({ att })))
}
