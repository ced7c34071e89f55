import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { chromiumArgs, chromiumPath } from '../lib/chromium.ts'
import { BLANK, settle } from './inspect.ts'

export type SheetOptions = {
  /** URL of the server of Ladle's build. */
  readonly url: string
  readonly ids: readonly string[]
  /** Folder of the sheets. */
  readonly folder: string
  /** Width of a story's page, in px. */
  readonly width: number
  readonly theme: 'light' | 'dark'
  /** Font size of the page, in percent. */
  readonly text: number
  /** Further parameters of the address: `accent`, `radius`, `locale`, `dir`, `motion` (`.ladle/look.ts`). */
  readonly look: Readonly<Record<string, string>>
}

const HEIGHT = 760
const PAGES = 4
/** Stories per sheet, so that texts stay readable. */
const PER_SHEET = 12
const COLUMNS = 6
/** Time to load a view on a busy machine. */
const LOAD_MS = 20_000
/** The page shows the story: a page without text or parts also has no skeleton. */
const LOADED = `!${BLANK} && !document.querySelector('[data-foyer-part=skeleton-view]')`
/** Longest wait, for stories of skeletons. */
const FILL_MS = 5_000
const FILLED = `document.documentElement.dataset.story !== 'arranging' && !document.querySelector('[data-foyer-part^=skeleton]')`

/** Pictures of stories, side by side: `<folder>/sheet-1.png` and on. Returns the paths. */
export async function makeSheets({ ids, folder, ...scene }: SheetOptions): Promise<readonly string[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
  const pictures = await takePictures(browser, ids, scene)
  const paths = await composeSheets(browser, { ids, pictures, folder, width: scene.width })
  await browser.close()
  return paths
}

/** Writes pictures side by side: `<folder>/sheet-1.png` and on. Returns the paths. */
export async function composeSheets(
  browser: Browser,
  {
    ids,
    pictures,
    folder,
    width,
  }: Pick<SheetOptions, 'ids' | 'folder' | 'width'> & { readonly pictures: ReadonlyMap<string, Buffer> },
): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true })
  const page = await browser.newPage({ viewport: { width: COLUMNS * (width + 16) + 16, height: 100 } })
  const paths: string[] = []
  /* oxlint-disable no-await-in-loop -- one page, one sheet after another */
  for (let from = 0; from < ids.length; from += PER_SHEET) {
    const figures = ids.slice(from, from + PER_SHEET).map((id) => figure(id, pictures.get(id)))
    await page.setContent(`<style>${STYLES}</style>${figures.join('')}`)
    const path = `${folder}/sheet-${from / PER_SHEET + 1}.png`
    writeFileSync(path, await page.screenshot({ fullPage: true }))
    paths.push(path)
  }
  /* oxlint-enable no-await-in-loop */
  await page.close()
  return paths
}

const STYLES = `
  body { margin: 16px; display: grid; grid-template-columns: repeat(${COLUMNS}, max-content); gap: 16px; background: #888 }
  figure { margin: 0 }
  figcaption { font: 14px/20px sans-serif; color: #fff; background: #333; padding: 0 4px }
  img { display: block }`

const figure = (id: string, picture: Buffer | undefined): string =>
  `<figure><figcaption>${id.replace('view--', '')}</figcaption>${
    picture ? `<img src="data:image/png;base64,${picture.toString('base64')}">` : 'no picture'
  }</figure>`

type Scene = Pick<SheetOptions, 'url' | 'width' | 'theme' | 'text' | 'look'>

async function takePictures(
  browser: Browser,
  ids: readonly string[],
  { url, width, theme, text, look }: Scene,
): Promise<ReadonlyMap<string, Buffer>> {
  const waiting = [...ids]
  const pictures = new Map<string, Buffer>()
  await Promise.all(
    Array.from({ length: PAGES }, async () => {
      const page = await browser.newPage({
        viewport: { width, height: HEIGHT },
        colorScheme: theme,
        reducedMotion: 'reduce',
      })
      /* oxlint-disable no-await-in-loop -- one page, one story after another */
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        const query = new URLSearchParams({ mode: 'preview', story: id, theme, ...look })
        await page.goto(`${url}/?${String(query)}`)
        await page.waitForSelector('main.page')
        await page.evaluate(`document.documentElement.style.fontSize = '${text}%'`)
        await settle(page)
        // Views of several steps load in turn. On a busy machine a module may be evaluated after its request.
        await page.waitForLoadState('networkidle')
        await page.waitForFunction(LOADED, undefined, { timeout: LOAD_MS }).catch(() => {})
        await page.waitForFunction(FILLED, undefined, { timeout: FILL_MS }).catch(() => {})
        await settle(page)
        pictures.set(id, await page.screenshot())
      }
      /* oxlint-enable no-await-in-loop */
    }),
  )
  return pictures
}
