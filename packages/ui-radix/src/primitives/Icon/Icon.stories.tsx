import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import * as arrowIcons from './arrowIcons.ts'
import * as brandIcons from './brandIcons.tsx'
import * as controlIcons from './controlIcons.ts'
import type { Icon } from './createIcon.tsx'
import * as subjectIcons from './subjectIcons.ts'

export default { title: 'primitives/Icon' } satisfies StoryDefault

const storyOf =
  (icons: Readonly<Record<string, Icon>>): Story =>
  () => (
    <StoryFrame>
      <Stack>
        {Object.entries(icons).map(([name, Icon]) => (
          <Stack key={name} direction="row" align="center">
            <Icon />
            <Text>{name}</Text>
          </Stack>
        ))}
      </Stack>
    </StoryFrame>
  )

export const arrows: Story = storyOf(arrowIcons)

export const brands: Story = storyOf(brandIcons)

export const controls: Story = storyOf(controlIcons)

export const sizes: Story = () => (
  <StoryFrame>
    <Stack direction="row" align="center">
      <controlIcons.CopyIcon size={16} />
      <controlIcons.CopyIcon />
      <controlIcons.CopyIcon size={24} />
    </Stack>
  </StoryFrame>
)

export const subjects: Story = storyOf(subjectIcons)
