import { type Config, FoyerProvider, type ThemeOptions, useModal } from '@foyer/headless'
import { type ReactElement, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Locale, MessageOverrides } from '../i18n/localeFiles.ts'
import { LocaleProvider } from '../i18n/LocaleProvider.tsx'
import { LoadedComponents } from '../load/useLazyComponent.ts'
import { ClassNamesProvider, type ClassNames } from '../primitives/part/classNames.tsx'
import { createFooterContainer } from './createFooterContainer.ts'
import { createViewLoader } from './createViewLoader.ts'
import { DialogSurface } from './DialogSurface.tsx'
import { InlineSurface } from './InlineSurface.tsx'
import { LateNotices } from './LateNotices.tsx'
import { LiveRegions, useAnnouncer } from './LiveRegions.tsx'
import { ShellContext, type ShellValue, type SlotMap } from './ShellContext.ts'
import { useAppearance } from './useAppearance.ts'
import { useDoubleClickGuard } from './useDoubleClickGuard.ts'
import type { FindView, ViewRegistry, WrapMap } from './views.ts'

export type ModalOpenDetails = { readonly reason: 'opened' | 'closed' }

export type ModalShellProps = {
  /** @default the config of the provider */
  readonly config?: Config | undefined
  /** The views to show, by route. */
  readonly views: ViewRegistry
  /** Finds a view that is not among them. */
  readonly findView?: FindView | undefined
  /** Wrappers around views, by route. */
  readonly wrap?: WrapMap | undefined
  /** Components of the host at fixed positions. */
  readonly slots?: SlotMap | undefined
  /** Class names by part. */
  readonly classNames?: ClassNames | undefined
  readonly theme?: ThemeOptions | undefined
  /** BCP 47. @default the first supported language of the browser */
  readonly locale?: Locale | undefined
  /** Texts of the host, by message key. */
  readonly messages?: MessageOverrides | undefined
  /** @default the direction of the locale */
  readonly dir?: 'ltr' | 'rtl' | undefined
  /** Container of the modal. @default the dialog or popover it is opened from, else `body` */
  readonly container?: HTMLElement | null | undefined
  /** In the flow of the page instead of above it. @default false */
  readonly inline?: boolean | undefined
  /** With `inline`: shows a close button, which calls this. A dialog closes itself, and calls `onOpenChange`. */
  readonly onClose?: (() => void) | undefined
  /** The rest of the page is inert while the modal is open. @default true */
  readonly modal?: boolean | undefined
  /**
   * CSS selectors of elements that stay usable beside the modal: captchas, wallet overlays, password managers. Give
   * them a `z-index` above `--foyer-z`. Elements that a script adds to `body` while the modal is open need no selector.
   */
  readonly interactiveOutside?: string | undefined
  /**
   * For style and script elements under a strict Content Security Policy. Foyer needs none; views of the host read it
   * with `useShell()`.
   */
  readonly nonce?: string | undefined
  /** Fills narrow windows. @default false */
  readonly mobileFullScreen?: boolean | undefined
  readonly onOpenChange?: ((isOpen: boolean, details: ModalOpenDetails) => void) | undefined
  /** Gets the focus when the opener is gone. @default the page's `main` */
  readonly fallbackFocusRef?: RefObject<HTMLElement | null> | undefined
}

const none = {}

/**
 * The modal without views; it shows those that are passed. Use it to fetch no views of Foyer; `FoyerModal` has all of
 * them.
 *
 * @example
 * ```tsx
 * import { ModalShell } from '@foyer/ui-radix/shell'
 * import { Account } from '@foyer/ui-radix/views/Account'
 * import { Connect } from '@foyer/ui-radix/views/Connect'
 * export const Modal = () => <ModalShell views={{ Account, Connect }} />
 * ```
 */
export function ModalShell({ config, ...props }: ModalShellProps): ReactElement {
  const shell = <Shell {...props} />
  return config ? <FoyerProvider config={config}>{shell}</FoyerProvider> : shell
}

function Shell(props: Omit<ModalShellProps, 'config'>): ReactElement {
  const {
    views,
    findView,
    wrap = none,
    slots = none,
    classNames,
    inline = false,
    onOpenChange,
    dir,
    nonce,
  } = props
  const { isInline, setInline } = useModal()
  const loader = useMemo(
    () => createViewLoader((route) => views[route] ?? findView?.(route)),
    [views, findView],
  )
  const [parts] = useState(() => new Map<unknown, unknown>())
  const footer = useMemo(() => createFooterContainer(), [])
  const announcer = useAnnouncer()
  const { announce } = announcer
  const descriptionId = useId()
  const value = useMemo<ShellValue>(
    () => ({ loader, slots, wrap, announce, descriptionId, footer, dir, nonce }),
    [loader, slots, wrap, announce, descriptionId, footer, dir, nonce],
  )
  const { locale, messages } = useAppearance(props)
  useDoubleClickGuard()

  useEffect(() => {
    if (isInline !== inline) setInline(inline)
  }, [isInline, inline, setInline])
  // The modal of the next page may be a dialog.
  useEffect(() => (inline ? () => setInline(false) : undefined), [inline, setInline])

  const surface = { footerRef: footer.set, mobileFullScreen: props.mobileFullScreen }
  return (
    <ShellContext.Provider value={value}>
      <LocaleProvider locale={locale} messages={messages} dir={dir}>
        <LoadedComponents.Provider value={parts}>
          <ClassNamesProvider classNames={classNames}>
            {inline ? (
              <InlineSurface {...surface} onClose={props.onClose}>
                <LiveRegions announcer={announcer} />
              </InlineSurface>
            ) : (
              <DialogSurface
                {...surface}
                container={props.container}
                fallbackFocusRef={props.fallbackFocusRef}
                modal={props.modal}
                interactiveOutside={props.interactiveOutside}
                descriptionId={descriptionId}
              >
                <LiveRegions announcer={announcer} />
              </DialogSurface>
            )}
            {!inline && <LateNotices isOnPage />}
            {onOpenChange && <OpenChange inline={inline} onOpenChange={onOpenChange} />}
          </ClassNamesProvider>
        </LoadedComponents.Provider>
      </LocaleProvider>
    </ShellContext.Provider>
  )
}

type OpenChangeProps = {
  readonly inline: boolean
  readonly onOpenChange: NonNullable<ModalShellProps['onOpenChange']>
}

/**
 * Reports openings and closings to the host. A dialog that is open already has opened while its code was loading. A
 * separate component, so that only it re-renders.
 */
function OpenChange({ inline, onOpenChange }: OpenChangeProps): null {
  const { isOpen } = useModal()
  const last = useRef(inline && isOpen)
  const latest = useRef(onOpenChange)
  useEffect(() => {
    latest.current = onOpenChange
  })
  useEffect(() => {
    if (last.current === isOpen) return
    last.current = isOpen
    latest.current(isOpen, { reason: isOpen ? 'opened' : 'closed' })
  }, [isOpen])
  return null
}
