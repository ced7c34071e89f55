import '../wallet/connectionActions.ts'
import {
  type ChainNamespace,
  type Connector,
  type Storage,
  isUserRejected,
  UserRejectedError,
} from '@foyer/chains'
import '../setup/startEngine.ts'
import './modalActions.ts'
import './openingActions.ts'
import { createMemoryStorage } from '@foyer/chains/testing'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Config } from '../core/types.ts'
import { getSiwx } from '../flows/siwx/getSiwx.ts'
import { signIn } from '../flows/siwx/signIn.ts'
import { cancelSignIn } from '../flows/siwx/signOut.ts'
import { siwx } from '../flows/siwx/siwx.ts'
import { createConfig } from '../setup/createConfig.ts'
import '../flows/siwx/siwxActions.ts'
import { ALICE, BOB, createTestAdapter, networks, polygon, showModal, solana } from '../test/setup.ts'
import { createTestConnector, type TestConnector } from '../testing/createTestConnector.ts'
import { connect } from '../wallet/connect.ts'
import { disconnect } from '../wallet/disconnect.ts'
import { isSwitchRequired } from '../wallet/networkDecisions.ts'
import { getAccount } from '../wallet/state.ts'
import { switchNetwork } from '../wallet/switchNetwork.ts'
import { requestClose } from './closeModal.ts'
import { getModalRouter, goBack } from './navigation.ts'
import { getModal, openModal } from './openModal.ts'

// Loads what the walks load on demand.
beforeAll(async () => {
  const { config, wallets } = openPage(createMemoryStorage(), new Set())
  await connect(config, { connector: wallets.one })
  await vi.waitUntil(() => getSiwx(config).status === 'signed-out')
  await signIn(config)
  await switchNetwork(config, { caipNetworkId: polygon.caipNetworkId })
  await vi.waitUntil(() => getSiwx(config).status === 'signed-out')
  await cancelSignIn(config)
  await disconnect(config)
  config.destroy()
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.stubEnv('NODE_ENV', 'production')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

type WalletId = 'one' | 'two'
/** Answer to a prompt; `later` waits for the step `answer`. */
type Answer = 'yes' | 'no' | 'later'

type Step =
  | readonly ['open', 'Account' | 'Networks' | 'Connect' | undefined]
  | readonly ['connect', WalletId, Answer]
  | readonly ['switch', '1' | '137' | 'solana', Answer]
  | readonly ['signIn', Answer]
  | readonly ['wallet', WalletId, 'account' | 'unknownChain' | 'knownChain' | 'lock' | 'leave']
  | readonly ['decline' | 'close' | 'back' | 'disconnect' | 'reload' | 'wait' | 'answer']

const answer = fc.constantFrom<Answer>('yes', 'yes', 'no', 'later')
const wallet = fc.constantFrom<WalletId>('one', 'two')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.constant('connect' as const), wallet, answer) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('signIn' as const), answer) },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constant('switch' as const),
      fc.constantFrom('1' as const, '137' as const, 'solana' as const),
      answer,
    ),
  },
  fc.tuple(fc.constant('open' as const), fc.constantFrom('Account', 'Networks', 'Connect', undefined)),
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constant('wallet' as const),
      wallet,
      fc.constantFrom('account', 'unknownChain', 'knownChain', 'lock', 'leave'),
    ),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(
      fc.constantFrom('decline', 'close', 'back', 'disconnect', 'reload', 'wait', 'answer'),
    ),
  },
)

/** Prompts of the wallets. The visitor answers open ones later. */
function createPrompts() {
  const open = new Map<string, (isApproved: boolean) => void>()
  const givenUp = new Set<string>()
  const doubled: string[] = []
  return {
    doubled,
    next: 'yes' as Answer,
    /** A prompt whose request the page has aborted is not on the screen any more. */
    beginStep: () => givenUp.clear(),
    async ask(this: { next: Answer }, name: string, signal?: AbortSignal): Promise<void> {
      if (open.has(name) || givenUp.has(name)) doubled.push(name)
      signal?.addEventListener('abort', () => {
        if (open.delete(name)) givenUp.add(name)
      })
      const isApproved =
        this.next === 'later'
          ? await new Promise<boolean>((resolve) => open.set(name, resolve)).finally(() => open.delete(name))
          : this.next === 'yes'
      if (!isApproved) throw new UserRejectedError()
    },
    answerAll(isApproved: boolean): void {
      for (const resolve of open.values()) resolve(isApproved)
    },
  }
}

/** A page with two wallets, a required sign-in and the modal. */
function openPage(storage: Storage, permitted: Set<WalletId>) {
  const prompts = createPrompts()
  const errors: unknown[] = []
  const wallets = Object.fromEntries(
    (['one', 'two'] as const).map((id) => {
      const own = createTestConnector({ id, address: id === 'one' ? ALICE : BOB })
      const { connect: ask, restore, disconnect: end } = own
      Object.assign(own, {
        connect: async (parameters: Parameters<Connector['connect']>[0]) => {
          await prompts.ask(`connect ${id}`, parameters.signal)
          permitted.add(id)
          return ask(parameters)
        },
        restore: async (parameters: Parameters<NonNullable<Connector['restore']>>[0]) =>
          permitted.has(id) ? ask(parameters) : restore?.(parameters),
        disconnect: async () => {
          permitted.delete(id)
          await end()
        },
        switchNetwork: ({ network, signal }: Parameters<NonNullable<Connector['switchNetwork']>>[0]) =>
          prompts.ask(`switch ${id} ${network.caipNetworkId}`, signal),
      })
      return [id, own]
    }),
  ) as Record<WalletId, TestConnector>
  const adapter = (namespace: ChainNamespace) =>
    createTestAdapter(
      {
        signMessage:
          async () =>
          async ({ signal }) => {
            await prompts.ask('sign', signal)
            return '0x51'
          },
        verifyMessage: async () => async () => true,
      },
      namespace,
    )
  const config: Config = createConfig({
    networks,
    storage,
    adapters: [adapter('eip155'), adapter('solana')],
    connectors: Object.values(wallets),
    siwx: siwx({ domain: 'app.example', uri: 'https://app.example' }),
    onError: (error) => errors.push(error),
  })
  config.mount()
  showModal(config)
  return { config, wallets, prompts, errors }
}

