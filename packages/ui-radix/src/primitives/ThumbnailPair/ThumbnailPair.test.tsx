import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './ThumbnailPair.stories.tsx'
import { ThumbnailPair } from './ThumbnailPair.tsx'

describePrimitive('ThumbnailPair', {
  parts: parts.ThumbnailPair,
  part: 'thumbnail-pair',
  element: <ThumbnailPair />,
  instance: HTMLDivElement,
  states: statesOf(stories),
})
