import { describe, expect, test } from 'vitest'
import { runOperation } from '../adapter.ts'
import { mainnet } from '../exports/networks.ts'
import { eip155 } from './eip155.ts'

const normalizeName = (name: string): Promise<string> =>
  runOperation(eip155(), 'normalizeName', { network: mainnet, provider: undefined, parameters: { name } })

// From the validation vectors of ENSIP-15.
describe('normalizes to one spelling', () => {
  test.each([
    ['mira.example', 'mira.example'],
    ['bRAnTlY.eTh', 'brantly.eth'],
    ['Öbb.at', 'öbb.at'],
    ['ß', 'ß'],
    ['Faß.de', 'faß.de'],
    ['1⃣', '1⃣'],
    ['٠١٢٣٤٥٦٧٨٩', '٠١٢٣٤٥٦٧٨٩'],
    ['_____a', '_____a'],
    ['mi\u200Bra.eth', 'mira.eth'],
  ])('%j is %j', async (name, normalized) => {
    expect(await normalizeName(name)).toBe(normalized)
  })
})

describe('an invalid or confusable name is rejected with the reason', () => {
  test.each([
    ['', 'empty'],
    ['a'.repeat(256), 'too long'],
    [' ', 'disallowed character'],
    ['.eth', 'empty label'],
    ['eth.', 'empty label'],
    ['te st', 'disallowed character'],
    ['\u202Eeth.arim', 'disallowed character'],
    ['test\u200D', 'disallowed character'],
    ['аррӏе', 'whole-script confusable'],
    ['vitаlik.eth', 'illegal mixture'],
    ['0х', 'whole-script confusable'],
    ['te--st', 'invalid label extension'],
    ['a_b', 'underscore'],
    ['💩\u0303', 'illegal placement'],
    ['إؐؑؒؓ', 'excessive non-spacing marks'],
  ])('%j: %s', async (name, problem) => {
    await expect(normalizeName(name)).rejects.toMatchObject({
      code: 'NAME_INVALID',
      shortMessage: expect.stringMatching(/^The name is not valid: /),
      context: { problem: expect.stringContaining(problem) },
    })
  })
})
