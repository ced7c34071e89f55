import { expect, test } from 'vitest'
import { checkLies } from './evm.ts'
import { LIES_TIMEOUT_MS, ONLY_SEED } from './lyingWorld.ts'

test(
  'generated lies move nothing, and change no shown currency and no page of a provider',
  async () => {
    const { sent, kinds } = await checkLies('buy')
    if (ONLY_SEED > 0) return
    expect({ sent, isVaried: kinds > 5 }).toEqual({ sent: 0, isVaried: true })
  },
  LIES_TIMEOUT_MS,
)
