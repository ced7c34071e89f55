// Random walks of a visitor through the modal, with two extensions, a phone, a second tab and failing services.
import {
  type ChainAdapter,
  type ChainNamespace,
  type Connector,
  isUserRejected,
  UserRejectedError,
} from '@foyer/chains'
import {
  type Config,
  type RouteName,
  siwx,
  useAccount,
  useConnect,
  useConnectors,
  useDisconnect,
  useModal,
  useModalRouter,
  useSignIn,
  useSiwx,
  useSwitchNetwork,
} from '@foyer/headless'
import { connect, disconnect } from '@foyer/headless/actions'
import { createMemoryStorage, createTestConnector, type TestConnector } from '@foyer/headless/testing'
import { act, cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startFakeClock } from '../test/fakeClock.ts'
import { renderModal } from '../test/renderModal.tsx'
import {
  createStoryConfig,
  manyNetworks,
  storyAdapter,
  type StoryConfigOptions,
} from '../test/storyConfig.tsx'

const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const KEYS = {
  one: '2c82k6TrVw4Lbo4Pt2jSUzVg5zVX8z38rwnv3MwXN3tm',
  two: '8y8mLqtgs4esizkcgWUygWoCM6dzXu5N2cuPW5qfJGrL',
} as const
const chains = {
  ethereum: 'eip155:1',
  polygon: 'eip155:137',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
} as const

type WalletId = 'one' | 'two'
/** Outcome of a prompt; `later` waits for the step `answer` or `refuse`. */
type Answer = 'yes' | 'no' | 'later'
type WalletChange = 'account' | 'unknownChain' | 'knownChain' | 'lock' | 'leave'

type Step =
  | readonly ['open', 'Account' | 'Networks' | 'Connect' | 'WhatIsAWallet' | undefined]
  /** By a hook of the app, for some namespaces. */
  | readonly ['connect', WalletId, Answer, 'one' | 'both']
  /** By the row of the modal. */
  | readonly ['tap', WalletId | 'walletConnect', Answer]
  | readonly ['switch', keyof typeof chains, Answer]
  | readonly ['signIn', Answer]
  | readonly ['wallet', WalletId, WalletChange]
  | readonly ['phone', 'approve' | 'decline' | 'relayFails']
  | readonly ['backend', 'up' | 'down' | 'silent']
  | readonly ['otherTab', 'connect' | 'disconnect']
  | readonly ['decline' | 'close' | 'escape' | 'back' | 'disconnect' | 'reload' | 'offline' | 'online']
  | readonly ['wait' | 'answer' | 'refuse']

const answer = fc.constantFrom<Answer>('yes', 'yes', 'no', 'later')
const wallet = fc.constantFrom<WalletId>('one', 'two')
const of = <const name extends Step[0]>(name: name) => fc.constant(name)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(of('connect'), wallet, answer, fc.constantFrom('one', 'both')) },
  {
    weight: 3,
    arbitrary: fc.tuple(of('tap'), fc.constantFrom('one', 'two', 'walletConnect'), answer),
  },
  { weight: 3, arbitrary: fc.tuple(of('signIn'), answer) },
  {
    weight: 2,
    arbitrary: fc.tuple(of('switch'), fc.constantFrom('ethereum', 'polygon', 'solana'), answer),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(
      of('open'),
      fc.constantFrom('Account', 'Networks', 'Connect', 'WhatIsAWallet', undefined),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(
      of('wallet'),
      wallet,
      fc.constantFrom<WalletChange>('account', 'unknownChain', 'knownChain', 'lock', 'leave'),
    ),
  },
  { weight: 2, arbitrary: fc.tuple(of('phone'), fc.constantFrom('approve', 'decline', 'relayFails')) },
  fc.tuple(of('backend'), fc.constantFrom('up', 'down', 'silent')),
  fc.tuple(of('otherTab'), fc.constantFrom('connect', 'disconnect')),
  {
    weight: 5,
    arbitrary: fc.tuple(
      fc.constantFrom('decline', 'close', 'escape', 'back', 'disconnect', 'reload', 'offline', 'online'),
    ),
  },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom('wait', 'answer', 'refuse')) },
)

