import type { Story, StoryDefault } from '@ladle/react'
import type { ReactNode } from 'react'
import { Body, Header, HeaderEnd, HeaderStart, Panel, Title } from '../Modal/Modal.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Toast, ToastRegion } from './Toast.tsx'

export default { title: 'primitives/Toast' } satisfies StoryDefault

/** The components are shown inside a panel, below its header. */
const Frame = ({ children }: { children: ReactNode }) => (
  <Panel placement="inline">
    <Header>
      <HeaderStart />
      <Title>Swap</Title>
      <HeaderEnd />
    </Header>
    <Body>
      <Stack gap={8}>
        <Skeleton shape="box" />
        <Skeleton shape="box" />
      </Stack>
    </Body>
    {children}
  </Panel>
)

export const success: Story = () => (
  <Frame>
    <ToastRegion>
      <Toast variant="success">Copied</Toast>
    </ToastRegion>
  </Frame>
)

export const error: Story = () => (
  <Frame>
    <ToastRegion>
      <Toast variant="error">Couldn’t switch wallet</Toast>
    </ToastRegion>
  </Frame>
)

export const loading: Story = () => (
  <Frame>
    <ToastRegion>
      <Toast variant="loading">Swapping…</Toast>
    </ToastRegion>
  </Frame>
)

export const long: Story = () => (
  <Frame>
    <ToastRegion>
      <Toast variant="error">
        The wallet did not answer the request that was sent to it, so nothing has been changed at all, and you
        can try again
      </Toast>
    </ToastRegion>
  </Frame>
)
