import type { Story, StoryDefault } from '@ladle/react'
import { samples } from '../../test/samples.ts'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { PictureCard, PictureGrid } from './PictureGrid.tsx'

export default { title: 'primitives/Picture grid' } satisfies StoryDefault

const pictures = [samples.orange, samples.violet, samples.blue, undefined, samples.broken]

export const pictured: Story = () => (
  <StoryFrame>
    <PictureGrid aria-label="NFTs">
      {pictures.map((src, index) => (
        <PictureCard key={index} name={`Pebble #${index + 1}`} group="Pebbles" imageSrc={src} />
      ))}
    </PictureGrid>
  </StoryFrame>
)

export const toCome: Story = () => (
  <StoryFrame>
    <PictureGrid aria-label="NFTs" aria-busy="true">
      {[1, 2, 3].map((place) => (
        <PictureCard key={place} name="" pending />
      ))}
    </PictureGrid>
  </StoryFrame>
)

export const hostile: Story = () => (
  <StoryFrame>
    <PictureGrid aria-label="NFTs">
      <PictureCard
        name={'\u202Eevil <b>picture</b> ' + 'x'.repeat(200)}
        group={'y'.repeat(200)}
        imageSrc="javascript:alert(1)"
      />
    </PictureGrid>
  </StoryFrame>
)