/** Prompts of the extensions. A prompt that the page aborts stays on the screen until the end of the step. */
function createPrompts() {
  const open = new Map<string, (isApproved: boolean) => void>()
  const givenUp = new Set<string>()
  return {
    doubled: [] as string[],
    next: 'yes' as Answer,
    /** Removes the prompts that an earlier step aborted from the screen. */
    beginStep: () => givenUp.clear(),
    async ask(this: { doubled: string[]; next: Answer }, name: string, signal?: AbortSignal): Promise<void> {
      if (open.has(name) || givenUp.has(name)) this.doubled.push(name)
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

type Prompts = ReturnType<typeof createPrompts>

/** An extension with two namespaces, which remembers its permission across pages. */
function createExtension(id: WalletId, prompts: Prompts, permitted: Set<string>): TestConnector {
  const own = createTestConnector({
    id,
    name: `Wallet ${id}`,
    address: id === 'one' ? ALICE : BOB,
    namespaces: ['eip155', 'solana'],
  })
  const { connect: allow, disconnect: end } = own
  const sessions = async (asked: Parameters<Connector['connect']>[0]) =>
    (await allow(asked)).map((session) =>
      session.namespace === 'solana'
        ? { ...session, accounts: [{ address: KEYS[id] }], chainId: chains.solana.slice('solana:'.length) }
        : session,
    )
  return Object.assign(own, {
    connect: async (asked: Parameters<Connector['connect']>[0]) => {
      await prompts.ask(`connect ${id}`, asked.signal)
      permitted.add(id)
      return sessions(asked)
    },
    restore: async (asked: Parameters<Connector['connect']>[0]) => (permitted.has(id) ? sessions(asked) : []),
    disconnect: async () => {
      permitted.delete(id)
      await end()
    },
    switchNetwork: ({ network, signal }: { network: { caipNetworkId: string }; signal?: AbortSignal }) =>
      prompts.ask(`switch ${id} ${network.caipNetworkId}`, signal),
  })
}

/** WalletConnect with a phone that answers in steps of the walk. */
function createPhone() {
  const own = createTestConnector({ id: 'walletConnect', name: 'WalletConnect', address: BOB })
  const waiting = new Set<(error?: unknown) => void>()
  let uris = 0
  const connect: Connector['connect'] = ({ signal }) =>
    new Promise((resolve, reject) => {
      const end = (error?: unknown): void => {
        waiting.delete(end)
        if (error !== undefined) reject(error as Error)
        else resolve([{ namespace: 'eip155', accounts: [{ address: BOB }], chainId: '1' }])
      }
      waiting.add(end)
      signal?.addEventListener('abort', () => waiting.delete(end) && reject(signal.reason as Error))
      queueMicrotask(() =>
        own.emit({ type: 'connecting', uri: `wc:${++uris}@2?symKey=00&relay-protocol=irn` }),
      )
    })
  return {
    connector: Object.assign(own, { type: 'WALLET_CONNECT' as const, connect, restore: async () => [] }),
    pairings: () => waiting.size,
    end: (error?: unknown) => {
      for (const each of [...waiting]) each(error)
    },
  }
}

/** Storage of one browser, which notifies each tab of the writes of the others. */
function createBrowser() {
  const memory = createMemoryStorage()
  const tabs = new Set<(key: string | null) => void>()
  return () => {
    const own = new Set<(key: string | null) => void>()
    const notify = (key: string): void => {
      for (const listener of tabs)
        if (!own.has(listener)) queueMicrotask(() => tabs.has(listener) && listener(key))
    }
    return {
      getItem: memory.getItem,
      setItem: (key: string, value: string) => {
        const isChange = memory.getItem(key) !== value
        memory.setItem(key, value)
        if (isChange) notify(key)
      },
      removeItem: (key: string) => {
        memory.removeItem(key)
        notify(key)
      },
      subscribe: (listener: (key: string | null) => void) => {
        own.add(listener)
        tabs.add(listener)
        return () => void tabs.delete(listener)
      },
    }
  }
}

/** The hooks that the app uses. */
function useApp() {
  return {
    account: useAccount(),
    connectors: useConnectors(),
    modal: useModal(),
    router: useModalRouter(),
    siwx: useSiwx(),
    connect: useConnect().connectAsync,
    disconnect: useDisconnect().disconnectAsync,
    switchNetwork: useSwitchNetwork().switchNetworkAsync,
    signIn: useSignIn().signInAsync,
  }
}
type App = ReturnType<typeof useApp>

type World = {
  readonly openStorage: ReturnType<typeof createBrowser>
  readonly permitted: Set<string>
  readonly backend: { state: 'up' | 'down' | 'silent' }
  readonly errors: unknown[]
}

const adapterOf = (namespace: ChainNamespace, prompts: Prompts): ChainAdapter => {
  const { operations } = storyAdapter(namespace)
  return {
    namespace,
    operations: {
      ...operations,
      signMessage:
        async () =>
        async ({ signal }) => {
          await prompts.ask('sign', signal)
          return '0x51'
        },
      verifyMessage: async () => async () => true,
    },
  }
}

/** Options of both tabs. */
function createTab({ openStorage, permitted, backend, errors }: World) {
  const prompts = createPrompts()
  const phone = createPhone()
  const wallets = {
    one: createExtension('one', prompts, permitted),
    two: createExtension('two', prompts, permitted),
  }
  const options: StoryConfigOptions = {
    id: 'walk',
    projectId: 'p',
    networks: manyNetworks,
    storage: openStorage(),
    adapters: [adapterOf('eip155', prompts), adapterOf('solana', prompts)],
    wallets: [wallets.one, wallets.two, phone.connector],
    siwx: siwx({ domain: location.host, uri: location.origin }),
    features: { analytics: false },
    fetch: () => {
      if (backend.state === 'silent') return new Promise(() => {})
      if (backend.state === 'down') return Promise.resolve(new Response('', { status: 503 }))
      return Promise.resolve(Response.json({ count: 0, data: [] }))
    },
    onError: (error) => errors.push(error),
  }
  return { prompts, phone, wallets, options }
}

/** The visitor's tab: the app with its modal. */
async function openPage(world: World) {
  const tab = createTab(world)
  let app!: App
  function Probe(): null {
    app = useApp()
    return null
  }
  const config = await renderModal({
    ...tab.options,
    children: (
      <>
        <button type="button">Opener</button>
        <Probe />
      </>
    ),
  })
  return {
    ...tab,
    app: () => app,
    close() {
      cleanup()
      config.destroy()
    },
  }
}
type Page = Awaited<ReturnType<typeof openPage>>

/** Another tab of the browser, whose visitor approves everything. */
function openOtherTab(world: World): Config {
  const config = createStoryConfig({ debug: false, ...createTab(world).options })
  config.mount()
  return config
}

const panel = (): HTMLElement | null =>
  document.querySelector('[data-foyer-modal]:not([data-foyer-leaving] *):not([data-foyer-leaving])')

// Code that loads on demand needs turns of the event loop besides timers.
const settle = async (turns = 6): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(50)
      await new Promise((resolve) => void setImmediate(resolve))
      await vi.dynamicImportSettled()
    })
  }
}