/** A walk of a visitor, with the promises of all steps. */
async function walk(steps: readonly Step[]): Promise<void> {
  const storage = createMemoryStorage()
  const permitted = new Set<WalletId>()
  let page = openPage(storage, permitted)
  const waiting = new Set<Step>()
  const follow = (each: Step, work: Promise<unknown>): void => {
    waiting.add(each)
    const end = (): boolean => waiting.delete(each)
    work.then(end, end)
  }
  // JavaScript that loads on demand needs turns of the event loop besides timers.
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 8; turn++) {
      await vi.advanceTimersByTimeAsync(50)
      await new Promise((resolve) => void setImmediate(resolve))
    }
  }

  function runStep(each: Step): void {
    const { config, wallets, prompts } = page
    prompts.beginStep()
    switch (each[0]) {
      case 'open':
        return openModal(config, each[1] && { view: each[1] })
      case 'connect':
        prompts.next = each[2]
        return follow(each, connect(config, { connector: each[1] }))
      case 'switch': {
        prompts.next = each[2]
        const target = {
          '1': 'eip155:1',
          '137': polygon.caipNetworkId,
          solana: solana.caipNetworkId,
        } as const
        return follow(each, switchNetwork(config, { caipNetworkId: target[each[1]] }))
      }
      case 'signIn':
        prompts.next = each[1]
        return follow(each, signIn(config))
      case 'wallet':
        return change(wallets[each[1]], each[2])
      case 'decline':
        return follow(each, cancelSignIn(config))
      case 'close':
        return close(config)
      case 'back':
        return goBack(config)
      case 'disconnect':
        return follow(each, disconnect(config))
      case 'reload':
        // Promises of a page end when the page is left.
        waiting.clear()
        config.destroy()
        page = openPage(storage, permitted)
        return
      case 'answer':
        return prompts.answerAll(true)
      case 'wait':
    }
  }

  try {
    await settle()
    for (const each of steps) {
      runStep(each)
      await settle()
      check(page)
    }
    page.prompts.answerAll(false)
    await vi.advanceTimersByTimeAsync(60_000)
    check(page)
    expect([...waiting]).toEqual([])
  } finally {
    page.config.destroy()
  }
}

function change(
  own: TestConnector,
  kind: 'account' | 'unknownChain' | 'knownChain' | 'lock' | 'leave',
): void {
  if (kind === 'leave') return own.emit({ type: 'disconnect' })
  const changes = {
    account: { accounts: [{ address: BOB }, { address: ALICE }] },
    unknownChain: { chainId: '999' },
    knownChain: { chainId: '137' },
    lock: { accounts: [] },
  }
  own.emit({ type: 'change', namespace: 'eip155', ...changes[kind] })
}

/** Closing succeeds unless a sign-in or a network switch is required. */
function close(config: Config): void {
  const isOwed = getModal(config).isOpen && (isSignInDue(config) || isSwitchRequired(config))
  expect(requestClose(config)).toBe(!isOwed)
}

const isSignInDue = (config: Config): boolean => {
  const { status, isRequired } = getSiwx(config)
  return isRequired && ['signed-out', 'signing', 'cancelling'].includes(status)
}

/** Invariants after every step. */
function check({ config, prompts, errors }: ReturnType<typeof openPage>): void {
  const { isOpen } = getModal(config)
  const { view, data } = getModalRouter(config)
  const { isConnected } = getAccount(config)
  // 1. A wallet has one prompt of a kind at a time.
  expect(prompts.doubled).toEqual([])
  // 2. No account stays without a required sign-in, unless the modal asks for it.
  if (isSignInDue(config)) expect([isOpen, isConnected]).toEqual([true, true])
  // 3. No view is without its data. The view of the account leads to Connect by itself.
  if (isOpen && view === 'ConnectingExternal') expect(data).toBeDefined()
  if (isOpen && view === 'SIWXSignMessage') expect(isConnected).toBe(true)
  // 4. No background error besides rejections by the visitor.
  expect(errors.filter((error) => !isUserRejected(error))).toEqual([])
}

/** Walks that failed in the past. */
const replays: readonly (readonly Step[])[] = [
  [['connect', 'one', 'yes'], ['back'], ['decline']],
  [['connect', 'one', 'yes'], ['switch', 'solana', 'yes'], ['decline']],
  [['connect', 'one', 'yes'], ['wallet', 'one', 'unknownChain'], ['open', 'Account'], ['close']],
]

test.each(replays.map((steps) => ({ steps })))('a walk that failed in the past: $steps', ({ steps }) =>
  walk(steps),
)

test(
  'a visitor walks through connecting, signing in and switching: every invariant holds [S2.30] [S4.14]',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), walk), {
      // About ten steps each.
      ...(process.env['FOYER_DEEP'] ? { numRuns: 1000 } : { numRuns: 30, seed: 15 }),
      reporter: (run) => {
        if (!run.failed) return
        const script = run.counterexample?.[0].map((each) => `  ${JSON.stringify(each)},`).join('\n')
        throw new Error(`Add to \`replays\`:\n[\n${script}\n],`, {
          cause: run.errorInstance,
        })
      },
    })
  },
  process.env['FOYER_DEEP'] ? 3_600_000 : 600_000,
)
