import type { Story, StoryDefault } from '@ladle/react'
import { samples } from '../../test/samples.ts'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Image } from '../Image/Image.tsx'
import { ThumbnailPair } from './ThumbnailPair.tsx'

export default { title: 'primitives/Thumbnail pair' } satisfies StoryDefault

export const meeting: Story = () => (
  <StoryFrame>
    <ThumbnailPair>
      <Image src={samples.blue} name="App" size={64} shape="round" />
      <Image src={samples.orange} name="Wallet" size={64} />
    </ThumbnailPair>
  </StoryFrame>
)