const setOnline = (isOnline: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/** Whether a required sign-in is not done yet. */
const isSignInDue = ({ siwx: { status, isRequired } }: App): boolean =>
  isRequired && ['signed-out', 'signing', 'cancelling'].includes(status)

function change(own: TestConnector, kind: WalletChange): void {
  if (kind === 'leave') return own.emit({ type: 'disconnect' })
  const changes = {
    account: { accounts: [{ address: BOB }, { address: ALICE }] },
    unknownChain: { chainId: '999' },
    knownChain: { chainId: '137' },
    lock: { accounts: [] },
  }
  own.emit({ type: 'change', namespace: 'eip155', ...changes[kind] })
}

/** Takes the steps of a walk, and checks the invariants after each. */
async function walk(steps: readonly Step[]): Promise<void> {
  const world: World = {
    openStorage: createBrowser(),
    permitted: new Set(),
    backend: { state: 'up' },
    errors: [],
  }
  setOnline(true)
  let page = await openPage(world)
  let other: Config | undefined
  const waiting = new Set<Step>()
  const follow = (each: Step, work: Promise<unknown>): void => {
    waiting.add(each)
    const end = (): boolean => waiting.delete(each)
    work.then(end, end)
  }

  async function take(each: Step): Promise<void> {
    const { prompts, phone, wallets } = page
    const app = page.app()
    prompts.beginStep()
    switch (each[0]) {
      case 'open':
        return app.modal.open(each[1] && { view: each[1] as RouteName as 'Connect' })
      case 'connect': {
        prompts.next = each[2]
        const connector = app.connectors.find(({ id }) => id === each[1])
        const namespaces = each[3] === 'both' ? (['eip155', 'solana'] as const) : undefined
        if (connector) follow(each, app.connect({ connector, namespaces }))
        return
      }
      case 'tap': {
        prompts.next = each[2]
        const name = each[1] === 'walletConnect' ? 'WalletConnect' : `Wallet ${each[1]}`
        const row = [...(panel()?.querySelectorAll('button') ?? [])].find((button) =>
          button.textContent?.includes(name),
        )
        return row?.click()
      }
      case 'switch':
        prompts.next = each[2]
        return follow(each, app.switchNetwork({ caipNetworkId: chains[each[1]] as 'eip155:1' }))
      case 'signIn':
        prompts.next = each[1]
        return follow(each, app.signIn())
      case 'wallet':
        return change(wallets[each[1]], each[2])
      case 'phone':
        if (each[1] === 'approve') return phone.end()
        return phone.end(
          each[1] === 'decline' ? { code: 5000, message: 'No' } : { code: -32000, message: 'gone' },
        )
      case 'backend':
        world.backend.state = each[1]
        return
      case 'otherTab':
        other ??= openOtherTab(world)
        return follow(each, each[1] === 'connect' ? connect(other, { connector: 'two' }) : disconnect(other))
      case 'decline':
        return app.siwx.cancel()
      case 'close': {
        const mustStay = (at: App): boolean => isSignInDue(at) || isSwitchDue(at)
        const mayStay = mustStay(app)
        app.modal.requestClose()
        await settle(1)
        // Closing aborts a connect; then a connection of the other tab may become current and need a sign-in.
        if (!mayStay && !mustStay(page.app())) expect(page.app().modal.isOpen).toBe(false)
        return
      }
      case 'escape':
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        )
        return
      case 'back':
        return app.router.goBack()
      case 'disconnect':
        return follow(each, app.disconnect())
      case 'reload':
        // The promises of a page need not settle after a reload.
        waiting.clear()
        page.close()
        page = await openPage(world)
        return
      case 'offline':
      case 'online':
        return setOnline(each[0] === 'online')
      case 'answer':
      case 'refuse':
        return prompts.answerAll(each[0] === 'answer')
      case 'wait':
        return settle(20)
    }
  }

  try {
    await settle()
    for (const each of steps) {
      await act(async () => take(each))
      await settle()
      check(page, world)
    }
    page.prompts.next = 'no'
    page.prompts.answerAll(false)
    page.phone.end({ code: 5000, message: 'No' })
    world.backend.state = 'up'
    setOnline(true)
    await settle()
    await act(async () => vi.advanceTimersByTimeAsync(60_000))
    await settle()
    check(page, world)
    expect([...waiting]).toEqual([])
  } finally {
    other?.destroy()
    page.close()
  }
}

