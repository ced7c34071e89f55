// @vitest-environment jsdom
import { UserRejectedError } from '@foyer/chains'
import '../features/askProject.ts'
import './startAnalytics.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emitEvent } from '../../core/actions.ts'
import { internalsOf } from '../../core/internals.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { hideAlert } from '../../modal/notices/alert.ts'
import { getAlert } from '../../modal/notices/state.ts'
import { openModal } from '../../modal/openModal.ts'
import { type ProjectAnswers, setupProject } from '../../test/project.ts'
import { ALICE } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'

// Lazy code is imported here, so that tests do not wait for it.

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const click = (config: Config): void => emitEvent(config, { event: 'CLICK_NETWORKS' })
const fail = (config: Config, error: unknown): void => internalsOf(config).report(error)

/** Project whose analytics are running, without the reports sent so far. */
async function startAnalytics(...given: Parameters<typeof setupProject>) {
  const project = setupProject(...given)
  openModal(project.config)
  await vi.advanceTimersByTimeAsync(3_500)
  await vi.waitFor(async () => expect(await project.reports()).toHaveLength(2))
  project.requests.length = 0
  return project
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('reports of events [S7.23] [S7.24]', () => {
  test('are sent after the first action, including that of INITIALIZE', async () => {
    vi.stubGlobal('location', new URL('https://app.example/shop?uri=wc:1&symKey=2#token'))
    const { config, reports, requests } = setupProject()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toEqual([])
    openModal(config)
    await vi.waitFor(async () => expect(await reports()).toHaveLength(2))
    const [first, second] = await reports()
    expect(first).toMatchObject({ props: { type: 'track', event: 'INITIALIZE' } })
    expect(second).toEqual({
      eventId: expect.stringMatching(uuid),
      url: 'https://app.example/shop',
      domain: 'app.example',
      timestamp: expect.any(Number),
      props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
    })
    const [request] = requests.filter(({ method }) => method === 'POST')
    expect(Object.fromEntries(new URL(request?.url ?? '').searchParams)).toEqual({
      projectId: 'project',
      st: 'foyer',
      sv: expect.stringMatching(/^react-eip155,solana-/),
    })
    // `text/plain` causes no preflight.
    expect(request?.headers.get('content-type')).toMatch(/^text\/plain/)
  })

  test('have the texts and switches of the options, not the nodes and functions of the app', async () => {
    const rpcUrl = 'https://node.example/v3/key'
    const { config, reports } = setupProject(
      {},
      { debug: true, customRpcUrls: { 'eip155:1': [rpcUrl] }, features: { swaps: [] } },
    )
    openModal(config)
    await vi.waitFor(async () => expect(await reports()).not.toHaveLength(0))
    const [first] = await reports()
    const properties = first?.props['properties']
    expect(properties).toMatchObject({ debug: true, projectId: 'project', features: { swaps: [] } })
    expect(properties).not.toHaveProperty('customRpcUrls')
    expect(JSON.stringify(first)).not.toContain('node.example')
  })

  test('have a random UUID as id, also on a page without TLS', async () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation(
      (bytes) => (bytes as Uint8Array).fill(0xff) as never,
    )
    vi.spyOn(crypto, 'randomUUID').mockReturnValue('00000000-0000-4000-8000-000000000000')
    const { config, reports } = await startAnalytics()
    click(config)
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    click(config)
    delete (crypto as { randomUUID?: unknown }).randomUUID
    await vi.waitFor(async () => expect(await reports()).toHaveLength(2))
    expect((await reports()).map(({ eventId }) => eventId)).toEqual([
      '00000000-0000-4000-8000-000000000000',
      'ffffffff-ffff-4fff-bfff-ffffffffffff',
    ])
  })

  test('are sent one per request', async () => {
    const { config, reports } = await startAnalytics()
    click(config)
    click(config)
    await vi.waitFor(async () => expect(await reports()).toHaveLength(2))
    const ids = (await reports()).map(({ eventId }) => eventId)
    expect(new Set(ids).size).toBe(2)
  })

  test('have the account that was current at the time of the event', async () => {
    const connector = createTestConnector()
    const { config, reports } = await startAnalytics({}, { connectors: [connector] })
    await connect(config, { connector: connector.uid })
    await vi.waitFor(async () => expect(await reports()).toHaveLength(3))
    expect((await reports()).map(({ props }) => [props.event, props['address']])).toEqual([
      ['SELECT_WALLET', undefined],
      ['CONNECT_SUCCESS', ALICE],
      // The open modal closes after the connect.
      ['MODAL_CLOSE', ALICE],
    ])
  })

  test.each<[string, ProjectAnswers, object]>([
    ['the app disables analytics', {}, { features: { analytics: false } }],
    ['the project disables analytics', { analytics: () => Response.json({ isAnalyticsEnabled: false }) }, {}],
    [
      'the request for the analytics setting fails',
      { analytics: () => Response.json({}, { status: 500 }) },
      {},
    ],
    [
      'the analytics setting is invalid',
      { analytics: () => Response.json({ isAnalyticsEnabled: 'yes' }) },
      {},
    ],
    [
      'there is no project id, although there is a backend',
      {},
      { projectId: undefined, endpoints: { analytics: 'https://own.example', kit: 'https://own.example' } },
    ],
  ])('are not sent if %s; listeners of the app receive the events [S7.31]', async (_, answers, options) => {
    const { config, reports, names, asked } = setupProject(answers, options)
    openModal(config)
    await vi.waitFor(() => expect(asked()).toContain('/appkit/v1/config'))
    fail(config, new Error('broken'))
    click(config)
    // Longer than the delay of the request for the setting, and its retries.
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await reports()).toEqual([])
    expect(names()).toEqual(['MODAL_OPEN', 'CLICK_NETWORKS'])
  })

  test.each([
    [true, ['CLICK_NETWORKS']],
    [false, []],
  ])('are sent by isAnalyticsEnabled of /getAnalyticsConfig: with %j, %j [S7.31]', async (is, sent) => {
    const { config, reports, asked } = setupProject({
      analytics: () => Response.json({ isAnalyticsEnabled: is }),
    })
    openModal(config)
    click(config)
    await vi.waitFor(() => expect(asked()).toContain('/getAnalyticsConfig'))
    await vi.advanceTimersByTimeAsync(1000)
    const events = (await reports()).map(({ props }) => props.event)
    expect(events.filter((event) => event === 'CLICK_NETWORKS')).toEqual(sent)
  })

  test('are sent to the host’s endpoint', async () => {
    const { config, requests } = await startAnalytics({}, { endpoints: { analytics: 'https://own.example' } })
    click(config)
    await vi.waitFor(() => expect(requests[0]?.url).toMatch(/^https:\/\/own\.example\/e\?projectId=project&/))
  })

  test('are dropped if the request fails, without an error or alert', async () => {
    const { config, reports, errors } = await startAnalytics({
      event: () => Promise.reject(new TypeError('offline')),
    })
    click(config)
    click(config)
    await vi.waitFor(async () => expect(await reports()).toHaveLength(2))
    await vi.advanceTimersByTimeAsync(1000)
    expect([errors, getAlert(config).isOpen]).toEqual([[], false])
    expect(await reports()).toHaveLength(2)
  })
})

