import { RpcError } from '../../base/rpc.ts'
import { type Consent, type ConsentOptions, createConsent } from './consent.ts'
import type { Client } from './createClient.ts'
import type { NamespaceOptions, NamespaceWallet } from './namespace.ts'
import { namespaceWallets } from './namespaces.ts'
import { signCacaos } from './signCacaos.ts'
import { type SpoiledAnswer, spoilAnswers } from './spoilAnswers.ts'
import { type Approval, toNamespaces } from './toNamespaces.ts'

export type ResponderOptions = Approval &
  ConsentOptions &
  NamespaceOptions & {
    /**
     * Supports one-click auth. Otherwise the app gets a session. `forged`: its signatures are of another message;
     * `garbled`: its answers cannot be read.
     *
     * @default false
     */
    readonly authenticates?: boolean | SpoiledAnswer | undefined
    /** Session properties, e.g. capabilities. */
    readonly sessionProperties?: Readonly<Record<string, string>> | undefined
    readonly sessionConfig?: { readonly disableDeepLink?: boolean } | undefined
    /**
     * False answer to a request that the wallet has carried out, or a promise of it. A thrown value becomes an error.
     *
     * @default the true answer
     */
    readonly falsify?: ((request: SessionRequest, answer: unknown) => unknown) | undefined
  }

export type SessionRequest = { readonly chainId: string; readonly method: string; readonly params: unknown }
export type WalletProposal = ReturnType<Client['proposal']['get']>

/** Answers apps as configured, and records what they ask. */
export type Responder = {
  /** Proposals of apps, in order. */
  readonly proposals: readonly WalletProposal[]
  /** Session requests of apps, in order. */
  readonly requests: readonly SessionRequest[]
  /** Errors of the wallet, e.g. an approval that did not reach the relay. */
  readonly failures: readonly unknown[]
  readonly setBehaviour: Consent['setBehaviour']
  /** Namespaces that the wallet approves of requested ones. */
  readonly approve: (
    asked: Parameters<typeof toNamespaces>[0],
    approval: Approval,
  ) => Promise<ReturnType<typeof toNamespaces>>
  /** Answers the apps of a client. */
  readonly serve: (client: Client) => void
}

const UNSUPPORTED_CHAINS = 5100
const INTERNAL_ERROR = -32603

/** Answers of a wallet to session proposals, requests and one-click auth. */
export function createResponder(options: ResponderOptions): Responder {
  const consent = createConsent(options)
  const proposals: WalletProposal[] = []
  const requests: SessionRequest[] = []
  const failures: unknown[] = []
  const loaded: Record<string, NamespaceWallet> = {}

  const load = async (keys: readonly string[]): Promise<typeof loaded> => {
    const wanted = new Set(keys.map((key) => key.split(':')[0] as string))
    await Promise.all(
      [...wanted].map(async (key) => {
        const namespace = namespaceWallets[key]
        if (namespace) loaded[key] ??= await namespace(options)
      }),
    )
    return loaded
  }

  const approve: Responder['approve'] = async (asked, approval) => {
    const known = await load([...Object.keys(asked), ...(approval.adds ?? [])])
    return toNamespaces(asked, known, approval)
  }
  const propose = async (client: Client, id: number, proposal: WalletProposal): Promise<void> => {
    proposals.push(proposal)
    try {
      await consent.ask('wc_sessionPropose')
      const asked = { ...proposal.requiredNamespaces, ...proposal.optionalNamespaces }
      const namespaces = await approve(asked, options)
      if (Object.keys(namespaces).length === 0) throw new RpcError(UNSUPPORTED_CHAINS, 'Unsupported chains.')
      const { sessionProperties, sessionConfig } = options
      await client.approve({
        id,
        namespaces,
        ...(sessionProperties && { sessionProperties }),
        ...(sessionConfig && { sessionConfig }),
      })
    } catch (error) {
      await client.reject({ id, reason: asReason(error) })
    }
  }
  const answer = async (
    client: Client,
    { id, topic }: { readonly id: number; readonly topic: string },
    request: SessionRequest,
  ): Promise<void> => {
    requests.push(request)
    const respond = (outcome: { result: unknown } | { error: Reason }): Promise<void> =>
      client.respond({ topic, response: { id, jsonrpc: '2.0', ...outcome } })
    try {
      await consent.ask(request.method)
      const [key = '', reference = ''] = request.chainId.split(':')
      const namespace = (await load([key]))[key]
      const result = await namespace?.request({ ...request, reference })
      await respond({ result: options.falsify ? await options.falsify(request, result) : result })
    } catch (error) {
      await respond({ error: asReason(error) })
    }
  }
  const authenticate = async (
    client: Client,
    id: number,
    payload: Parameters<typeof signCacaos>[0]['payload'],
  ): Promise<void> => {
    try {
      await consent.ask('wc_sessionAuthenticate')
      const { eip155 } = await load(['eip155'])
      const chains = payload.chains.filter((chain) => options.approves?.includes(chain) ?? true)
      const auths = await signCacaos({
        payload,
        chains,
        wallet: eip155 as NamespaceWallet,
        format: (request, iss) => client.formatAuthMessage({ request: request as never, iss }),
      })
      await client.approveSessionAuthenticate({ id, auths: auths as never })
    } catch (error) {
      await client.rejectSessionAuthenticate({ id, reason: asReason(error) })
    }
  }

  return {
    proposals,
    requests,
    failures,
    setBehaviour: consent.setBehaviour,
    approve,
    serve(client) {
      const note = (error: unknown): void => void failures.push(error)
      client.on('session_proposal', ({ id, params }) => void propose(client, id, params).catch(note))
      client.on('session_request', ({ id, topic, params: { chainId, request } }) => {
        const { method, params } = request
        void answer(client, { id, topic }, { chainId, method, params: params as unknown }).catch(note)
      })
      if (typeof options.authenticates === 'string') spoilAnswers(client, options.authenticates)
      // Without a listener, the client uses the session proposal that is sent along.
      if (options.authenticates) {
        client.on('session_authenticate', ({ id, params }) => {
          void authenticate(client, id, params.authPayload as never).catch(note)
        })
      }
    },
  }
}

type Reason = { readonly code: number; readonly message: string }

function asReason(error: unknown): Reason {
  if (error instanceof RpcError) return { code: error.code, message: error.message }
  return { code: INTERNAL_ERROR, message: error instanceof Error ? error.message : String(error) }
}
