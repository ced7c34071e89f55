import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import * as stories from './IconButton.stories.tsx'
import { CloseIcon } from '../Icon/CloseIcon.tsx'
import { IconButton } from './IconButton.tsx'
import { iconButtonParts } from './parts.ts'

describePrimitive('IconButton', {
  parts: iconButtonParts,
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
