import { useFeatures, useModal, useModalRouter } from '@foyer/headless'
import { DialogTitle } from '@radix-ui/react-dialog'
import { type ReactElement, useContext, useSyncExternalStore } from 'react'
import { commonMessages } from '../i18n/commonMessages.ts'
import { useTranslate } from '../i18n/LocaleProvider.tsx'
import { useLazyComponent } from '../load/useLazyComponent.ts'
import { Badge } from '../primitives/Badge/Badge.tsx'
import { BackIcon } from '../primitives/Icon/arrowIcons.ts'
import { CloseIcon, HelpIcon } from '../primitives/Icon/controlIcons.ts'
import { IconButton } from '../primitives/IconButton/IconButton.tsx'
import { Header, HeaderEnd, HeaderStart, Title } from '../primitives/Modal/Modal.tsx'
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { shellMessages } from './messages.ts'
import { headerStart, titleValues } from './modalRules.ts'
import { ShellContext, useShell } from './ShellContext.ts'
import { Slot } from './slots.tsx'
import { useFadeOut, useTitleSwap } from './useHeaderMotion.ts'
import type { LazyViewOptions } from './views.ts'

export type ModalHeaderProps = {
  /** The title is the accessible name of a dialog. @default false */
  readonly isDialog?: boolean
  /** Without it there is no close button. */
  readonly onClose?: (() => void) | undefined
}

/** The line above the view: back button, help or network; title; close button. */
export function ModalHeader({ isDialog, onClose }: ModalHeaderProps): ReactElement {
  const { view } = useModalRouter()
  const title = useTitle()
  const heading = (
    <Title tabIndex={-1} dir="auto" ref={useTitleSwap(title.isHidden ? '' : title.text)}>
      <Slot name="header.title" data={{ title: title.text }}>
        {title.isHidden ? <VisuallyHidden>{title.text}</VisuallyHidden> : title.text}
      </Slot>
      {title.tag && (
        <>
          {' '}
          <Badge>{title.tag}</Badge>
        </>
      )}
    </Title>
  )
  return (
    <Header>
      <HeaderStart>
        <Slot name="header.left" data={{ view }}>
          <Start />
        </Slot>
      </HeaderStart>
      {isDialog ? <DialogTitle asChild>{heading}</DialogTitle> : heading}
      <HeaderEnd>
        <Slot name="header.right" data={{ view }}>
          {view === 'Account' && <LateSessionsButton />}
          {onClose && <CloseButton onClose={onClose} />}
        </Slot>
      </HeaderEnd>
    </Header>
  )
}

/** Not Radix's `Close`, which renders again with each state of the dialog. */
function CloseButton({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useTranslate()
  return (
    <IconButton label={t(commonMessages, 'common.close')} onClick={() => onClose()}>
      <CloseIcon />
    </IconButton>
  )
}

function Start(): ReactElement | null {
  const { isInline } = useModal()
  const { view, history } = useModalRouter()
  const { isNetworkSwitchEnabled } = useFeatures()
  const { has } = useShell()
  const kind = headerStart({
    router: { view, history },
    isInline,
    isNetworkSwitchEnabled,
    hasHelp: has('WhatIsAWallet'),
  })
  if (kind === 'none') return null
  return kind === 'network' ? <LateNetworkChip /> : <StartButton key={kind} kind={kind} />
}

function StartButton({ kind }: { readonly kind: 'back' | 'help' }): ReactElement {
  const t = useTranslate()
  const { goBack, push } = useModalRouter()
  const { preload } = useShell()
  const ref = useFadeOut()
  if (kind === 'back') {
    return (
      <IconButton ref={ref} label={t(commonMessages, 'common.back')} onClick={goBack}>
        <BackIcon />
      </IconButton>
    )
  }
  return (
    <IconButton
      ref={ref}
      label={t(shellMessages, 'shell.help')}
      onPointerEnter={() => preload('WhatIsAWallet')}
      onFocus={() => preload('WhatIsAWallet')}
      onClick={() => push('WhatIsAWallet')}
    >
      <HelpIcon />
    </IconButton>
  )
}

const importNetworkChip = () => import('./NetworkChip.tsx')
const importSessionsButton = () => import('./SessionsButton.tsx')

/** Loaded late: only Account shows it, and most openings show Connect. */
function LateNetworkChip(): ReactElement | null {
  const NetworkChip = useLazyComponent(importNetworkChip)
  return NetworkChip ? <NetworkChip /> : null
}

/** Loaded late: few apps use smart sessions. */
function LateSessionsButton(): ReactElement | null {
  const { smartSessions } = useFeatures()
  const SessionsButton = useLazyComponent(importSessionsButton, { isWanted: smartSessions })
  return smartSessions && SessionsButton ? <SessionsButton /> : null
}

/** The title of the view shown, with the name of its wallet or network filled in. */
export function useTitle(): {
  readonly text: string
  readonly isHidden: boolean
  readonly tag?: string | undefined
  /** The row of the view is still loading. @default false */
  readonly isPending?: boolean
} {
  const t = useTranslate()
  const { view, data } = useModalRouter()
  const shell = useContext(ShellContext)
  const read = (): LazyViewOptions | undefined => shell?.loader.optionsOf(view)
  const readStatus = (): string | undefined => shell?.loader.get(view).status
  const subscribe = shell?.loader.subscribe ?? subscribeToNothing
  const options = useSyncExternalStore(subscribe, read, read)
  const status = useSyncExternalStore(subscribe, readStatus, readStatus)
  const entry = shell?.loader.entryOf(view)
  if (!entry || status === 'missing') return { text: t(shellMessages, 'shell.view.missing'), isHidden: true }
  if (typeof entry === 'function') return { text: view, isHidden: false }
  // The row of the view did not load: its title is unknown.
  if (!options && status === 'failed') return { text: t(shellMessages, 'shell.view.failed'), isHidden: true }
  if (!options) return { text: t(commonMessages, 'a11y.ring'), isHidden: true, isPending: true }
  const [key, text] = typeof options.title === 'function' ? options.title(data) : options.title
  return {
    text: t({ [key]: text }, key, titleValues(data)),
    isHidden: options.isTitleHidden ?? false,
    tag: options.tag && t({ [options.tag[0]]: options.tag[1] }, options.tag[0]),
  }
}

const subscribeToNothing = (): (() => void) => () => {}
