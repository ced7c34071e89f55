import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import * as RadixDialog from '@radix-ui/react-dialog'
import * as OtherRadixDialog from 'radix-dialog-other'
import { type ComponentType, type ReactElement, type ReactNode, useRef } from 'react'

type HostProps = { readonly children: ReactNode }

const OPEN = 'Open the app’s dialog'
const TITLE = 'Checkout'
const CLOSE = 'Close checkout'

const Radix = ({ children }: HostProps): ReactElement => (
  <RadixDialog.Root>
    <RadixDialog.Trigger>{OPEN}</RadixDialog.Trigger>
    <RadixDialog.Portal>
      <RadixDialog.Overlay className="host-overlay" />
      <RadixDialog.Content className="host" aria-describedby={undefined}>
        <RadixDialog.Title>{TITLE}</RadixDialog.Title>
        {children}
        <RadixDialog.Close>{CLOSE}</RadixDialog.Close>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  </RadixDialog.Root>
)

/** A second copy of Radix, which shares neither layers nor focus scopes with ours. */
const OtherRadix = ({ children }: HostProps): ReactElement => (
  <OtherRadixDialog.Root>
    <OtherRadixDialog.Trigger>{OPEN}</OtherRadixDialog.Trigger>
    <OtherRadixDialog.Portal>
      <OtherRadixDialog.Overlay className="host-overlay" />
      <OtherRadixDialog.Content className="host" aria-describedby={undefined}>
        <OtherRadixDialog.Title>{TITLE}</OtherRadixDialog.Title>
        {children}
        <OtherRadixDialog.Close>{CLOSE}</OtherRadixDialog.Close>
      </OtherRadixDialog.Content>
    </OtherRadixDialog.Portal>
  </OtherRadixDialog.Root>
)

const BaseUi = ({ children }: HostProps): ReactElement => (
  <BaseDialog.Root>
    <BaseDialog.Trigger>{OPEN}</BaseDialog.Trigger>
    <BaseDialog.Portal>
      <BaseDialog.Backdrop className="host-overlay" />
      <BaseDialog.Popup className="host">
        <BaseDialog.Title>{TITLE}</BaseDialog.Title>
        {children}
        <BaseDialog.Close>{CLOSE}</BaseDialog.Close>
      </BaseDialog.Popup>
    </BaseDialog.Portal>
  </BaseDialog.Root>
)

function Native({ children }: HostProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {OPEN}
      </button>
      <dialog ref={dialog} className="host" aria-label={TITLE}>
        <h2>{TITLE}</h2>
        {children}
        <button type="button" onClick={() => dialog.current?.close()}>
          {CLOSE}
        </button>
      </dialog>
    </>
  )
}

const popover = (kind: 'auto' | 'manual') =>
  function Popover({ children }: HostProps): ReactElement {
    return (
      <>
        <button type="button" popoverTarget="host-popover">
          {OPEN}
        </button>
        <div id="host-popover" popover={kind} className="host" role="group" aria-label={TITLE}>
          <h2>{TITLE}</h2>
          {children}
          <button type="button" popoverTarget="host-popover" popoverTargetAction="hide">
            {CLOSE}
          </button>
        </div>
      </>
    )
  }

/** The dialogs that apps are likely to have. */
export const hosts = {
  radix: Radix,
  'radix-other': OtherRadix,
  'base-ui': BaseUi,
  native: Native,
  popover: popover('auto'),
  'popover-manual': popover('manual'),
} as const satisfies Readonly<Record<string, ComponentType<HostProps>>>

export type HostKind = keyof typeof hosts
