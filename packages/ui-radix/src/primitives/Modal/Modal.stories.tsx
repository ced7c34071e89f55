import type { Story, StoryDefault } from '@ladle/react'
import { samples } from '../../test/samples.ts'
import { BackIcon } from '../Icon/arrowIcons.ts'
import { CloseIcon } from '../Icon/controlIcons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { WalletRow } from '../Row/WalletRow.tsx'
import { List, ListItem } from '../Stack/Stack.tsx'
import { TextLink } from '../Text/Text.tsx'
import {
  Body,
  Footer,
  Header,
  HeaderEnd,
  HeaderStart,
  Overlay,
  Panel,
  type PanelOwnProps,
  Title,
  View,
} from './Modal.tsx'

export default { title: 'primitives/Modal' } satisfies StoryDefault

const Example = ({ title = 'Connect wallet', ...panel }: PanelOwnProps & { title?: string }) => (
  <Panel role="dialog" aria-label={title} {...panel}>
    <Header>
      <HeaderStart>
        <IconButton label="Back">
          <BackIcon />
        </IconButton>
      </HeaderStart>
      <Title>{title}</Title>
      <HeaderEnd>
        <IconButton label="Close">
          <CloseIcon />
        </IconButton>
      </HeaderEnd>
    </Header>
    <Body>
      <View>
        <List>
          {['Orange', 'Violet', 'Blue'].map((name) => (
            <ListItem key={name}>
              <WalletRow name={name} imageSrc={samples.orange} badge="Installed" badgeTone="success" />
            </ListItem>
          ))}
        </List>
      </View>
    </Body>
    {panel.footer && (
      <Footer>
        Connecting means you accept the{' '}
        <TextLink size="caption" href="https://example.com">
          terms
        </TextLink>
        .
      </Footer>
    )}
  </Panel>
)

export const open: Story = () => (
  <Overlay data-state="open">
    <Example />
  </Overlay>
)

export const withFooter: Story = () => (
  <Overlay data-state="open">
    <Example footer />
  </Overlay>
)

export const fullScreen: Story = () => (
  <Overlay data-state="open">
    <Example placement="full" footer />
  </Overlay>
)

export const inline: Story = () => <Example placement="inline" footer />

export const shaking: Story = () => <Example placement="inline" shaking />

export const longTitle: Story = () => (
  <Example placement="inline" title="A title that is much longer than the header has room for" />
)
