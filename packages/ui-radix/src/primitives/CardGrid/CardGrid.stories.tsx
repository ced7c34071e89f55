import type { Story, StoryDefault } from '@ladle/react'
import { samples } from '../../test/samples.ts'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { CardGrid, type CardGridProps } from './CardGrid.tsx'

export default { title: 'primitives/Card grid' } satisfies StoryDefault

const pictures = [samples.orange, samples.violet, samples.blue, undefined, samples.broken]

const cardAt = (index: number) => ({
  key: String(index),
  name: ['Marigold', 'Iris', 'A wallet with a long name', 'Lake', 'محفظة'][index % 5] ?? '',
  imageSrc: pictures[index % pictures.length],
  installed: index === 0 ? 'Installed' : undefined,
  certified: index % 3 === 1 ? 'Certified' : undefined,
})

const Grid = (props: Partial<CardGridProps>) => (
  <StoryFrame>
    <CardGrid label="Wallets" count={20} cardAt={cardAt} onChoose={() => {}} {...props} />
  </StoryFrame>
)

export const few: Story = () => <Grid count={5} />

export const scrolls: Story = () => <Grid />

export const loading: Story = () => <Grid count={0} hasMore />

export const moreToCome: Story = () => <Grid count={9} hasMore />

export const thousands: Story = () => <Grid count={5000} hasMore />
