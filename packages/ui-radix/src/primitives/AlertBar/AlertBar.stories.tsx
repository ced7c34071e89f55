import type { Story, StoryDefault } from '@ladle/react'
import type { ReactNode } from 'react'
import { Body, Panel } from '../Modal/Modal.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { AlertBar } from './AlertBar.tsx'

export default { title: 'primitives/Alert bar' } satisfies StoryDefault

/** The components are shown inside a panel. */
const Frame = ({ children }: { children: ReactNode }) => (
  <Panel placement="inline">
    <Body>
      <Skeleton shape="box" />
    </Body>
    {children}
  </Panel>
)

export const info: Story = () => (
  <Frame>
    <AlertBar variant="info" onClose={() => {}} closeLabel="Close">
      Project ID Not Configured
    </AlertBar>
  </Frame>
)

export const success: Story = () => (
  <Frame>
    <AlertBar variant="success" onClose={() => {}} closeLabel="Close">
      Project ID Not Configured
    </AlertBar>
  </Frame>
)

export const warning: Story = () => (
  <Frame>
    <AlertBar variant="warning" onClose={() => {}} closeLabel="Close">
      Project ID Not Configured
    </AlertBar>
  </Frame>
)

export const error: Story = () => (
  <Frame>
    <AlertBar variant="error" onClose={() => {}} closeLabel="Close">
      Project ID Not Configured
    </AlertBar>
  </Frame>
)