describe('[S7.26] a forbidden report', () => {
  test('alerts once, and again after an accepted report', async () => {
    let status = 403
    const { config, reports } = await startAnalytics({ event: () => new Response('no', { status }) })
    const alert = () => getAlert(config)
    const sendReport = async (count: number): Promise<void> => {
      click(config)
      await vi.waitFor(async () => expect(await reports()).toHaveLength(count))
      await vi.advanceTimersByTimeAsync(10)
    }
    await vi.waitFor(() =>
      expect(alert()).toMatchObject({
        isOpen: true,
        message: 'Invalid App Configuration',
        details: 'Origin http://localhost:3000 not found on Allowlist - update configuration',
      }),
    )
    hideAlert(config)
    await sendReport(1)
    expect(alert().isOpen).toBe(false)
    status = 500
    await sendReport(2)
    status = 403
    await sendReport(3)
    expect(alert().isOpen).toBe(false)
    status = 200
    await sendReport(4)
    status = 403
    await sendReport(5)
    expect(alert().isOpen).toBe(true)
  })

  test('has status 403: a report that fails with another status shows no alert', async () => {
    const { config } = await startAnalytics({ event: () => new Response('no', { status: 500 }) })
    await vi.advanceTimersByTimeAsync(1000)
    expect(getAlert(config).isOpen).toBe(false)
  })

  test('does not alert without `debug`', async () => {
    const { config } = await startAnalytics(
      { event: () => new Response(null, { status: 403 }) },
      { debug: false },
    )
    await vi.advanceTimersByTimeAsync(1000)
    expect(getAlert(config).isOpen).toBe(false)
    expect(console.error).not.toHaveBeenCalled()
  })
})

