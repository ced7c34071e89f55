import { pushView } from '@foyer/headless/actions'
import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { askForPay, payNow, storyPay } from '../../test/storyPay.ts'
import type { StorySendOptions } from '../../test/storySend.ts'

export default { title: 'view/Pay loading' } satisfies StoryDefault

const Loading = (options: StorySendOptions): ReactElement => (
  <StoryModal
    connected
    {...storyPay(options)}
    setUp={async (config) => {
      askForPay(config)
      await payNow(config)
      pushView(config, 'PayLoading')
    }}
  />
)

export const pending: Story = () => <Loading />

export const success: Story = () => <Loading outcome="confirmed" />

export const failed: Story = () => <Loading outcome="reverted" />

export const unclear: Story = () => <Loading outcome="replaced" />

export const nothing: Story = () => <StoryModal connected view="PayLoading" {...storyPay()} />
