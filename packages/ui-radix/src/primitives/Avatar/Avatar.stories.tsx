import type { Story, StoryDefault } from '@ladle/react'
import { sampleAddress, samples } from '../../test/samples.ts'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Avatar } from './Avatar.tsx'

export default { title: 'primitives/Avatar' } satisfies StoryDefault

export const generated: Story = () => (
  <StoryFrame>
    <Avatar address={sampleAddress} size={64} />
  </StoryFrame>
)

export const picture: Story = () => (
  <StoryFrame>
    <Avatar address={sampleAddress} src={samples.violet} size={64} />
  </StoryFrame>
)

export const brokenPicture: Story = () => (
  <StoryFrame>
    <Avatar address={sampleAddress} src={samples.broken} size={64} />
  </StoryFrame>
)

export const many: Story = () => (
  <StoryFrame>
    <Stack direction="row">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((address) => (
        <Avatar key={address} address={address} size={32} />
      ))}
    </Stack>
  </StoryFrame>
)
