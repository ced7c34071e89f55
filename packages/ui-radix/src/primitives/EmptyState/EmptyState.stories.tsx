import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Button } from '../Button/Button.tsx'
import { SearchIcon } from '../Icon/controlIcons.ts'
import { EmptyState } from './EmptyState.tsx'

export default { title: 'primitives/Empty state' } satisfies StoryDefault

export const large: Story = () => (
  <StoryFrame>
    <EmptyState icon={<SearchIcon />} title="No wallet found" body="Check the spelling, or look for another.">
      <Button size={36}>Clear search</Button>
    </EmptyState>
  </StoryFrame>
)

export const small: Story = () => (
  <StoryFrame>
    <EmptyState size="small" icon={<SearchIcon />} title="No NFTs yet" />
  </StoryFrame>
)

export const titleOnly: Story = () => (
  <StoryFrame>
    <EmptyState title="No tokens" />
  </StoryFrame>
)

const drawings = ['coins', 'door', 'letter', 'nameBadge', 'pictures', 'receipt', 'search', 'wallet'] as const

export const drawn: Story = () => (
  <StoryFrame>
    {drawings.map((drawing) => (
      <EmptyState key={drawing} size="small" drawing={drawing} title={drawing} />
    ))}
  </StoryFrame>
)
