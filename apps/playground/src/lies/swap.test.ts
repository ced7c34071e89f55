import { expect, test } from 'vitest'
import { checkLies } from './evm.ts'
import { LIES_TIMEOUT_MS, ONLY_SEED } from './lyingWorld.ts'

test(
  'generated lies move and allow no more than a confirmed swap has shown',
  async () => {
    const { runs, sent, kinds } = await checkLies('swap')
    if (ONLY_SEED > 0) return
    // Reviews were confirmed, and many kinds of lies were told.
    expect(sent).toBeGreaterThan(runs / 5)
    expect(kinds).toBeGreaterThan(25)
  },
  LIES_TIMEOUT_MS,
)
