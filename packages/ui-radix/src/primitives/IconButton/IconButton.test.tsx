import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import * as stories from './IconButton.stories.tsx'
import { CloseIcon } from '../Icon/controlIcons.ts'
import { IconButton } from './IconButton.tsx'
import { parts } from '../part/parts.ts'

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
