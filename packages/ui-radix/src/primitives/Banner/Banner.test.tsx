import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Banner.stories.tsx'
import { Banner } from './Banner.tsx'

describePrimitive('Banner', {
  parts: parts.Banner,
  part: 'banner',
  element: <Banner>Words</Banner>,
  instance: HTMLDivElement,
  states: statesOf(stories),
})