/** Whether the wallet is on a network that the app does not have. */
const isSwitchDue = ({ router }: App): boolean =>
  router.history.includes('UnsupportedChain') || router.view === 'UnsupportedChain'

/** Failures of the backend, the relay and the wallets. */
const services: ReadonlySet<string | undefined> = new Set([
  'CONNECT_FAILED',
  'HTTP_FAILED',
  'REQUEST_FAILED',
  'REQUEST_TIMED_OUT',
  'RESPONSE_INVALID',
])

/** Invariants after every step. */
function check(page: Page, { errors }: World): void {
  const app = page.app()
  const { modal, account, router } = app
  // 1. A wallet has one prompt of a kind at a time, and the relay one pairing.
  expect(page.prompts.doubled).toEqual([])
  expect(page.phone.pairings()).toBeLessThanOrEqual(1)
  // 2. No account stays without a required sign-in, unless the modal asks for it.
  if (isSignInDue(app)) expect([modal.isOpen, account.isConnected]).toEqual([true, true])
  // 3. The open modal shows text, and has the focus.
  if (modal.isOpen) {
    const view = panel()?.querySelector('[data-foyer-part="view"]:not([data-foyer-leaving])')
    expect(`${router.view}: ${view?.textContent?.trim() || 'empty'}`).not.toBe(`${router.view}: empty`)
    expect(panel()?.contains(document.activeElement)).toBe(true)
  } else expect(panel()).toBeNull()
  // 4. No background error besides rejections by the visitor and failures of the services.
  const isExpected = (error: unknown): boolean =>
    isUserRejected(error) || services.has((error as { readonly code?: string }).code)
  expect(errors.filter((error) => !isExpected(error))).toEqual([])
}

