import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { CloseIcon } from '../Icon/controlIcons.ts'
import { parts } from '../part/parts.ts'
import * as stories from './IconButton.stories.tsx'
import { IconButton } from './IconButton.tsx'

describePrimitive('IconButton', {
  parts: parts.IconButton,
  part: 'icon-button',
  element: (
    <IconButton label="Close">
      <CloseIcon />
    </IconButton>
  ),
  instance: HTMLButtonElement,
  asChild: 'a',
  states: statesOf(stories),
})
