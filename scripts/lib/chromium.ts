import { existsSync } from 'node:fs'

const candidates = [
  // Has no window, and draws a page with a fifth less work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** The Chromium that tests drive: `CHROMIUM` when set, else the first that is installed where systems put it. */
export const chromiumPath: string =
  process.env['CHROMIUM'] ?? candidates.find((path) => existsSync(path)) ?? '/usr/bin/chromium'

/**
 * Features of Chromium that tests do not need. The last three are expensive: each context would get two pages for
 * address bar suggestions, and each page a process for the next one. The others are those that Playwright disables,
 * repeated because Chromium reads only the last such list.
 */
const unwanted: readonly string[] = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

/** Arguments with which a headless Chromium starts anywhere, and sends no requests of its own. */
export const chromiumArgs: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unwanted.join(',')}`,
]

/** Instructions for installing Chromium; undefined when it is installed. */
export function missingChromium(
  exists: (path: string) => boolean = existsSync,
  path: string = chromiumPath,
): string | undefined {
  if (exists(path)) return undefined
  const advice = exists('/etc/debian_version')
    ? 'Install it with: apt-get update && apt-get install -y chromium fonts-noto-core'
    : 'Install Chromium or Google Chrome with your system’s package manager'
  return `Tests in a real browser need Chromium, and there is none at ${path}.\n${advice}, or set CHROMIUM to the path of one.`
}
