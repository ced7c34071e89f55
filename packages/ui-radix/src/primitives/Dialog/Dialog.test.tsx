import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../test/render.ts'
import { Dialog, DialogClose, DialogPanel, DialogTitle, DialogTrigger } from './Dialog.tsx'

const element = (
  <Dialog>
    <DialogTrigger>Read the terms</DialogTrigger>
    <DialogPanel aria-describedby={undefined} placement="full" theme="dark">
      <DialogTitle>Terms</DialogTitle>
      <DialogClose>Close</DialogClose>
    </DialogPanel>
  </Dialog>
)

test('the dialog opens by its trigger, is named by its title, and returns the focus', async () => {
  render(element)
  const trigger = screen.getByRole('button', { name: 'Read the terms' })
  trigger.focus()
  fireEvent.click(trigger)
  const dialog = screen.getByRole('dialog', { name: 'Terms' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(trigger))
})

test('the dialog uses the DOM parts of the modal, in its own tree', () => {
  render(element)
  fireEvent.click(screen.getByText('Read the terms'))
  const dialog = screen.getByRole('dialog')
  expect(dialog.getAttribute('data-foyer-part')).toBe('panel')
  expect(dialog.getAttribute('data-placement')).toBe('full')
  expect(dialog.parentElement?.getAttribute('data-foyer-part')).toBe('overlay')
  expect(dialog.closest('[data-foyer]')?.getAttribute('data-foyer-theme')).toBe('dark')
})
