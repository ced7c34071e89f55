import { pageButton } from '../lib/gestures.ts'
import { withPage } from '../lib/openPage.ts'
import type { Measure } from './types.ts'

/** Cost of one changed balance with a thousand components. */
export const many: Measure = async (world) => {
  const commits = await withPage(world, 'many', { build: 'readable', hasCommits: true }, async (opened) => {
    const { page } = opened
    await page.waitForTimeout(500)
    const { length } = await opened.commits()
    await pageButton(page).click()
    await page.getByText('1.25').waitFor()
    return (await opened.commits()).slice(length)
  })
  const ours = commits.reduce((sum, { renders }) => sum + renders, 0)
  return {
    rows: [
      {
        metric: 'renders among 1 000 subscribers, one balance changes',
        unit: '',
        ours,
        goal: { kind: 'value', most: 1 },
      },
    ],
    details: commits.map(({ names }) => JSON.stringify(names)),
  }
}
