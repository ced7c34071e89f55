import { useAlerts, useModal, useToast } from '@foyer/headless'
import * as RadixToast from '@radix-ui/react-toast'
import { type ReactElement, type ReactPortal, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { commonMessages } from '../i18n/commonMessages.ts'
import { errorText } from '../i18n/errorText.ts'
import { useTranslate } from '../i18n/LocaleProvider.tsx'
import { AlertBar } from '../primitives/AlertBar/AlertBar.tsx'
import { TextLink } from '../primitives/Text/Text.tsx'
import { Toast, ToastRegion } from '../primitives/Toast/Toast.tsx'
import { isEscapeTaken } from './escape.ts'
import { activeElement } from './focus.ts'
import { useRootAttributes } from './useRootAttributes.ts'

export const messages = {
  'profileWallets.disconnected': '{wallet} disconnected',
  'request.notAllowed': 'Action not allowed',
  'siwx.checkFailed': 'A problem occurred while trying initialize authentication',
  'siwx.failed': 'Error signing message',
  'siwx.signingIn': 'Signing in…',
  'wallet.added': 'Wallet added',
} as const
/** Not all toasts have the values of a text. */
const texts: Readonly<Record<string, string>> = messages
/** Message keys of Foyer's own toasts, by toast code. */
const toastKeys = {
  REQUEST_NOT_ALLOWED: 'request.notAllowed',
  SIGNING_IN: 'siwx.signingIn',
  SIGN_IN_CHECK_FAILED: 'siwx.checkFailed',
  SIGN_IN_FAILED: 'siwx.failed',
  WALLET_ADDED: 'wallet.added',
  WALLET_DISCONNECTED: 'profileWallets.disconnected',
} as const

export type NoticesProps = {
  /** On the page, where the toast stays visible after the modal has closed (R49); else in the panel. */
  readonly isOnPage?: boolean | undefined
  /** This code had not loaded yet when the parent was mounted. */
  readonly isLate: boolean
}

/** Shows the toast, and in the panel the developer alert. */
export default function Notices({ isOnPage = false, isLate }: NoticesProps): ReactElement | null {
  const { isOpen, isInline, requestClose } = useModal()
  useLateToast(isLate)
  const isShown = isOpen || isInline
  const isAnnounced = useIsAnnounced(isShown)
  if (isOnPage) return isShown ? null : <PageToast isAnnounced={isAnnounced} />
  return (
    <>
      {isShown && <LiveToast onEscape={requestClose} />}
      <Alert />
    </>
  )
}

/** Restarts the duration of a toast that was shown before this code had loaded. */
function useLateToast(isLate: boolean): void {
  const { restart } = useToast()
  useEffect(() => {
    if (isLate) restart()
  }, [isLate, restart])
}

/** Radix announces a toast two frames after it has mounted. */
const ANNOUNCED_MS = 100

/** Whether screen readers have read the toast in the panel: it stays on the page, and is not read again. */
function useIsAnnounced(isShown: boolean): boolean {
  const { id } = useToast()
  const [announcedId, setAnnouncedId] = useState(0)
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => setAnnouncedId(id), ANNOUNCED_MS)
    return () => clearTimeout(timer)
  }, [isShown, id])
  return id === announcedId
}

/** `onEscape` handles Escape outside the toast: Radix passes the key to its topmost layer only, the toast. */
function LiveToast({
  isAnnounced = false,
  onEscape,
}: {
  readonly isAnnounced?: boolean
  readonly onEscape?: (() => void) | undefined
}): ReactElement | null {
  const t = useTranslate()
  const { isOpen, message, code, values, error, variant, id, hide } = useToast()
  if (id === 0) return null
  const text = code ? t(texts, toastKeys[code], values) : (errorText(t, error) ?? message)
  // For a mouse, which cannot swipe it away: a toast may cover a control.
  const onClick = (): void => hide()
  if (isAnnounced) {
    return (
      <ToastRegion>
        {isOpen && (
          <Toast variant={variant} onClick={onClick}>
            {text}
          </Toast>
        )}
      </ToastRegion>
    )
  }
  return (
    <RadixToast.Provider duration={Number.POSITIVE_INFINITY} label={t(commonMessages, 'a11y.notifications')}>
      <RadixToast.Root
        key={id}
        asChild
        open={isOpen}
        onOpenChange={(open) => !open && hide()}
        onKeyDown={showNextStop}
        onEscapeKeyDown={(event) => {
          if (!onEscape || isInToast(event)) return
          event.preventDefault()
          if (!isEscapeTaken(event)) onEscape()
        }}
        type={variant === 'error' ? 'foreground' : 'background'}
      >
        <Toast variant={variant} onClick={onClick}>
          <RadixToast.Description asChild>
            <span>{text}</span>
          </RadixToast.Description>
        </Toast>
      </RadixToast.Root>
      <RadixToast.Viewport asChild>
        <ToastRegion />
      </RadixToast.Viewport>
    </RadixToast.Provider>
  )
}

/** From the toast, the last stop of a dialog, Radix moves the focus to the first one without scrolling to it. */
function showNextStop({ key }: { readonly key: string }): void {
  // After the handler of the dialog, which is further out. jsdom does not scroll.
  if (key === 'Tab') queueMicrotask(() => activeElement()?.scrollIntoView?.({ block: 'nearest' }))
}

const isInToast = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-foyer-part="toast"]') !== null

type PageToastProps = { readonly isAnnounced: boolean }

function PageToast(props: PageToastProps): ReactPortal {
  const root: ReactElement = <PageRoot {...props} />
  return createPortal(root, document.body)
}

function PageRoot(props: PageToastProps): ReactElement {
  const [element, setElement] = useState<HTMLElement | null>(null)
  useRootAttributes(element)
  return (
    <div data-foyer="" ref={setElement}>
      <LiveToast {...props} />
    </div>
  )
}

/** The developer alert, over the panel. */
function Alert(): ReactElement | null {
  const t = useTranslate()
  const { isOpen, message, details, link, variant, hide } = useAlerts()
  if (!isOpen) return null
  return (
    <AlertBar variant={variant} onClose={hide} closeLabel={t(commonMessages, 'common.close')}>
      {details ? `${message}: ${details}` : message}
      {link !== undefined && (
        <>
          {' '}
          <TextLink href={link} target="_blank" rel="noreferrer" size="caption">
            {t(commonMessages, 'common.learnMore')}
          </TextLink>
        </>
      )}
    </AlertBar>
  )
}
