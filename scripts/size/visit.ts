import { chromium } from 'playwright'
import { chromiumArgs, chromiumPath } from '../lib/chromium.ts'
import { serve } from '../lib/serve.ts'
import type { BuiltApp } from './buildApp.ts'

export type Visit = {
  /** JavaScript that came before the button could be used. */
  before: string[]
  /** JavaScript that came by itself afterwards, without any interest shown. */
  idle: string[]
  /** JavaScript that the first open brought. */
  opened: string[]
  storageKeys: number
  outside: string[]
  errors: string[]
}

const QUIET_MS = 1_500

// One wallet that announces itself, as extensions do (EIP-6963). Text, because it runs in the page as it stands here.
const announce = `{
  const info = {
    uuid: '11111111-2222-4333-8444-555555555555',
    name: 'Sample',
    rdns: 'test.sample',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  const provider = { request: async () => [], on() {}, removeListener() {} }
  const detail = Object.freeze({ info, provider })
  const send = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', send)
  send()
}`

/** Opens a built app in Chromium and notes what is loaded when. `opens` tells whether its button opens a dialog. */
export async function visit(app: BuiltApp, { opens }: { opens: boolean }): Promise<Visit> {
  const server = await serve(app.folder)
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(10_000)
    const errors: string[] = []
    const outside: string[] = []
    let scripts: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (!/^https?:|^wss?:/.test(url.protocol)) return
      if (url.origin !== server.url) outside.push(request.url())
      else if (url.pathname.endsWith('.js')) scripts.push(url.pathname.slice(1))
    })
    const take = (): string[] => {
      const taken = [...new Set(scripts)]
      scripts = []
      return taken
    }
    await page.addInitScript({ content: announce })
    await page.goto(server.url)
    const button = page.getByRole('button', { name: /connect/i }).first()
    await button.waitFor()
    const before = take()
    await page.waitForTimeout(QUIET_MS)
    const idle = take().filter((file) => !before.includes(file))
    const storageKeys = await page.evaluate(() => localStorage.length + sessionStorage.length)
    let opened: string[] = []
    if (opens) {
      await button.click()
      await page.getByRole('dialog').getByRole('button').first().waitFor()
      await page.waitForTimeout(QUIET_MS)
      opened = take().filter((file) => !before.includes(file) && !idle.includes(file))
    }
    return { before, idle, opened, storageKeys, outside, errors }
  } finally {
    await browser.close()
    await server.stop()
  }
}
