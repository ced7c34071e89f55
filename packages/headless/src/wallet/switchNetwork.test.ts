import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { internalsOf } from '../core/internals.ts'
import { attachModal } from '../modal/attachModal.ts'
import { chooseNetwork } from '../modal/chooseNetwork.ts'
import { getModalRouter, pushView } from '../modal/navigation.ts'
import { getAlert } from '../modal/notices/state.ts'
import { getModal } from '../modal/openModal.ts'
import { networks, polygon, setup, solana } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from './connect.ts'
import { networkListAtom } from './networkList.ts'
import { connectionsAtom, getAccount, getNetwork, getNetworks, watchNetwork, watchNetworks } from './state.ts'
import { askToSwitch, switchNetwork } from './switchNetwork.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const never = new Promise<never>(() => {})
type SwitchNetwork = NonNullable<ReturnType<typeof createTestConnector>['switchNetwork']>

async function connected(answer?: SwitchNetwork, options: Parameters<typeof setup>[0] = {}) {
  const asked = vi.fn<SwitchNetwork>(answer ?? (async () => {}))
  const wallet = { ...createTestConnector({ namespaces: ['eip155', 'solana'] }), switchNetwork: asked }
  const test = setup({ connectors: [wallet], ...options })
  await connect(test.config, { connector: wallet, namespaces: ['eip155'] })
  test.events.splice(0)
  return { ...test, wallet, asked }
}

