import { expect, test } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { sampleAddress } from '../../test/samples.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import { accountLabel } from './accountLabel.ts'
import * as stories from './AccountName.stories.tsx'
import { AccountName } from './AccountName.tsx'

describePrimitive('AccountName', {
  parts: parts.AccountName,
  part: 'account-name',
  element: <AccountName address="0x1" />,
  instance: HTMLElement,
  states: statesOf(stories),
})

test.each([
  [undefined, undefined, '0x8b…4DBA72'],
  [null, undefined, '0x8b…4DBA72'],
  ['', undefined, '0x8b…4DBA72'],
  ['mira.example', undefined, 'mira.example'],
  ['a'.repeat(18), undefined, 'a'.repeat(18)],
  ['a'.repeat(19), undefined, `${'a'.repeat(18)}…`],
  ['abcdef', 4, 'abcd…'],
  ['abc def', 4, 'abc…'],
  ['🦊🦊🦊', 2, '🦊🦊…'],
  ['\u202Eeth.arim', undefined, ' eth.arim'],
])('%j with a limit of %s is %j', (name, maxLength, expected) => {
  expect(accountLabel(sampleAddress, { name, maxLength })).toBe(expected)
})

test('a page translation changes neither a name nor an address, which runs from left to right', () => {
  const { container } = render(
    <>
      <AccountName address={sampleAddress} name="mira.example" />
      <AccountName address={sampleAddress} />
    </>,
  )
  const attributes = [...container.querySelectorAll('bdi')].map((element) => [
    element.getAttribute('translate'),
    element.getAttribute('dir'),
  ])
  expect(attributes).toEqual([
    ['no', null],
    ['no', 'ltr'],
  ])
})

test('the tooltip shows the address of a name', () => {
  const { container } = render(<AccountName address={sampleAddress} name="mira.example" maxLength={4} />)
  const element = container.querySelector('bdi')
  expect(element?.title).toBe(`mira.example, ${sampleAddress}`)
  expect(element?.textContent).toBe('mira…')
})
