import { useFeatures, useModal, useModalRouter } from '@foyer/headless'
import { type ReactElement, useContext, useSyncExternalStore } from 'react'
import { common } from '../i18n/common.ts'
import { useTranslate } from '../i18n/LocaleProvider.tsx'
import { Badge } from '../primitives/Badge/Badge.tsx'
import { BackIcon } from '../primitives/Icon/arrowIcons.ts'
import { CloseIcon, HelpIcon } from '../primitives/Icon/controlIcons.ts'
import { IconButton } from '../primitives/IconButton/IconButton.tsx'
import { Header, HeaderEnd, HeaderStart, Title } from '../primitives/Modal/Modal.tsx'
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { headerStart, titleValues } from './headerRules.ts'
import type { LazyViewOptions } from './lazyView.ts'
import { shellMessages } from './messages.ts'
import { ShellContext, useShell } from './ShellContext.ts'
import { Slot } from './slots.tsx'
import { usePart } from '../load/usePart.ts'
import { useFadeOut, useTitleSwap } from './useHeaderMotion.ts'

export type ModalHeaderProps = {
  /** By which what is around it is named after the title. */
  readonly titleId?: string | undefined
  readonly onClose: (() => void) | undefined
}

/** The line above the view: the way back or what the view is about, its title, and the way out. */
export function ModalHeader({ titleId, onClose }: ModalHeaderProps): ReactElement {
  const t = useTranslate()
  const { view } = useModalRouter()
  const title = useTitle()
  return (
    <Header>
      <HeaderStart>
        <Slot name="header.left" data={{ view }}>
          <Start />
        </Slot>
      </HeaderStart>
      <Title id={titleId} tabIndex={-1} dir="auto" ref={useTitleSwap(title.isHidden ? '' : title.text)}>
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
      <HeaderEnd>
        <Slot name="header.right" data={{ view }}>
          {view === 'Account' && <LateSessionsButton />}
          {onClose && (
            <IconButton label={t(common, 'common.close')} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          )}
        </Slot>
      </HeaderEnd>
    </Header>
  )
}

function Start(): ReactElement | null {
  const { isInline } = useModal()
  const { view, history } = useModalRouter()
  const { isNetworkSwitchEnabled } = useFeatures()
  const kind = headerStart({ router: { view, history }, isInline, isNetworkSwitchEnabled })
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
      <IconButton ref={ref} label={t(common, 'common.back')} onClick={goBack}>
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

/** Only an account has it, and most openings are for those who have none yet. */
function LateNetworkChip(): ReactElement | null {
  const NetworkChip = usePart(importNetworkChip)
  return NetworkChip ? <NetworkChip /> : null
}

/** Few apps have it, and it stands beside an account. */
function LateSessionsButton(): ReactElement | null {
  const { smartSessions } = useFeatures()
  const SessionsButton = usePart(importSessionsButton, { isWanted: smartSessions })
  return smartSessions && SessionsButton ? <SessionsButton /> : null
}

/** The words above the view that is shown: its own title, with what the view is about filled in. */
export function useTitle(): {
  readonly text: string
  readonly isHidden: boolean
  readonly tag?: string | undefined
  /** What it is called is still being found. @default false */
  readonly isPending?: boolean
} {
  const t = useTranslate()
  const { view, data } = useModalRouter()
  const shell = useContext(ShellContext)
  const read = (): LazyViewOptions | undefined => shell?.loader.frameOf(view)
  const frame = useSyncExternalStore(shell?.loader.subscribe ?? never, read, read)
  const entry = shell?.loader.entryOf(view)
  if (!entry || shell?.loader.get(view).status === 'missing')
    return { text: t(shellMessages, 'shell.view.missing'), isHidden: true }
  if (typeof entry === 'function') return { text: view, isHidden: false }
  if (!frame) return { text: t(common, 'a11y.ring'), isHidden: true, isPending: true }
  const [key, text] = typeof frame.title === 'function' ? frame.title(data) : frame.title
  return {
    text: t({ [key]: text }, key, titleValues(data)),
    isHidden: frame.isTitleHidden ?? false,
    tag: frame.tag && t({ [frame.tag[0]]: frame.tag[1] }, frame.tag[0]),
  }
}

const never = (): (() => void) => () => {}
