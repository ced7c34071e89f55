import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import * as stories from './Toast.stories.tsx'
import { parts } from '../part/parts.ts'
import { Toast, ToastRegion } from './Toast.tsx'

describePrimitive('Toast', {
  parts: parts.Toast,
  part: 'toast',
  element: <Toast>Copied</Toast>,
  instance: HTMLLIElement,
  wrap: (node) => <ToastRegion>{node}</ToastRegion>,
  states: statesOf(stories),
})
