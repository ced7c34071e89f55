// Builds the documentation site (apps/docs) into apps/docs/build/site, checks every link, anchor and host in it, and
// connects a wallet in each of its live examples.
// `--serve` serves it while its documents are edited, instead.
import { watch } from 'node:fs'
import { generate } from '../apps/docs/src/generate.ts'
import { documentPages } from '../apps/docs/src/pages.ts'
import { readSite, siteProblems } from './docs-site/checkSite.ts'
import { measurePhone } from './docs-site/measurePhone.ts'
import { exampleProblems } from './docs-site/openExamples.ts'
import { at } from './lib/paths.ts'
import { createReport } from './lib/report.ts'
import { run } from './lib/run.ts'
import { linesOf } from './library/buildPackage.ts'

/** A good Cumulative Layout Shift, by the Core Web Vitals. */
const MOST_SHIFT = 0.1

const vitepress = at('apps/docs/node_modules/.bin/vitepress')
const buildDemo = () =>
  run('vite', ['build', '--config', at('apps/docs/demo/vite.config.ts'), '--logLevel', 'error'], {
    quiet: true,
  })

generate()
const demo = linesOf(await buildDemo())

if (process.argv.includes('--serve')) {
  watch(at('docs'), { recursive: true }, () => generate({ isUpdate: true }))
  await run(vitepress, ['dev', at('apps/docs'), '--host', '127.0.0.1'])
} else {
  const report = createReport('docs-site')
  report.check('the live example is built', demo)
  report.check(
    'the site is built',
    linesOf(await run(vitepress, ['build', at('apps/docs')], { quiet: true })),
  )
  const site = readSite(at('apps/docs/build/site'))
  const { links, hosts } = siteProblems(site)
  report.check(`links and anchors of ${site.pages.size} pages lead somewhere`, links)
  report.check('no script, style, font or image comes from another host', hosts)
  const examples = [...new Set(documentPages.flatMap((page) => Object.values(page.examples ?? {})))]
  report.check(
    `a wallet connects in ${examples.length} live examples`,
    await exampleProblems(at('apps/docs/build/site'), examples),
  )
  const figures = await measurePhone(at('apps/docs/build/site'), [
    'index.html',
    'start-vite.html',
    'moving/rainbowkit.html',
    'size.html',
  ])
  for (const { path, kB, shift, paintMs } of figures)
    console.log(
      `    ${path}: ${kB} kB of JavaScript, layout shift ${shift.toFixed(3)}, paint after ${paintMs} ms`,
    )
  report.check(
    `${figures.length} pages on a phone keep their place, can be tapped and have no axe violation`,
    figures.flatMap(({ path, shift, problems }) => [
      ...problems.map((problem) => `${path}: ${problem}`),
      ...(shift > MOST_SHIFT ? [`${path}: layout shift of ${shift}`] : []),
    ]),
  )
  report.finish()
}
