'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Overlay, Panel, type PanelOwnProps, Title } from '../Modal/Modal.tsx'

export type DialogProps = ComponentProps<typeof Radix.Root>

/**
 * The open state: `open` with `onOpenChange`, or `defaultOpen`. Radix's `Dialog.Root`.
 *
 * @example
 * ```tsx
 * import { Dialog, DialogPanel, DialogTitle, DialogTrigger } from '@foyer/ui-radix/primitives'
 * export const Fees = () => (
 *   <Dialog>
 *     <DialogTrigger>Fees</DialogTrigger>
 *     <DialogPanel>
 *       <DialogTitle>Fees</DialogTitle>
 *       The network fee is paid in ETH.
 *     </DialogPanel>
 *   </Dialog>
 * )
 * ```
 */
export const Dialog = (props: DialogProps): ReactElement => <Radix.Root {...props} />

export type DialogTriggerProps = ComponentProps<typeof Radix.Trigger>

/**
 * Opens the dialog; the focus returns to it. Renders a `<button>`.
 *
 * @example
 * ```tsx
 * import { Button, DialogTrigger } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <DialogTrigger asChild>
 *     <Button variant="primary">Review</Button>
 *   </DialogTrigger>
 * )
 * ```
 */
export const DialogTrigger = (props: DialogTriggerProps): ReactElement => <Radix.Trigger {...props} />

export type DialogCloseProps = ComponentProps<typeof Radix.Close>

/**
 * Closes the dialog. Renders a `<button>`.
 *
 * @example
 * ```tsx
 * import { Button, DialogClose } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <DialogClose asChild>
 *     <Button>Not now</Button>
 *   </DialogClose>
 * )
 * ```
 */
export const DialogClose = (props: DialogCloseProps): ReactElement => <Radix.Close {...props} />

export type DialogPanelProps = Pick<PanelOwnProps, 'placement' | 'footer'> &
  Omit<ComponentProps<typeof Radix.Content>, 'asChild'> & {
    /** Parent element. @default `body` */
    readonly container?: HTMLElement | null | undefined
    /** @default the theme of the system */
    readonly theme?: 'light' | 'dark' | 'system' | undefined
  }

/**
 * A dialog for the host in the style of the modal: Radix's overlay and content, with focus trap and scroll lock. Must
 * contain a `DialogTitle`.
 *
 * @example
 * ```tsx
 * import { Dialog, DialogPanel, DialogTitle } from '@foyer/ui-radix/primitives'
 * export const Example = ({ isOpen, setOpen }: { isOpen: boolean; setOpen: (isOpen: boolean) => void }) => (
 *   <Dialog open={isOpen} onOpenChange={setOpen}>
 *     <DialogPanel theme="dark" placement="full">
 *       <DialogTitle>History</DialogTitle>
 *     </DialogPanel>
 *   </Dialog>
 * )
 * ```
 */
export const DialogPanel = ({
  container,
  theme,
  placement,
  footer,
  children,
  ...content
}: DialogPanelProps): ReactElement => (
  <Radix.Portal container={container}>
    <div data-foyer="" data-foyer-theme={theme}>
      <Radix.Overlay asChild>
        <Overlay>
          <Radix.Content asChild {...content}>
            <Panel placement={placement} footer={footer}>
              {children}
            </Panel>
          </Radix.Content>
        </Overlay>
      </Radix.Overlay>
    </div>
  </Radix.Portal>
)

/**
 * One line in the header; names the dialog. Renders an `<h2>`.
 *
 * @example
 * ```tsx
 * import { DialogTitle } from '@foyer/ui-radix/primitives'
 * export const Example = () => <DialogTitle>Choose a network</DialogTitle>
 * ```
 */
export const DialogTitle = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Radix.Title asChild>
    <Title>{children}</Title>
  </Radix.Title>
)
