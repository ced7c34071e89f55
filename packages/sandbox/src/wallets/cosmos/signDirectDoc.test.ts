import { base64, hex } from '@scure/base'
import { expect, test } from 'vitest'
import { toSignBytes } from './signDirectDoc.ts'

// Output of the Cosmos SDK's `simd` for a transfer of 1234567ucosm.
const BODY =
  '0a90010a1c2f636f736d6f732e62616e6b2e763162657461312e4d736753656e6412700a2d636f736d6f7331706b707472653766646b6c366766727a6c65736a6a766878686c63337234676d6d6b38727336122d636f736d6f7331717970717870713971637273737a673270767871367273307a716733797963356c7a763778751a100a0575636f736d120731323334353637'
const AUTH_INFO =
  '0a4e0a460a1f2f636f736d6f732e63727970746f2e736563703235366b312e5075624b657912230a21034f04181eeba35391b858633a765c4a0c189697b40d216354d50890d350c7029012040a02080112130a0d0a0575636f736d12043230303010c09a0c'

test('the signed bytes equal those of the Cosmos SDK', () => {
  const signBytes = toSignBytes({
    bodyBytes: hex.decode(BODY),
    authInfoBytes: hex.decode(AUTH_INFO),
    chainId: 'simd-testing',
    accountNumber: 1n,
  })
  expect(hex.encode(signBytes)).toBe(
    `0a9301${BODY}1265${AUTH_INFO}1a0c${hex.encode(new TextEncoder().encode('simd-testing'))}2001`,
  )
})

test('account numbers 0 and above 127 are encoded as protobuf', () => {
  const empty = { bodyBytes: new Uint8Array(), authInfoBytes: base64.decode(''), chainId: 'a' }
  expect(hex.encode(toSignBytes({ ...empty, accountNumber: 0n }))).toBe('1a0161')
  expect(hex.encode(toSignBytes({ ...empty, accountNumber: 300n }))).toBe('1a016120ac02')
})
