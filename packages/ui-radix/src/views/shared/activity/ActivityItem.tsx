import {
  explorerUrl,
  describeTransaction,
  type Transaction,
  type TransactionPart,
  type TransactionStatus,
  useNetwork,
} from '@foyer/headless'
import { memo, type NamedExoticComponent, type ReactNode } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../../i18n/plainText.ts'
import { Slot } from '../../../modal/slots.tsx'
import { ActivityRow, type ActivityTone } from '../../../primitives/ActivityRow/ActivityRow.tsx'
import { Address } from '../../../primitives/Address/Address.tsx'
import { Amount } from '../../../primitives/Amount/Amount.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { activityRowMessages as messages, typeMessage } from './activityText.ts'

export type ActivityWords = {
  readonly day: (iso: string) => string
  /** Relative date, as tooltip. */
  readonly ago: (iso: string) => string
  /** An amount in the format of the locale. */
  readonly amount: (numeric: string) => string
}

export type ActivityItemProps = { readonly transaction: Transaction; readonly words: ActivityWords }

const tones: Readonly<Record<TransactionStatus, ActivityTone>> = {
  confirmed: 'success',
  failed: 'danger',
  pending: 'neutral',
}

const HASH = /^0x[0-9a-f]{64}$/i

/** A transaction; links to the explorer, if the network has one. */
export const ActivityItem: NamedExoticComponent<ActivityItemProps> = /*#__PURE__*/ memo(
  function ActivityItem({ transaction, words }: ActivityItemProps) {
    const t = useTranslate()
    const network = useNetwork()
    const { operationType, status, minedAt, hash } = transaction
    const { images, parts, icon } = describeTransaction(transaction)
    const type = typeMessage(operationType)
    const isStatusShown = parts.some(({ kind }) => kind === 'status')
    const href = HASH.test(hash) ? explorerUrl(network, hash, 'tx') : undefined
    return (
      <Slot name="activityRow" data={{ transaction }}>
        <ActivityRow
          name={type ? t(messages, type) : operationType}
          images={images}
          icon={icon}
          tone={tones[status]}
          parts={parts.map((part) => (
            <Part key={part.kind + part.text} part={part} words={words} />
          ))}
          date={
            <Text asChild variant="caption" tone="muted">
              <time dateTime={minedAt} title={words.ago(minedAt)}>
                <bdi>{words.day(minedAt)}</bdi>
              </time>
            </Text>
          }
          status={
            status !== 'confirmed' &&
            !isStatusShown && (
              <Text asChild variant="caption" tone={status === 'failed' ? 'danger' : 'muted'}>
                <span>{t(messages, `activity.status.${status}`)}</span>
              </Text>
            )
          }
          asChild={href !== undefined}
        >
          {href !== undefined && (
            <a href={href} target="_blank" rel="noreferrer">
              {null}
            </a>
          )}
        </ActivityRow>
      </Slot>
    )
  },
)

const signs = { '+': '+', '-': '\u2212', '': '' } as const

function Part({ part, words }: { readonly part: TransactionPart; readonly words: ActivityWords }): ReactNode {
  const t = useTranslate()
  switch (part.kind) {
    case 'status':
      return t(messages, `activity.status.${part.text}`)
    case 'address':
      return <Address value={part.address} />
    case 'name':
      return <bdi>{`${signs[part.prefix]}${withoutControls(part.text)}`}</bdi>
    case 'amount': {
      const amount = words.amount(part.amount)
      return (
        <Amount
          // `<0.001` has no sign: the direction is on the icon.
          value={amount.startsWith('<') ? amount : `${signs[part.prefix]}${amount}`}
          symbol={part.symbol && withoutControls(part.symbol)}
        />
      )
    }
  }
}
