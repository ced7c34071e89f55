import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Skeleton, SkeletonRow, SkeletonView } from './Skeleton.tsx'

export default { title: 'primitives/Skeleton' } satisfies StoryDefault

export const shapes: Story = () => (
  <StoryFrame>
    <Stack>
      {(
        ['line', 'title', 'amount', 'tile', 'circle', 'badge', 'button', 'field', 'box', 'square'] as const
      ).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  </StoryFrame>
)

export const row: Story = () => (
  <StoryFrame>
    <Stack gap={4}>
      <SkeletonRow />
      <Skeleton />
    </Stack>
  </StoryFrame>
)

export const shortView: Story = () => (
  <StoryFrame>
    <SkeletonView size="short" />
  </StoryFrame>
)

export const mediumView: Story = () => (
  <StoryFrame>
    <SkeletonView />
  </StoryFrame>
)

export const tallView: Story = () => (
  <StoryFrame>
    <SkeletonView size="tall" />
  </StoryFrame>
)
