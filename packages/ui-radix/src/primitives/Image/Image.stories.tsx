import type { Story, StoryDefault } from '@ladle/react'
import { samples } from '../../test/samples.ts'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Image } from './Image.tsx'

export default { title: 'primitives/Image' } satisfies StoryDefault

export const loaded: Story = () => (
  <StoryFrame>
    <Image src={samples.orange} name="Orange" size={56} />
  </StoryFrame>
)

export const pending: Story = () => (
  <StoryFrame>
    <Image pending name="Orange" size={56} />
  </StoryFrame>
)

export const letter: Story = () => (
  <StoryFrame>
    <Image name="Orange" alt="Orange" size={56} />
  </StoryFrame>
)

export const broken: Story = () => (
  <StoryFrame>
    <Image src={samples.broken} name="Orange" size={56} />
  </StoryFrame>
)

export const refused: Story = () => (
  <StoryFrame>
    <Image src="http://example.com/a.png" name="Orange" size={56} />
  </StoryFrame>
)

export const round: Story = () => (
  <StoryFrame>
    <Image src={samples.violet} name="Violet" shape="round" size={56} />
  </StoryFrame>
)

export const whiteOnWhite: Story = () => (
  <StoryFrame>
    <Image src={samples.white} name="White" size={56} />
  </StoryFrame>
)

export const withMark: Story = () => (
  <StoryFrame>
    <Image
      src={samples.violet}
      name="Violet"
      shape="round"
      size={40}
      mark={<Image src={samples.blue} name="Blue" shape="round" size={16} />}
    />
  </StoryFrame>
)

export const sizes: Story = () => (
  <StoryFrame>
    <Stack direction="row">
      {([16, 20, 24, 32, 36, 40, 56, 64, 80] as const).map((size) => (
        <Image key={size} size={size} name="Orange" />
      ))}
    </Stack>
  </StoryFrame>
)