/** Walks that have failed before. */
const replays: readonly (readonly Step[])[] = [
  [['connect', 'one', 'yes', 'one'], ['signIn', 'later'], ['reload']],
  [
    ['connect', 'one', 'later', 'one'],
    ['connect', 'one', 'later', 'both'],
  ],
  [['connect', 'two', 'yes', 'one'], ['signIn', 'later'], ['signIn', 'yes'], ['answer']],
  [
    ['open', undefined],
    ['tap', 'one', 'later'],
    ['connect', 'one', 'later', 'both'],
    ['answer'],
    ['signIn', 'yes'],
  ],
  [
    ['connect', 'two', 'yes', 'one'],
    ['switch', 'solana', 'yes'],
    ['wallet', 'two', 'knownChain'],
    ['switch', 'ethereum', 'yes'],
    ['switch', 'ethereum', 'later'],
    ['signIn', 'yes'],
  ],
  [['connect', 'one', 'later', 'one'], ['otherTab', 'connect'], ['close'], ['phone', 'approve']],
  [
    ['connect', 'two', 'yes', 'one'],
    ['signIn', 'yes'],
    ['switch', 'polygon', 'later'],
    ['switch', 'polygon', 'later'],
  ],
]

beforeEach(() => {
  startFakeClock()
  vi.stubEnv('NODE_ENV', 'production')
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test.each(replays.map((steps) => ({ steps })))('a walk that failed: $steps', ({ steps }) => walk(steps))

const isDeep = Boolean(process.env['FOYER_DEEP'])

test(
  'a visitor walks through the modal, with two wallets, a phone, reloads and failing services: every invariant holds',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30, size: 'max' }), walk), {
      // About 15 steps each.
      ...(isDeep ? { numRuns: 670 } : { numRuns: 20, seed: 7 }),
      reporter: (run) => {
        if (!run.failed) return
        const script = run.counterexample?.[0].map((each) => `  ${JSON.stringify(each)},`).join('\n')
        throw new Error(`Add to \`replays\`:\n[\n${script}\n],`, { cause: run.errorInstance })
      },
    })
  },
  isDeep ? 3_600_000 : 600_000,
)
