import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { StoryModal } from '../../test/storyConfig.tsx'
import { hostileTransactions, type StoryHistory, storyHistory } from '../../test/storyHistory.ts'
import { press } from '../../test/typeInto.ts'

export default { title: 'view/Account' } satisfies StoryDefault

/** Selects the tab once the view is shown. */
const openActivity = (): Promise<void> => press('[role=tab][id$="-trigger-activity"]')

const Activity = (history: StoryHistory): ReactElement => (
  <StoryModal view="Account" connected {...storyHistory(history)} setUp={openActivity} />
)

export const activityFilled: Story = () => <Activity />

export const activityLoading: Story = () => <Activity faultOf={() => 'wait'} />

export const activityFailed: Story = () => <Activity faultOf={() => 'fail'} />

export const activityEmpty: Story = () => <Activity count={0} />

export const activityMoreFailed: Story = () => (
  <Activity count={40} pageSize={5} faultOf={(page) => (page > 0 ? 'fail' : undefined)} />
)

export const activityHostile: Story = () => <Activity transactions={hostileTransactions} />

export const activityTenThousand: Story = () => <Activity count={10_000} pageSize={1000} />
