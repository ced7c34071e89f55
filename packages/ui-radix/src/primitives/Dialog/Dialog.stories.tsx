import type { Story, StoryDefault } from '@ladle/react'
import { Button } from '../Button/Button.tsx'
import { CloseIcon } from '../Icon/controlIcons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Body, Header, HeaderEnd, HeaderStart, View } from '../Modal/Modal.tsx'
import { Text } from '../Text/Text.tsx'
import { Dialog, DialogClose, DialogPanel, DialogTitle, DialogTrigger } from './Dialog.tsx'

export default { title: 'primitives/Dialog' } satisfies StoryDefault

export const open: Story = () => (
  <Dialog defaultOpen>
    <DialogTrigger asChild>
      <Button>Terms</Button>
    </DialogTrigger>
    <DialogPanel aria-describedby={undefined}>
      <Header>
        <HeaderStart />
        <DialogTitle>Terms of service</DialogTitle>
        <HeaderEnd>
          <DialogClose asChild>
            <IconButton label="Close">
              <CloseIcon />
            </IconButton>
          </DialogClose>
        </HeaderEnd>
      </Header>
      <Body>
        <View>
          <Text align="center">A window of the app’s own, with the looks of the modal.</Text>
        </View>
      </Body>
    </DialogPanel>
  </Dialog>
)
