import { expect, test } from 'vitest'
import { checkLies } from './evm.ts'
import { LIES_TIMEOUT_MS, ONLY_SEED } from './lyingWorld.ts'

test(
  'generated lies move no more than a confirmed send has shown',
  async () => {
    const { runs, sent, kinds } = await checkLies('send')
    if (ONLY_SEED > 0) return
    // Reviews were confirmed, and many kinds of lies were told.
    expect(sent).toBeGreaterThan(runs / 5)
    expect(kinds).toBeGreaterThan(12)
  },
  LIES_TIMEOUT_MS,
)
