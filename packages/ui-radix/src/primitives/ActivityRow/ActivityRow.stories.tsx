import type { Story, StoryDefault } from '@ladle/react'
import { samples } from '../../test/samples.ts'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { ActivityMonth, ActivityRow } from './ActivityRow.tsx'

export default { title: 'primitives/Activity row' } satisfies StoryDefault

const ether = { src: samples.blue, name: 'ETH', shape: 'round' } as const
const dollar = { src: samples.orange, name: 'USDC', shape: 'round' } as const
const picture = { src: samples.violet, name: 'Iris', shape: 'square' } as const

export const link: Story = () => (
  <StoryFrame>
    <ActivityRow
      asChild
      name="Sent"
      images={[ether]}
      icon="out"
      tone="success"
      parts={['1 ETH']}
      date="05 Mar"
    >
      <a href="https://scan.example/tx/0x1">{null}</a>
    </ActivityRow>
  </StoryFrame>
)

export const kinds: Story = () => (
  <StoryFrame>
    <ActivityMonth>March</ActivityMonth>
    <ActivityRow name="Received" images={[ether]} icon="in" tone="success" parts={['+1 ETH']} date="05 Mar" />
    <ActivityRow
      name="Swapped"
      images={[ether, dollar]}
      icon="trade"
      tone="success"
      parts={['0.5 ETH', '897.1 USDC']}
      date="04 Mar"
    />
    <ActivityRow
      name="Minted"
      images={[picture]}
      icon="in"
      tone="success"
      parts={['Iris #7']}
      date="03 Mar"
    />
    <ActivityRow name="Approved" icon="approve" tone="success" parts={['Confirmed']} date="02 Mar" />
    <ActivityRow
      name="Sent"
      images={[ether]}
      icon="out"
      tone="danger"
      parts={['1 ETH']}
      date="01 Mar"
      status="Failed"
    />
    <ActivityRow name="Sent" images={[ether]} icon="out" parts={['1 ETH']} date="01 Mar" status="Pending" />
    <ActivityRow
      name="Canceled"
      icon="cancel"
      tone="danger"
      parts={['Failed']}
      date="01 Mar"
      status="Failed"
    />
    <ActivityRow name="teleport" parts={['Pending']} date="01 Mar" />
  </StoryFrame>
)

export const long: Story = () => (
  <StoryFrame>
    <ActivityRow
      name="A word for what happened that nobody has heard of before"
      images={[
        { src: samples.broken, name: 'Kite', shape: 'round' },
        { name: 'A', shape: 'square' },
      ]}
      icon="trade"
      tone="success"
      parts={['123,456,789,012,345,678.901 LONGSYMBOL', 'محفظة ذات اسم طويل']}
      date="05 Mar"
    />
  </StoryFrame>
)
