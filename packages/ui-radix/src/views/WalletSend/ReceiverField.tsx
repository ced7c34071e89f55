import { isFoyerError, useAccount, useFeatures, useNetwork, useSend } from '@foyer/headless'
import { type ReactElement, useEffect, useRef } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../i18n/plainText.ts'
import { hasFinePointer } from '../../modal/focus.ts'
import { networkMessages } from '../../modal/messages.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { Address } from '../../primitives/Address/Address.tsx'
import { shortAddress } from '../../primitives/Address/shortAddress.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Field } from '../../primitives/Field/Field.tsx'
import { useSettled } from '../../primitives/part/useSettled.ts'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { useIsOnline } from '../shared/useIsOnline.ts'
import { walletSendMessages as messages } from './messages.ts'

/** Receiver: address or name. */
export function ReceiverField({ isReadOnly }: { readonly isReadOnly: boolean }): ReactElement {
  const t = useTranslate()
  const { receiver, setReceiver } = useSend()
  const { namespace } = useAccount()
  const { names } = useFeatures({ namespace })
  const isOnline = useIsOnline()
  const { name: network } = useNetwork()
  const { text, status } = receiver
  // Screen readers announce an error once, and not for each typed letter.
  const isWrong = useSettled(text) && status === 'invalid'
  const problem = problemOf(receiver.error, isOnline)
  useFoundAnnouncement()
  const isAwaitingNetwork = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // A lookup that failed offline runs again once the browser is online.
    if (isOnline && isAwaitingNetwork.current) setReceiver(text)
    isAwaitingNetwork.current = problem === 'offline'
  }, [isOnline, problem, setReceiver, text])
  return (
    <Field
      ref={input}
      label={t(messages, names ? 'walletSend.receiver' : 'walletSend.receiver.address')}
      value={text}
      onChange={(event) => setReceiver(event.target.value)}
      readOnly={isReadOnly}
      dir="auto"
      autoCapitalize="off"
      autoCorrect="off"
      aria-busy={status === 'resolving' || undefined}
      // Never empty, so that the button below stays when the receiver is found.
      hint={
        <>
          {status !== 'ready' && t(networkMessages, 'a11y.network', { name: network })}
          {status === 'ready' && <Found />}
        </>
      }
      error={isWrong && t(messages, `walletSend.${problem}`, { network })}
      trailing={
        status === 'resolving' ? (
          <Spinner />
        ) : isWrong && problem === 'lookupFailed' ? (
          <Button
            variant="ghost"
            size={36}
            onClick={() => {
              setReceiver(text)
              // The spinner replaces this button. On a phone the field would open the keyboard.
              if (hasFinePointer()) input.current?.focus()
            }}
          >
            {t(commonMessages, 'common.retry')}
          </Button>
        ) : (
          text === '' &&
          !isReadOnly && (
            <Button variant="ghost" size={36} onClick={() => void paste(setReceiver, input.current)}>
              {t(messages, 'walletSend.paste')}
            </Button>
          )
        )
      }
    />
  )
}

function problemOf(
  error: unknown,
  isOnline: boolean,
): 'invalidReceiver' | 'noAddress' | 'nameFailed' | 'lookupFailed' | 'offline' {
  if (!error) return 'invalidReceiver'
  if (isFoyerError(error, 'NAME_ADDRESS_MISSING')) return 'noAddress'
  // No answer says nothing about the name.
  const isAnswered = isFoyerError(error, 'NAME_INVALID') || isFoyerError(error, 'NAME_RESOLVE_FAILED')
  if (isAnswered && !error.isRetryable) return 'nameFailed'
  return isOnline ? 'lookupFailed' : 'offline'
}

/** Announces a receiver that was found. Below the field, a live region would be new after an error, and not be read. */
function useFoundAnnouncement(): void {
  const { announce } = useShell()
  const { address, name, status } = useSend().receiver
  const short = address && shortAddress(address, SHORT, SHORT)
  const text = status === 'ready' && short ? (name ? `${withoutControls(name)} · ${short}` : short) : ''
  // Not the receiver that the form had when it opened.
  const last = useRef(text)
  useEffect(() => {
    if (text && text !== last.current) announce(text)
    last.current = text
  }, [announce, text])
}

/** Characters of the address at each end. */
const SHORT = 6

/** The receiver, with a shortened address: the review shows all of it. */
function Found(): ReactElement | null {
  const { address, name, imageUrl } = useSend().receiver
  if (address === undefined) return null
  return (
    <Stack asChild direction="row" gap={8} align="center">
      <span>
        <Avatar address={address} src={imageUrl} size={20} />
        <span>
          {name && (
            <>
              <bdi>{withoutControls(name)}</bdi> ·{' '}
            </>
          )}
          <Address value={address} start={SHORT} end={SHORT} />
        </span>
      </span>
    </Stack>
  )
}

/**
 * Focuses the input if the page cannot read the clipboard (no TLS, a frame), so that the visitor pastes or types
 * there.
 */
async function paste(take: (text: string) => void, input: HTMLInputElement | null): Promise<void> {
  try {
    take(await navigator.clipboard.readText())
  } catch {
    input?.focus()
  }
}
