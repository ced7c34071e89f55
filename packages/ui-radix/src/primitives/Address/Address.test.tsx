import { expect, test } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { sampleAddress } from '../../test/samples.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Address.stories.tsx'
import { Address } from './Address.tsx'
import { shortAddress } from './shortAddress.ts'

describePrimitive('Address', {
  parts: parts.Address,
  part: 'address',
  element: <Address value="0x1" />,
  instance: HTMLElement,
  states: statesOf(stories),
})

test.each([
  ['0x8ba1f109551bD432803012645Ac136ddd64DBA72', undefined, undefined, '0x8b…4DBA72'],
  ['0x8ba1f109551bD432803012645Ac136ddd64DBA72', 4, 4, '0x8b…BA72'],
  ['12345678901', 4, 6, '12345678901'],
  ['123456789012', 4, 6, '1234…789012'],
  ['', 4, 6, ''],
])('%s, %s and %s, is %s', (value, start, end, expected) => {
  expect(shortAddress(value, start, end)).toBe(expected)
})

test.each([
  [false, '0x8b…4DBA72'],
  [true, sampleAddress],
])(
  'whole: %s. An address runs from left to right, is not translated, and its tooltip shows all of it',
  (full, text) => {
    const { container } = render(<Address value={sampleAddress} full={full} />)
    const element = container.querySelector('bdi') ?? expect.unreachable()
    expect(element.textContent).toBe(text)
    expect([element.dir, element.getAttribute('translate'), element.title]).toEqual([
      'ltr',
      'no',
      sampleAddress,
    ])
  },
)
