import type { Story, StoryDefault } from '@ladle/react'
import { StoryModal } from '../../test/storyConfig.tsx'

export default { title: 'view/SmartSessionCreated' } satisfies StoryDefault

export const created: Story = () => (
  <StoryModal connected view="SmartSessionCreated" features={{ smartSessions: true }} />
)

export const explained: Story = () => (
  <StoryModal
    connected
    view="SmartSessionCreated"
    features={{ smartSessions: true }}
    setUp={async () => {
      const find = () => document.querySelector<HTMLElement>('[data-foyer-part=text-link][aria-expanded]')
      while (!find()) await new Promise((resolve) => requestAnimationFrame(resolve))
      find()?.click()
    }}
  />
)
