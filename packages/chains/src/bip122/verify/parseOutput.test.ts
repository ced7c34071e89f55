import { hex } from '@scure/base'
import { expect, test } from 'vitest'
import { parseOutput } from './parseOutput.ts'

test.each([
  ['p2pkh', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', '76a91477bff20c60e522dfaa3350c39b030a5d004e839a88ac'],
  ['p2sh', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'a914b472a266d0bd89c13706a4132ccfb16f7c3b9fcb87'],
  ['p2sh', '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', 'a9144e9f39ca4688ff102128ea4ccda34105324305b087'],
  // Of BIP-173 and BIP-350.
  ['p2wpkh', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', '0014751e76e8199196d454941c45d1b3a323f1433bd6'],
  [
    'p2tr',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    '512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
  ],
])('the %s address %s pays to its script', (kind, address, script) => {
  const output = parseOutput(address) ?? expect.unreachable('it has one key')
  expect([output.kind, hex.encode(output.script)]).toEqual([kind, script])
  expect(script).toContain(hex.encode(output.program))
})

test.each([
  ['of a script (P2WSH)', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'],
  [
    'of version 1 with 40 bytes',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
  ],
  ['of version 2', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
  ['with a wrong checksum', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
])('an address %s has no output of a single key', (_, address) => {
  expect(parseOutput(address)).toBeUndefined()
})