describe('switchNetwork', () => {
  test('[S1.4] [S4.24] asks the wallet once, and changes the network of the account', async () => {
    const { config, asked, events } = await connected()
    expect(await switchNetwork(config, { caipNetworkId: 'eip155:137' })).toBe(polygon)
    expect(asked).toHaveBeenCalledOnce()
    expect(asked.mock.calls[0]?.[0].network.caipNetworkId).toBe('eip155:137')
    expect(getNetwork(config)).toBe(polygon)
    const { address } = getAccount(config)
    expect(getAccount(config).caipAddress).toBe(`eip155:137:${address}`)
    expect(events).toEqual([{ event: 'SWITCH_NETWORK', properties: { network: 'eip155:137' } }])
  })

  test('passes `customRpcUrls` to the wallet, which may add the network', async () => {
    const url = 'https://own.example'
    const { config, asked } = await connected(undefined, { customRpcUrls: { 'eip155:137': [url] } })
    await switchNetwork(config, { caipNetworkId: 'eip155:137' })
    expect(asked.mock.calls[0]?.[0].network.rpcUrls.default.http[0]).toBe(url)
  })

  test('a request for another network of the same wallet does not join the prompt', async () => {
    const answers = new Map<string, () => void>()
    const { config } = await connected(
      ({ network }) => new Promise((resolve) => answers.set(network.caipNetworkId, resolve)),
    )
    const { signal } = new AbortController()
    const ten = { ...polygon, caipNetworkId: 'eip155:10', id: 10 } as const
    const asking = [polygon, polygon, ten].map((network) => askToSwitch(config, network, signal))
    await vi.advanceTimersByTimeAsync(0)
    expect([...answers.keys()]).toEqual(['eip155:137', 'eip155:10'])
    const isOver = vi.fn<() => void>()
    const last = asking.at(-1)?.then(isOver)
    answers.get('eip155:137')?.()
    await Promise.all(asking.slice(0, 2))
    expect(isOver).not.toHaveBeenCalled()
    answers.get('eip155:10')?.()
    await last
  })

  test('a request whose wallet keeps the prompt open after an abort rejects, and the next one asks again', async () => {
    const prompts = vi.fn<() => Promise<never>>(() => never)
    const { config } = await connected(prompts)
    for (const reason of [new TypeError('left'), new TypeError('left again')]) {
      const controller = new AbortController()
      const asking = askToSwitch(config, polygon, controller.signal)
      controller.abort(reason)
      await expect(asking).rejects.toBe(reason)
    }
    expect(prompts).toHaveBeenCalledTimes(2)
  })

  test('keeps a shared switch when one caller aborts', async () => {
    let answer: (() => void) | undefined
    const { config, asked } = await connected(() => new Promise((resolve) => (answer = resolve)))
    const controller = new AbortController()
    const first = switchNetwork(config, { caipNetworkId: 'eip155:137', signal: controller.signal })
    const second = switchNetwork(config, { caipNetworkId: 'eip155:137' })
    controller.abort('left')
    await expect(first).rejects.toBe('left')
    expect(asked.mock.calls[0]?.[0].signal?.aborted).toBe(false)
    answer?.()
    expect(await second).toBe(polygon)
    expect(asked).toHaveBeenCalledOnce()
  })

  test('aborts a shared switch when all callers have aborted', async () => {
    const { config, asked } = await connected(() => never)
    const controllers = [new AbortController(), new AbortController()] as const
    const calls = controllers.map(({ signal }) =>
      switchNetwork(config, { caipNetworkId: 'eip155:137', signal }),
    )
    for (const controller of controllers) controller.abort('left')
    for (const call of calls) await expect(call).rejects.toBe('left')
    expect(asked.mock.calls[0]?.[0].signal?.aborted).toBe(true)
    expect(getNetwork(config)).not.toBe(polygon)
  })

  test('does not ask a wallet that is on the network already', async () => {
    const { config, asked } = await connected()
    await switchNetwork(config, { caipNetworkId: 'eip155:137' })
    await switchNetwork(config, { caipNetworkId: 'eip155:137' })
    expect(asked).toHaveBeenCalledOnce()
  })

  test('selects the network without a wallet that cannot switch, whose chain does not change', async () => {
    const { switchNetwork: _own, ...wallet } = createTestConnector()
    const { config } = setup({ connectors: [wallet] })
    await connect(config, { connector: wallet })
    await switchNetwork(config, { caipNetworkId: 'eip155:137' })
    expect(getNetwork(config)).toBe(polygon)
    expect(internalsOf(config).store.get(connectionsAtom)).toMatchObject([{ chainId: '1' }])
  })

  test('asks no wallet without a connection', async () => {
    const { config, names } = setup()
    await switchNetwork(config, { caipNetworkId: solana.caipNetworkId })
    expect(getNetwork(config)).toBe(solana)
    expect(names()).toEqual(['SWITCH_NETWORK'])
  })

  test('[S4.23] to another connected namespace asks no wallet, and makes its account current', async () => {
    const other = createTestConnector({ id: 'sol', namespaces: ['solana'], chainId: solana.id as string })
    const wallet = createTestConnector()
    const { config } = setup({ connectors: [wallet, other] })
    await connect(config, { connector: other })
    await connect(config, { connector: wallet })
    expect(getAccount(config).namespace).toBe('eip155')
    await switchNetwork(config, { caipNetworkId: solana.caipNetworkId })
    expect(getAccount(config)).toMatchObject({
      namespace: 'solana',
      isConnected: true,
      connector: { id: 'sol' },
    })
    expect([wallet.calls.switchNetwork, other.calls.switchNetwork]).toEqual([0, 0])
  })

  test.each([
    ['USER_REJECTED', { code: 4001, message: 'no' }],
    ['CHAIN_NOT_SUPPORTED', { code: -32603, message: 'broken' }],
  ])('[S2.35] [S8.18] rejects with %s, keeps the network, and emits no event', async (code, reason) => {
    const { config, names } = await connected(() => Promise.reject(reason))
    await expect(switchNetwork(config, { caipNetworkId: 'eip155:137' })).rejects.toMatchObject({ code })
    expect(getNetwork(config).caipNetworkId).toBe('eip155:1')
    expect(names()).toEqual([])
  })

  test('aborts an older switch to another network, whose late answer is ignored', async () => {
    let answer = (): void => {}
    const { config, names } = await connected(({ network }) =>
      network.caipNetworkId === 'eip155:137'
        ? new Promise((resolve) => (answer = resolve))
        : Promise.resolve(),
    )
    const older = switchNetwork(config, { caipNetworkId: 'eip155:137' })
    const settled = expect(older).rejects.toMatchObject({ name: 'AbortError' })
    await vi.waitFor(() => expect(internalsOf(config).processes.has('switchNetwork')).toBe(true))
    await switchNetwork(config, { caipNetworkId: 'eip155:1' })
    answer()
    await settled
    await vi.advanceTimersByTimeAsync(10)
    expect(getNetwork(config).caipNetworkId).toBe('eip155:1')
    expect(names()).toEqual(['SWITCH_NETWORK'])
  })

  test('joins a running switch to the same network, so that the wallet prompts once', async () => {
    let prompts = 0
    let answer = (): void => {}
    const { config, names } = await connected(() => {
      prompts += 1
      return new Promise((resolve) => (answer = resolve))
    })
    const first = switchNetwork(config, { caipNetworkId: 'eip155:137' })
    const controller = new AbortController()
    const left = switchNetwork(config, { caipNetworkId: 'eip155:137', signal: controller.signal })
    await vi.waitFor(() => expect(prompts).toBe(1))
    const second = switchNetwork(config, { caipNetworkId: 'eip155:137' })
    controller.abort(new TypeError('left'))
    await expect(left).rejects.toThrow('left')
    answer()
    expect(await Promise.all([first, second])).toEqual([polygon, polygon])
    expect(prompts).toBe(1)
    expect(names()).toEqual(['SWITCH_NETWORK'])
  })

  test.each(['its caller', 'a switch to another network'])(
    'does not join a switch that was aborted by %s',
    async (by) => {
      let prompts = 0
      const { config } = await connected(({ network }) => {
        if (network.caipNetworkId === 'eip155:1') return Promise.resolve()
        prompts += 1
        return prompts === 1 ? never : Promise.resolve()
      })
      const controller = new AbortController()
      const first = switchNetwork(config, { caipNetworkId: 'eip155:137', signal: controller.signal })
      const settled = expect(first).rejects.toBeDefined()
      await vi.waitFor(() => expect(prompts).toBe(1))
      const other =
        by === 'its caller'
          ? controller.abort()
          : switchNetwork(config, { caipNetworkId: 'eip155:1' }).catch(() => undefined)
      expect(await switchNetwork(config, { caipNetworkId: 'eip155:137' })).toBe(polygon)
      await Promise.all([settled, other])
      expect(prompts).toBe(2)
    },
  )

  test("rejects with the reason of the caller's signal", async () => {
    const { config } = await connected(() => never)
    const controller = new AbortController()
    const reason = new TypeError('left')
    const switching = switchNetwork(config, { caipNetworkId: 'eip155:137', signal: controller.signal })
    const settled = expect(switching).rejects.toBe(reason)
    await vi.waitFor(() => expect(internalsOf(config).processes.has('switchNetwork')).toBe(true))
    controller.abort(reason)
    await settled
    expect(getNetwork(config).caipNetworkId).toBe('eip155:1')
  })

  test('changes nothing if it is aborted while the engine loads', async () => {
    const { config, names } = setup()
    const controller = new AbortController()
    const reason = new TypeError('left')
    // Without a wallet to ask, the first switch loads the engine.
    vi.spyOn(internalsOf(config).engine, 'start').mockImplementation(async () => controller.abort(reason))
    const { signal } = controller
    await expect(switchNetwork(config, { caipNetworkId: 'eip155:137', signal })).rejects.toBe(reason)
    expect(getNetwork(config).caipNetworkId).toBe('eip155:1')
    expect(names()).toEqual([])
  })

  test('[S5.13] [S8.33] [S8.53] to an unconfigured network rejects, and alerts the developer', async () => {
    const lines = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { config, names } = setup()
    await expect(switchNetwork(config, { caipNetworkId: 'eip155:999' })).rejects.toMatchObject({
      code: 'NETWORK_NOT_CONFIGURED',
      shortMessage: 'Network not found',
    })
    expect(getAlert(config)).toMatchObject({ isOpen: true, variant: 'error', message: 'Network Not Found' })
    expect(names()).toEqual([])
    await vi.waitFor(() => expect(lines).toHaveBeenCalledTimes(1))
    lines.mockRestore()
  })

  test.each([{ caipNetworkId: 'eip155:999' }, 137, { chainId: 137 }, { caipNetworkId: 137 }])(
    'logs one error for the parameters %j',
    async (parameters) => {
      const lines = vi.spyOn(console, 'error').mockImplementation(() => {})
      const { config } = setup()
      await expect(switchNetwork(config, parameters as never)).rejects.toThrow('Network not found')
      const line = expect.stringContaining("switchNetwork takes { caipNetworkId: 'eip155:137' }")
      await vi.waitFor(() => expect(lines.mock.calls).toEqual([[line]]))
      lines.mockRestore()
    },
  )
})

