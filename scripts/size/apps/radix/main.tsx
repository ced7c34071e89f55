// Reference: a plain, empty Radix dialog.
import * as Dialog from '@radix-ui/react-dialog'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <Dialog.Root>
      <Dialog.Trigger>Connect</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Connect</Dialog.Title>
          <Dialog.Close>Close</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>,
  )
