import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSandbox, type Sandbox } from '@foyer/sandbox'
import { expect, test as base } from '@playwright/test'

/** Key under which WebDriver sends elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
export type Found = Readonly<Record<typeof ELEMENT, string>>

/** Keys as WebDriver sends them. */
export const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const

/** A window of WebKitGTK with the playground. */
export type Window = {
  readonly goto: (path: string) => Promise<void>
  /** Runs a function in the page. */
  readonly run: <value>(script: (...args: never[]) => value, ...args: readonly unknown[]) => Promise<value>
  /** Clicks the button of this name: of the modal while it is open, else of the page. */
  readonly click: (name: RegExp) => Promise<void>
  /** Types into the field of this name. */
  readonly type: (name: RegExp, text: string) => Promise<void>
  readonly press: (...keys: readonly string[]) => Promise<void>
  readonly expectButton: (name: RegExp) => Promise<void>
  readonly expectView: (view: string) => Promise<void>
  readonly expectClosed: () => Promise<void>
  /** Text of the element with this test id, once it has one. */
  readonly textOf: (testId: string) => Promise<string>
  /** Runs `steps` in the frame of the embedded wallet. */
  readonly inFrame: (steps: () => Promise<void>) => Promise<void>
  /** Screenshot of the window, once it shows the image of this name. */
  readonly screenshotWith: (name: RegExp) => Promise<Buffer>
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>

/** Runs in the page. The visible element of this name; hidden, leaving and inert ones are not clicked. */
function find(selector: string, source: string): Element | undefined {
  const name = new RegExp(source)
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ??
    ((element as HTMLInputElement).labels?.[0] ?? element).textContent ??
    ''
  const root = document.querySelector('[data-foyer-modal]') ?? document
  return [...root.querySelectorAll(selector)].find(
    (element) =>
      element.getClientRects().length > 0 &&
      !element.closest('[data-foyer-leaving], [inert]') &&
      name.test(nameOf(element).trim()),
  )
}

/** Buttons and tabs that are not disabled. */
const BUTTON = 'button:not(:disabled, [aria-disabled=true]), [role=tab]'

/** Runs in the page. Place of an element on the screen, a frame after the previous call. */
const placeOf = (element: Element): Promise<string> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve(JSON.stringify(element.getBoundingClientRect())))
  })

function windowOf(call: Call, origin: string): Window {
  const run: Window['run'] = (script, ...args) =>
    call('POST', '/execute/sync', { script: `return (${String(script)})(...arguments)`, args }) as never
  const keys = (texts: readonly string[]): unknown => ({
    type: 'key',
    id: 'keyboard',
    actions: texts.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  })
  const press: Window['press'] = async (...texts) =>
    void (await call('POST', '/actions', { actions: [keys(texts)] }))
  async function wait(selector: string, name: RegExp): Promise<Found> {
    let found: Found | undefined
    await expect
      .poll(async () => (found = (await run(find, selector, name.source)) as Found | undefined), {
        message: `${selector} named ${name.source}`,
      })
      .toBeTruthy()
    return found!
  }
  const view = (): Promise<string | undefined> =>
    run(() => document.querySelector<HTMLElement>('[data-foyer-modal]')?.dataset['view'] ?? '')
  return {
    run,
    press,
    goto: async (path) => void (await call('POST', '/url', { url: origin + path })),
    async click(name) {
      // A view that slides in may cover its own button for some frames, and a button that moves misses the click.
      await expect(async () => {
        const found = await wait(BUTTON, name)
        expect(await run(placeOf, found)).toBe(await run(placeOf, found))
        await call('POST', `/element/${found[ELEMENT]}/click`, {})
      }).toPass()
    },
    async type(name, text) {
      const field = await wait('input, textarea', name)
      await run((element: HTMLElement) => element.focus(), field)
      await press(...text)
    },
    expectButton: async (name) => void (await wait('button', name)),
    expectView: (name) => expect.poll(view).toBe(name),
    expectClosed: () => expect.poll(view).toBe(''),
    async textOf(testId) {
      let text = ''
      await expect
        .poll(async () => {
          text = await run(
            (id: string) => document.querySelector(`[data-testid="${id}"]`)?.textContent ?? '',
            testId,
          )
          return text
        })
        .not.toBe('')
      return text
    },
    async inFrame(steps) {
      await call('POST', '/frame', { id: await run(() => document.querySelector('#w3m-iframe')) })
      await steps()
      await call('POST', '/frame', { id: null })
    },
    async screenshotWith(name) {
      await wait('[role=img]', name)
      return Buffer.from((await call('GET', '/screenshot')) as string, 'base64')
    },
  }
}

/** The site with the URLs of this world in its pages: WebDriver has no scripts that run before those of a page. */
async function serve(site: string, { urls }: Sandbox): Promise<Server> {
  const script = `<script>foyerSandbox = ${JSON.stringify(urls)}</script>`
  const server = createServer((request, response) => {
    void fetch(site + request.url).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? ''
      const body = type.startsWith('text/html')
        ? (await answer.text()).replace('<head>', `<head>${script}`)
        : Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, { 'Content-Type': type }).end(body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Starts a screen in memory, and WebKitGTK on it. */
async function start(): Promise<{ readonly call: Call; readonly stop: () => Promise<void> }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = (await once(screen.stdout, 'data')) as [Buffer]
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
  })
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`WebDriver: ${path}: ${JSON.stringify(value)}`)
    return value
  }
  await expect.poll(() => ask('GET', '/status').then(Boolean, () => false)).toBe(true)
  const { sessionId } = (await ask('POST', '/session', { capabilities: {} })) as { sessionId: string }
  const call: Call = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body)
  await call('POST', '/window/rect', { x: 0, y: 0, width: 1000, height: 900 })
  return {
    call,
    async stop() {
      await call('DELETE', '')
      await stop(driver)
      await stop(screen)
    },
  }
}

type Fixtures = { readonly world: Sandbox; readonly webkit: Window }

/** Each test has a world and a browser of its own, without stored data. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  world: async ({}, use) => {
    const world = await createSandbox()
    await use(world)
    await world.stop()
  },
  webkit: async ({ world, baseURL }, use) => {
    const server = await serve(baseURL!, world)
    const browser = await start()
    await use(windowOf(browser.call, `http://127.0.0.1:${portOf(server)}`))
    await browser.stop()
    server.closeAllConnections()
    server.close()
  },
})

export { expect }