describe('chooseNetwork', () => {
  test('does nothing for the current network', () => {
    const { config } = setup()
    expect(chooseNetwork(config, { caipNetworkId: 'eip155:1' })).toBe('none')
    expect(getModalRouter(config).history).toEqual(['Connect'])
  })

  test('[S2.32] [S2.14] opens the view that asks for a confirmation', () => {
    const { config } = setup()
    expect(chooseNetwork(config, { caipNetworkId: 'eip155:137' })).toBe('SwitchNetwork')
    expect(getModalRouter(config)).toMatchObject({ view: 'SwitchNetwork', data: { network: polygon } })
  })

  test('[S2.14] keeps the data of the previous view', () => {
    const { config } = setup()
    pushView(config, 'UnsupportedChain', { swapUnsupportedChain: true })
    chooseNetwork(config, { caipNetworkId: 'eip155:137' })
    expect(getModalRouter(config).data).toEqual({ swapUnsupportedChain: true, network: polygon })
  })

  test('[S2.15] [S2.35] opens the view to connect another wallet if the current one lacks the namespace', async () => {
    const { config } = await connected()
    expect(chooseNetwork(config, { caipNetworkId: solana.caipNetworkId })).toBe('SwitchActiveChain')
    expect(getModalRouter(config)).toMatchObject({
      view: 'SwitchActiveChain',
      data: { switchToChain: 'solana', navigateTo: 'Connect', navigateWithReplace: true, network: solana },
    })
    expect(getNetwork(config).caipNetworkId).toBe('eip155:1')
  })

  test.each([
    ['AUTH', 'solana', 'SwitchNetwork'],
    ['AUTH', 'bip122', 'SwitchActiveChain'],
    ['ANNOUNCED', 'solana', 'SwitchActiveChain'],
  ] as const)(
    '[S2.33] with a wallet of type %s, a switch to %s opens %s',
    async (type, namespace, decision) => {
      const wallet = { ...createTestConnector({ namespaces: ['eip155', 'solana'] }), type }
      const bitcoin = { ...polygon, id: 'x', caipNetworkId: 'bip122:x', chainNamespace: 'bip122' } as const
      const { config } = setup({ connectors: [wallet], networks: [...networks, bitcoin] })
      await connect(config, { connector: wallet, namespaces: ['eip155'] })
      const caipNetworkId = namespace === 'solana' ? solana.caipNetworkId : 'bip122:x'
      expect(chooseNetwork(config, { caipNetworkId })).toBe(decision)
    },
  )

  test('[S2.27] switches at once with ignoreConfirmation', async () => {
    const { config, names } = await connected()
    const choice = { caipNetworkId: solana.caipNetworkId, ignoreConfirmation: true }
    expect(chooseNetwork(config, choice)).toBe('atOnce')
    await vi.waitFor(() => expect(getNetwork(config)).toBe(solana))
    expect(getModalRouter(config).view).toBe('Connect')
    expect(names()).toEqual(['SWITCH_NETWORK'])
  })

  test.each([
    [true, 'Connect'],
    [undefined, undefined],
  ])(
    'R46: ignoreConfirmation %s: a switch to a namespace without an account opens %s',
    async (ignoreConfirmation, view) => {
      const { config } = await connected()
      attachModal(config)
      await switchNetwork(config, { caipNetworkId: solana.caipNetworkId, ignoreConfirmation })
      await vi.waitFor(() => expect(getNetwork(config)).toBe(solana))
      await vi.advanceTimersByTimeAsync(10)
      expect(getModal(config)).toMatchObject({ isOpen: view !== undefined })
      if (view) expect([getModalRouter(config).view, getModal(config).namespace]).toEqual([view, 'solana'])
    },
  )

  test('R46: a switch to a network of the active namespace opens no view, also without an account', async () => {
    const { config } = setup()
    attachModal(config)
    await switchNetwork(config, { caipNetworkId: 'eip155:137', ignoreConfirmation: true })
    await vi.advanceTimersByTimeAsync(10)
    expect(getModal(config).isOpen).toBe(false)
  })

  test('R46: a switch to a namespace with an account opens no view', async () => {
    const { config, wallet } = await connected()
    await connect(config, { connector: wallet, namespaces: ['solana'] })
    attachModal(config)
    await switchNetwork(config, { caipNetworkId: 'eip155:1' })
    await switchNetwork(config, { caipNetworkId: solana.caipNetworkId, ignoreConfirmation: true })
    await vi.advanceTimersByTimeAsync(10)
    expect(getModal(config).isOpen).toBe(false)
  })

  test('throws for an unconfigured network', () => {
    const { config } = setup()
    expect(() => chooseNetwork(config, { caipNetworkId: 'eip155:999' })).toThrow('Network not found')
  })

  test('[S3.88] the list of networks marks those that connected wallets approved', async () => {
    const wallet = createTestConnector()
    const config = setup({
      connectors: [
        {
          ...wallet,
          connect: async () => [
            {
              namespace: 'eip155',
              accounts: [{ address: 'x' }],
              chainId: '1',
              approvedCaipNetworkIds: ['eip155:1'],
            },
          ],
        },
      ],
    }).config
    const list = () => internalsOf(config).store.get(networkListAtom)
    expect(list().items.some(({ isDisabled }) => isDisabled)).toBe(false)
    await connect(config, { connector: wallet })
    expect(list()).toMatchObject({
      isSupported: true,
      items: [
        { network: { caipNetworkId: 'eip155:1' }, isCurrent: true, isApproved: true, isDisabled: false },
        { network: { caipNetworkId: 'eip155:137' }, isCurrent: false, isDisabled: true },
        { network: { chainNamespace: 'solana' }, isDisabled: false },
      ],
    })
    const session = { namespace: 'eip155', accounts: [{ address: 'x' }], chainId: '1' } as const
    const approvedCaipNetworkIds = ['eip155:1', 'eip155:137'] as const
    wallet.emit({ ...session, type: 'change', session: { ...session, approvedCaipNetworkIds } })
    expect(list().items.map(({ isDisabled }) => isDisabled)).toEqual([false, false, false])
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '999' })
    expect(list().isSupported).toBe(false)
    expect(list().items.map(({ isDisabled }) => isDisabled)).toEqual([false, false, false])
  })
})

test('watchNetwork reports changes of the active network, watchNetworks only changes of the list', async () => {
  const { config } = setup()
  expect(getNetworks(config)).toEqual(networks)
  const seen: string[] = []
  const lists = vi.fn<() => void>()
  const stop = [
    watchNetwork(config, { onChange: (now, before) => seen.push(`${before.id}>${now.id}`) }),
    watchNetworks(config, { onChange: lists }),
  ]
  await switchNetwork(config, { caipNetworkId: 'eip155:137' })
  await switchNetwork(config, { caipNetworkId: 'eip155:137' })
  for (const undo of stop) undo()
  await switchNetwork(config, { caipNetworkId: 'eip155:1' })
  expect(seen).toEqual(['1>137'])
  expect(lists).not.toHaveBeenCalled()
})
