import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import {
  buildApprovedNamespaces,
  buildAuthObject,
  getSdkError,
  populateAuthPayload,
} from '@walletconnect/utils'
import type { Hex, TypedDataDefinition } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { devAccounts } from '../evm/accounts.ts'
import { createMemoryStorage, endClient } from '../wallets/walletConnect/createClient.ts'

/** Message of the phone before WalletKit encrypts it. */
export type PhoneMessage = {
  readonly id: number
  readonly method?: string
  readonly params?: object
  readonly result?: unknown
  readonly error?: unknown
}

export type PhoneBehaviour = 'approve' | 'reject' | 'silent' | 'crash'

export type PhoneProperties = {
  readonly sessionProperties?: Record<string, unknown>
  readonly scopedProperties?: Record<string, unknown>
}

/** A wallet on a phone, made with WalletKit as its documentation describes. */
export type WalletKitPhone = {
  readonly kit: Awaited<ReturnType<typeof WalletKit.init>>
  readonly pair: (uri: string) => Promise<void>
  readonly promptCount: () => number
  readonly setBehaviour: (behaviour: PhoneBehaviour) => void
  readonly lock: () => void
  readonly unlock: () => void
  /** Answers of further methods, which the sessions that it approves from now on have. */
  readonly setAnswers: (answers: Readonly<Record<string, unknown>>) => void
  /** Properties of the sessions that it approves from now on. */
  readonly setProperties: (properties: PhoneProperties) => void
  /** Selects the other account, and emits the event to the page. */
  readonly changeAccount: () => void
  /** Selects another chain, and emits the event to the page. */
  readonly changeChain: (chainId: number) => Promise<void>
  /** Changes every further message of the phone after WalletKit has checked and stored it. */
  readonly lie: (change: (message: PhoneMessage) => object) => void
  /** Emits an event to the page, with data that WalletKit does not check. */
  readonly emit: (event: string, data: unknown, chainId: string) => Promise<void>
  readonly stop: () => Promise<void>
}

const CHAINS = ['eip155:1', 'eip155:137']
const METHODS = ['personal_sign', 'eth_signTypedData_v4']
const EVENTS = ['accountsChanged', 'chainChanged']
const CRASH = { code: -32_000, message: 'The wallet crashed' }

export async function walletKitPhone(relayUrl: string): Promise<WalletKitPhone> {
  const name = `phone-${crypto.randomUUID()}`
  const storage = createMemoryStorage()
  const core = new Core({
    projectId: 'sandbox',
    relayUrl,
    logger: 'silent',
    customStoragePrefix: name,
    storage: storage as never,
    telemetryEnabled: false,
  })
  let lie = (message: PhoneMessage): object => message
  const encode = core.crypto.encode.bind(core.crypto)
  core.crypto.encode = (topic, payload, options) =>
    encode(topic, lie(payload as PhoneMessage) as typeof payload, options)
  // No request to the public server of the Verify API.
  core.verify.register = () => Promise.resolve('')
  core.verify.resolve = () => Promise.resolve(undefined as never)
  const metadata = { name: 'Kite', description: 'A phone', url: 'https://kite.test', icons: [] }
  // Its type has optional members that may be undefined.
  const kit = await WalletKit.init({ core: core as never, metadata })

  let accounts = devAccounts.slice(0, 2).map(({ privateKey }) => privateKeyToAccount(privateKey))
  let behaviour: PhoneBehaviour = 'approve'
  let properties: PhoneProperties = {}
  let answers: Readonly<Record<string, unknown>> = {}
  let isLocked = false
  let prompts = 0
  const unlocking: (() => void)[] = []

  /** Shows a prompt; the error for the page, or nothing. */
  const ask = async (): Promise<{ code: number; message: string } | undefined> => {
    prompts += 1
    if (isLocked) await new Promise<void>((resolve) => unlocking.push(resolve))
    if (behaviour === 'silent') await new Promise<never>(() => undefined)
    if (behaviour === 'reject') return getSdkError('USER_REJECTED')
    return behaviour === 'crash' ? CRASH : undefined
  }
  const toCaip = (chains: readonly string[]): string[] =>
    chains.flatMap((chain) => accounts.map(({ address }) => `${chain}:${address}`))

  kit.on('session_proposal', async ({ id, params: proposal }) => {
    const reason = await ask()
    if (reason) return void (await kit.rejectSession({ id, reason }))
    const methods = [...METHODS, ...Object.keys(answers)]
    const supported = { chains: CHAINS, methods, events: EVENTS, accounts: toCaip(CHAINS) }
    const namespaces = buildApprovedNamespaces({ proposal, supportedNamespaces: { eip155: supported } })
    // Its type allows texts only, its documentation has objects.
    await kit.approveSession({ id, namespaces, ...(properties as Record<string, Record<string, string>>) })
  })
  kit.on('session_authenticate', async ({ id, params }) => {
    const reason = await ask()
    if (reason) return void (await kit.rejectSessionAuthenticate({ id, reason }))
    const [account] = accounts
    if (!account) return
    const authPayload = populateAuthPayload({
      authPayload: params.authPayload,
      chains: CHAINS,
      methods: METHODS,
    })
    const auths = await Promise.all(
      authPayload.chains.map(async (chain) => {
        const iss = `did:pkh:${chain}:${account.address}`
        const message = kit.formatAuthMessage({ request: authPayload, iss })
        const signature = await account.signMessage({ message })
        return buildAuthObject(authPayload, { t: 'eip191', s: signature }, iss)
      }),
    )
    await kit.approveSessionAuthenticate({ id, auths })
  })
  kit.on('session_request', async ({ id, topic, params: { request } }) => {
    const error = await ask()
    const answer = error ? { error } : { result: await sign(request.method, request.params as string[]) }
    await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...answer } as never })
  })

  async function sign(method: string, params: readonly string[]): Promise<unknown> {
    if (Object.hasOwn(answers, method)) return answers[method]
    const signer = (address: string | undefined) =>
      accounts.find((account) => account.address === address) ?? (accounts[0] as (typeof accounts)[number])
    if (method === 'personal_sign')
      return signer(params[1]).signMessage({ message: { raw: params[0] as Hex } })
    return signer(params[0]).signTypedData(JSON.parse(params[1] ?? '') as TypedDataDefinition)
  }
  const emit = async (event: string, data: unknown, chainId: string): Promise<void> => {
    for (const topic of Object.keys(kit.getActiveSessions()))
      await kit.emitSessionEvent({ topic, event: { name: event, data }, chainId })
  }

  return {
    kit,
    pair: (uri) => kit.pair({ uri }),
    promptCount: () => prompts,
    setBehaviour: (next) => void (behaviour = next),
    lock: () => void (isLocked = true),
    unlock() {
      isLocked = false
      for (const resume of unlocking.splice(0)) resume()
    },
    setAnswers: (next) => void (answers = next),
    setProperties: (next) => void (properties = next),
    changeAccount() {
      accounts = accounts.toReversed()
      void emit('accountsChanged', toCaip(['eip155:1']), 'eip155:1')
    },
    changeChain: (chainId) => emit('chainChanged', chainId, `eip155:${chainId}`),
    lie: (change) => void (lie = change),
    emit,
    stop: () => endClient(kit.engine.signClient as never),
  }
}
