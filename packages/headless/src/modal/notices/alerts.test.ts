import { readFileSync } from 'node:fs'
import { FoyerError } from '@foyer/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type ProblemCode,
  problemOfError,
  problemTitles,
  reportConnectorProblem,
  reportProblem,
} from '../../core/problems/problems.ts'
import { problemTexts } from '../../core/problems/problemTexts.ts'
import { setup } from '../../test/setup.ts'
import { hideAlert, alertLink } from './alert.ts'
import { getAlert } from './state.ts'

const codes = Object.keys(problemTitles) as ProblemCode[]
const written = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(written[level].mockClear())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test.each([
  ['NETWORK_NOT_CONFIGURED', 'Network Not Found'],
  ['ORIGIN_NOT_ALLOWED', 'Invalid App Configuration'],
  ['PROJECT_ID_INVALID', 'Invalid App Configuration'],
  ['PROJECT_ID_MISSING', 'Project ID Not Configured'],
  ['SESSION_EXPIRED', 'Session Expired'],
  ['SERVER_ERROR', 'Server Error'],
  ['RATE_LIMITED', 'Rate Limited'],
  ['MULTI_WALLET_NOT_ENABLED', 'Multi-Wallet Not Enabled'],
] as const)('[S8.33] [S8.34] [S8.38] %s is titled "%s"', (code, title) => {
  expect(problemTitles[code].title).toBe(title)
})

test.each(codes)('%s links to the documentation, and has details', (code) => {
  const link = alertLink(code) ?? ''
  const [file, anchor] = link.split('/blob/main/')[1]?.split('#') ?? []
  const docs = readFileSync(new URL(`../../../../../${file}`, import.meta.url), 'utf8')
  const headings = [...docs.matchAll(/^## (.*)$/gm)].map(([, text]) => text?.toLowerCase())
  expect(headings).toContain(anchor)
  expect(problemTexts[code]({ origin: 'https://a.example' }).length).toBeGreaterThan(20)
})

test('an alert of a host has no link', () => {
  expect([alertLink(undefined), alertLink('MINE'), alertLink('toString')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

describe('reportProblem', () => {
  test('shows the details, and logs them once', async () => {
    const { config } = setup()
    reportProblem(config, 'ORIGIN_NOT_ALLOWED', { origin: 'https://a.example' })
    reportProblem(config, 'ORIGIN_NOT_ALLOWED', { origin: 'https://a.example' })
    expect(getAlert(config)).toMatchObject({ isOpen: true, message: 'Invalid App Configuration' })
    const details = 'Origin https://a.example not found on Allowlist - update configuration'
    await vi.waitFor(() => expect(getAlert(config).details).toBe(details))
    expect(written.error.mock.calls).toEqual([
      [`[foyer] Invalid App Configuration (ORIGIN_NOT_ALLOWED): ${details}`],
    ])
    expect(getAlert(config).link).toMatch(/docs\/alerts\.md#origin_not_allowed$/)
  })

  test('keeps an alert closed that was closed before its details loaded', async () => {
    const { config } = setup()
    reportProblem(config, 'RATE_LIMITED')
    hideAlert(config)
    await vi.waitFor(() => expect(written.error).toHaveBeenCalled())
    expect(getAlert(config)).toEqual({ isOpen: false, message: '', variant: 'info', code: undefined })
  })

  test('shows the title only, and logs nothing, in production with `debug`', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const { config } = setup({ id: crypto.randomUUID(), debug: true })
    reportProblem(config, 'SERVER_ERROR')
    await new Promise((resolve) => setImmediate(resolve))
    expect(getAlert(config).message).toBe('Server Error')
    expect(getAlert(config).details).toBeUndefined()
    expect(written.error).not.toHaveBeenCalled()
  })

  test.each([
    ['with `debug` off', 'development', { debug: false }],
    ['in a production build', 'production', {}],
  ])('neither shows nor logs an alert %s', async (_, build, options) => {
    vi.stubEnv('NODE_ENV', build)
    const { config } = setup(options)
    reportProblem(config, 'SERVER_ERROR')
    await new Promise((resolve) => setImmediate(resolve))
    expect(getAlert(config).isOpen).toBe(false)
    expect(written.error).not.toHaveBeenCalled()
  })
})

describe('errors of a relay', () => {
  const error = (code: string, alert?: string): FoyerError =>
    new FoyerError(code, { shortMessage: 'Its words', context: alert ? { alert } : {} })

  test.each([
    ['SESSION_EXPIRED', 'APKT006', 'SESSION_EXPIRED'],
    ['INVALID_APP_CONFIGURATION', 'APKT002', 'ORIGIN_NOT_ALLOWED'],
    ['INVALID_APP_CONFIGURATION', 'APKT007', 'PROJECT_ID_INVALID'],
    ['PROJECT_ID_MISSING', undefined, 'PROJECT_ID_MISSING'],
    ['RATE_LIMITED', undefined, 'RATE_LIMITED'],
    ['MINE', undefined, undefined],
  ] as const)('problemOfError for %s %s is %s', (code, alert, own) => {
    expect(problemOfError(error(code, alert))).toBe(own)
  })

  test('[S8.35] are alerts; an error of a connector of the host keeps its own text', async () => {
    const { config } = setup()
    reportConnectorProblem(config, error('SESSION_EXPIRED', 'APKT006'))
    expect(getAlert(config)).toMatchObject({ message: 'Session Expired', code: 'SESSION_EXPIRED' })
    await vi.waitFor(() => expect(written.error).toHaveBeenCalled())
    reportConnectorProblem(config, error('MINE'))
    expect(getAlert(config)).toMatchObject({ message: 'Its words', code: 'MINE', link: undefined })
  })

  test.each(['SESSION_EXPIRED', 'MINE'])('%s shows no alert without `debug` [R71]', (code) => {
    const { config } = setup({ debug: false })
    reportConnectorProblem(config, error(code))
    expect(getAlert(config).isOpen).toBe(false)
  })
})
