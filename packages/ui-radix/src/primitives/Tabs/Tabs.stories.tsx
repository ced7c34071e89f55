import type { Story, StoryDefault } from '@ladle/react'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './Tabs.tsx'

export default { title: 'primitives/Tabs' } satisfies StoryDefault

export const three: Story = () => (
  <StoryFrame>
    <Tabs defaultValue="tokens">
      <TabsList aria-label="Assets">
        <TabsTrigger value="tokens">Tokens</TabsTrigger>
        <TabsTrigger value="nfts">NFTs</TabsTrigger>
        <TabsTrigger value="activity">Activity</TabsTrigger>
      </TabsList>
      <TabsContent value="tokens">Tokens</TabsContent>
      <TabsContent value="nfts">NFTs</TabsContent>
      <TabsContent value="activity">Activity</TabsContent>
    </Tabs>
  </StoryFrame>
)

export const oneDisabled: Story = () => (
  <StoryFrame>
    <Tabs defaultValue="all">
      <TabsList aria-label="Networks">
        <TabsTrigger value="all">All</TabsTrigger>
        <TabsTrigger value="wallet" disabled>
          In your wallet
        </TabsTrigger>
      </TabsList>
      <TabsContent value="all">Every network</TabsContent>
    </Tabs>
  </StoryFrame>
)
