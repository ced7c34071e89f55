import { type ReactElement, type ReactNode, useEffect } from 'react'
import { commonMessages } from '../../../i18n/commonMessages.ts'
import { errorText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { heroMessages } from '../../../i18n/statusMessages.ts'
import type { LogoId } from '../../../logos/findLogo.ts'
import { useShell } from '../../../modal/ShellContext.ts'
import { Slot } from '../../../modal/slots.tsx'
import { Image } from '../../../primitives/Image/Image.tsx'
import { StatusHero } from '../../../primitives/StatusHero/StatusHero.tsx'
import { CopyErrorButton } from './CopyErrorButton.tsx'

export type WalletHeroState = 'preparing' | 'waiting' | 'slow' | 'declined' | 'failed' | 'done'

export type WalletHeroProps = {
  readonly state: WalletHeroState
  readonly name: string
  readonly imageSrc: string | undefined
  /** Bundled logo, shown without `imageSrc`. */
  readonly logo: LogoId | undefined
  /** Instruction while waiting. */
  readonly waitingBody: string
  /** Replaces the text of the state. */
  readonly title?: string | undefined
  readonly body?: string | undefined
  readonly error?: Error | undefined
  readonly onRetry: () => void
  readonly children?: ReactNode
}

/** Waits for a wallet, and shows the result (docs/spec/views.md §2.3). */
export function WalletHero(props: WalletHeroProps): ReactElement {
  const { state, name, imageSrc, logo, error, onRetry, children } = props
  const t = useTranslate()
  const { announce } = useShell()
  const words = wordsOf(props, t)
  const title = props.title ?? words.title
  useEffect(() => announce(title), [announce, title])
  const isRetried = state === 'declined' || state === 'failed' || state === 'slow'
  return (
    <Slot name="status.hero" data={{ state }}>
      <StatusHero
        state={state}
        image={<Image src={imageSrc} logo={logo} name={name} size={80} />}
        title={title}
        body={props.body ?? words.body}
        onRetry={isRetried ? onRetry : undefined}
        retryLabel={t(commonMessages, 'common.retry')}
      >
        {children}
        {state === 'failed' && error && <CopyErrorButton error={error} />}
      </StatusHero>
    </Slot>
  )
}

function wordsOf(
  { state, name: wallet, waitingBody, error }: WalletHeroProps,
  t: ReturnType<typeof useTranslate>,
): { readonly title: string; readonly body?: string | undefined } {
  switch (state) {
    case 'preparing':
      // With the text that follows, so that the buttons below stay.
      return { title: t(heroMessages, 'hero.preparing.title'), body: waitingBody }
    case 'waiting':
      return { title: t(heroMessages, 'hero.waiting.title', { wallet }), body: waitingBody }
    case 'slow':
      return {
        title: t(heroMessages, 'hero.waiting.title', { wallet }),
        body: t(heroMessages, 'hero.slow.body', { wallet }),
      }
    case 'declined':
      return { title: t(heroMessages, 'hero.declined.title'), body: t(heroMessages, 'hero.declined.body') }
    case 'failed':
      return {
        title: t(heroMessages, 'hero.failed.title'),
        body: errorText(t, error),
      }
    case 'done':
      return { title: t(heroMessages, 'hero.done.title') }
  }
}