describe('[S7.25] reports of failures', () => {
  test('are sent for five of six failures, and again after a minute [S9.22]', async () => {
    const { config, reports } = await startAnalytics()
    for (let count = 1; count <= 6; count++) fail(config, new Error(`broken ${count}`))
    await vi.waitFor(async () => expect(await reports()).toHaveLength(5))
    expect((await reports())[0]).toMatchObject({
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      props: { type: 'error', event: 'INTERNAL_SDK_ERROR', errorMessage: 'broken 1' },
    })
    await vi.advanceTimersByTimeAsync(59_000)
    fail(config, new Error('too soon'))
    await vi.advanceTimersByTimeAsync(1001)
    fail(config, 'x')
    await vi.waitFor(async () => expect(await reports()).toHaveLength(6))
    expect((await reports())[5]).toMatchObject({ props: { errorMessage: 'x' } })
  })

  test('are not sent for failures before the first action, and are kept while the setting is unknown', async () => {
    let answer: ((response: Response) => void) | undefined
    const analytics = () => new Promise<Response>((resolve) => (answer = resolve))
    const { config, reports, asked } = setupProject({ analytics })
    fail(config, new Error('early'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toEqual([])
    openModal(config)
    await vi.waitFor(() => expect(asked()).toContain('/getAnalyticsConfig'))
    fail(config, new Error('soon'))
    click(config)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await reports()).toEqual([])
    answer?.(Response.json({ isAnalyticsEnabled: true }))
    await vi.waitFor(async () => expect(await reports()).toHaveLength(4))
    expect((await reports()).map(({ props }) => props['errorMessage'] ?? props.event)).toEqual([
      'INITIALIZE',
      'MODAL_OPEN',
      'soon',
      'CLICK_NETWORKS',
    ])
  })

  test('are sent for queries of the config, not for those of the host or of another config', async () => {
    const { config, reports } = await startAnalytics()
    const run = (key: readonly unknown[]) =>
      getQueryClient(config)
        .fetchQuery({ queryKey: key, queryFn: () => Promise.reject(new Error(String(key[2]))), retry: false })
        .catch(() => {})
    await run(['mine', config.id, 'a'])
    await run(['foyer', 'another', 'b'])
    await run(['foyer', config.id, 'c'])
    await vi.waitFor(async () => expect(await reports()).toHaveLength(1))
    expect((await reports())[0]?.props['errorMessage']).toBe('c')
  })

  test('are sent once for a failed connect, also as a cause, and not for a rejection or an abort', async () => {
    const connector = createTestConnector()
    const { config, reports } = await startAnalytics({}, { connectors: [connector] })
    const failures = async () => (await reports()).filter(({ props }) => props.type === 'error')
    connector.answer = 'reject'
    await connect(config, { connector: connector.uid }).catch(() => {})
    fail(config, new Error('outer', { cause: new UserRejectedError() }))
    fail(config, new DOMException('enough', 'AbortError'))
    await vi.advanceTimersByTimeAsync(100)
    expect(await failures()).toEqual([])
    connector.answer = 'fail'
    const error: unknown = await connect(config, { connector: connector.uid }).catch(
      (cause: unknown) => cause,
    )
    fail(config, error)
    fail(config, new Error('wrapped', { cause: error }))
    await vi.waitFor(async () => expect(await failures()).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(100)
    expect(await failures()).toHaveLength(1)
  })

  test('are not sent if `enableErrorReports` is off', async () => {
    const { config, reports } = await startAnalytics({}, { enableErrorReports: false })
    fail(config, new Error('broken'))
    click(config)
    await vi.waitFor(async () => expect(await reports()).toHaveLength(1))
    expect((await reports())[0]?.props.type).toBe('track')
  })

  test('are not sent after the config is destroyed', async () => {
    const { config, reports } = await startAnalytics()
    config.destroy()
    fail(config, new Error('late'))
    await getQueryClient(config)
      .fetchQuery({ queryKey: ['foyer', config.id, 'x'], queryFn: () => Promise.reject(new Error('late')) })
      .catch(() => {})
    click(config)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await reports()).toEqual([])
  })
})
