import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Button } from '../Button/Button.tsx'
import { List, ListItem, Stack } from './Stack.tsx'

export default { title: 'primitives/Stack' } satisfies StoryDefault

export const column: Story = () => (
  <StoryFrame>
    <Stack>
      <Button>One</Button>
      <Button>Two</Button>
    </Stack>
  </StoryFrame>
)

export const row: Story = () => (
  <StoryFrame>
    <Stack direction="row" align="between">
      <Button>One</Button>
      <Button>Two</Button>
    </Stack>
  </StoryFrame>
)

export const equal: Story = () => (
  <StoryFrame>
    <Stack direction="row" equal>
      <Button>Cancel</Button>
      <Button variant="primary">Sign</Button>
    </Stack>
  </StoryFrame>
)

const roomFor = (reserve: 'line' | 'panel'): Story =>
  function Room() {
    return (
      <StoryFrame>
        <Stack reserve={reserve}>
          <Button>One</Button>
        </Stack>
      </StoryFrame>
    )
  }
export const roomForLine = roomFor('line')
export const roomForList = roomFor('panel')

export const list: Story = () => (
  <StoryFrame>
    <Stack>
      <List gap={8}>
        <ListItem>One</ListItem>
        <ListItem>Two</ListItem>
      </List>
    </Stack>
  </StoryFrame>
)
