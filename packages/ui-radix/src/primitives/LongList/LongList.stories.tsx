import type { Story, StoryDefault } from '@ladle/react'
import { samples } from '../../test/samples.ts'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Image } from '../Image/Image.tsx'
import { Row } from '../Row/Row.tsx'
import { LongList, type LongListProps } from './LongList.tsx'

export default { title: 'primitives/Long list' } satisfies StoryDefault

const names = ['Marigold', 'Iris', 'A name that is long enough to need a second line on a phone', 'محفظة']

const Items = (props: Partial<LongListProps>) => (
  <StoryFrame>
    <LongList aria-label="Items" count={20} sizeOf={() => 56} keyOf={String} {...props}>
      {(index) => (
        <Row
          name={`${names[index % names.length]} ${index + 1}`}
          image={<Image src={samples.orange} name="Orange" />}
        />
      )}
    </LongList>
  </StoryFrame>
)

export const few: Story = () => <Items count={5} />

export const hundred: Story = () => <Items count={100} gap={0} />

export const loading: Story = () => <Items count={0} hasMore skeletons={7} />

export const moreToCome: Story = () => <Items count={9} hasMore />

export const thousands: Story = () => <Items count={10_000} hasMore />
