import { useLocale } from '@foyer/headless'
import { useMemo } from 'react'
import type { MessageKey, ValuesArgument } from '../i18n/defineMessages.ts'
import { importLocales } from '../i18n/importLocales.ts'
import { isEnglish } from '../i18n/locale.ts'
import { useLoaded } from '../load/useLoaded.ts'

export const buttonMessages = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.account': 'Account {name}',
  'button.accountBalance': 'Account {balance}, {name}',
  'button.offline': 'You are offline. Loading continues when you reconnect.',
  // Firefox fetches a failed module again only after a reload.
  'button.failed': 'This screen couldn’t be loaded. Try again, or reload the page.',
  'button.unsupported': 'Switch network',
  'button.network': 'Network: {name}. Change',
  'network.unknown': 'Unknown Network',
} as const

type Messages = typeof buttonMessages

export type ButtonText = {
  readonly t: <key extends MessageKey<Messages>>(
    key: key,
    ...values: ValuesArgument<Messages, key, string>
  ) => string
  /** Locale of numbers; set when the translations have loaded. */
  readonly locale: string | undefined
  /** Language and direction of the texts. Absent: those of the page. */
  readonly lang: string | undefined
  readonly dir: 'ltr' | 'rtl' | undefined
}

/** Texts of the buttons. English is compiled in; other languages and the code for them load on demand. */
export function useButtonText(): ButtonText {
  const { locale, messages } = useLocale()
  const wanted = locale ?? globalThis.navigator?.language ?? 'en'
  const translator = useLoaded(
    async () => (await importLocales()).loadTranslator(locale ?? navigator.languages),
    isEnglish(wanted) ? undefined : wanted,
  )
  return useMemo(
    () => ({
      t: (key, ...values) =>
        translator && messages[key] === undefined
          ? translator(buttonMessages, key, ...values)
          : fill(messages[key] ?? buttonMessages[key], values[0]),
      locale: translator?.locale,
      lang: translator?.lang,
      dir: translator?.dir,
    }),
    [translator, messages],
  )
}

/** Fills the placeholders of a text. */
const fill = (text: string, values: Readonly<Record<string, string>> | undefined): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values?.[name] ?? '')
