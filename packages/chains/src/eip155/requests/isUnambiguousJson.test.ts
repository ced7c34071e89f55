import { expect, test } from 'vitest'
import { isUnambiguousJson } from './isUnambiguousJson.ts'

test.each([
  ['{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}', true],
  ['{"a":"{\\"b\\":1,\\"b\\":2}","b":"1e99"}', true],
  ['{"a":9007199254740991,"b":-5,"c":null,"d":true}', true],
  ['{"to":"0x01","to":"0x02"}', false],
  ['{"message":{"to":"0x01", "amount":"1" , "to" : "0x02"}}', false],
  // The same key, once with an escape
  ['{"to":1,"\\u0074o":2}', false],
  ['[{"a":1},{"a":1,"a":2}]', false],
  // The second key follows a list or an object.
  ['{"a":[1],"a":2}', false],
  ['{"a":{},"a":2}', false],
  ['{"a":{"b":1},"b":2}', true],
  ['{"a":[{"b":1}],"b":2}', true],
  ['{"amount":115792089237316195423570985008687907853269984665640564039457584007913129639935}', false],
  ['{"amount":9007199254740993}', false],
  ['{"amount":1e18}', false],
  ['{"amount":1e3}', false],
  ['{"amount":1.0}', false],
  ['{"amount":1.5}', false],
])('%s: %j', (text, expected) => {
  expect(isUnambiguousJson(text)).toBe(expected)
})
