import type { OpenedPage } from './openPage.ts'

/** Time in ms that the main thread worked. Needs `Performance.enable`. */
export async function cost({ devtools, page }: OpenedPage, run: () => Promise<unknown>): Promise<number> {
  const worked = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await worked()
  await run()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
  return (await worked()) - before
}
