import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import * as stories from './Checkbox.stories.tsx'
import { Checkbox } from './Checkbox.tsx'
import { parts } from '../part/parts.ts'

describePrimitive('Checkbox', {
  parts: parts.Checkbox,
  part: 'checkbox',
  receives: 'checkbox-input',
  element: <Checkbox>I accept</Checkbox>,
  instance: HTMLInputElement,
  states: statesOf(stories),
})
