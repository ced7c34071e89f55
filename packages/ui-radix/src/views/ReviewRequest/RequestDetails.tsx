import {
  formatUnits,
  isUnlimited,
  useNetworks,
  type UseRequestReviewReturnType,
  type WalletRequest,
} from '@foyer/headless'
import { Fragment, type ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../i18n/plainText.ts'
import { Address } from '../../primitives/Address/Address.tsx'
import { Fact, Facts } from '../../primitives/Facts/Facts.tsx'
import { ExactAmount } from '../shared/tokens/ExactAmount.tsx'
import { reviewRequestMessages as messages } from './messages.ts'

type BalanceChanges = NonNullable<UseRequestReviewReturnType['simulation']>['changes']
type Call = Extract<WalletRequest, { type: 'transaction' }>['calls'][number]
type Content<type extends WalletRequest['type']> = Extract<WalletRequest, { type: type }>

/**
 * Content of a request: the balance changes of its simulation, then its decoded calls, message or typed data, and its
 * network and account.
 */
export function RequestDetails({
  request,
  networks,
  changes = [],
  decimals = {},
  symbols = {},
}: {
  readonly request: WalletRequest
  /** Networks on which the request has an effect. */
  readonly networks: UseRequestReviewReturnType['networks']
  /** Simulated changes of balances. */
  readonly changes?: BalanceChanges
  /** Decimals by token. */
  readonly decimals?: UseRequestReviewReturnType['decimals']
  /** Symbols by token. */
  readonly symbols?: UseRequestReviewReturnType['symbols']
}): ReactElement {
  const t = useTranslate()
  const { items } = useNetworks()
  const { account, caipNetworkId } = request
  const networkOf = (id: string) => items.find((item) => item.network.caipNetworkId === id)?.network
  const network = networkOf(caipNetworkId)
  const tokens: Tokens = { decimals, symbols }
  const gives = changes.filter(({ change }) => change.startsWith('-'))
  const gets = changes.filter(({ change }) => !change.startsWith('-'))
  return (
    <Facts aria-label={t(messages, 'reviewRequest.details')}>
      {[...gives, ...gets].map(({ token, change, decimals: units, symbol }) => (
        <Fact
          key={token ?? ''}
          name={t(messages, change.startsWith('-') ? 'reviewRequest.give' : 'reviewRequest.get')}
        >
          {token === undefined && network ? (
            <NativeAmount units={withoutSign(change)} currency={network.nativeCurrency} />
          ) : (
            <TokenAmount units={withoutSign(change)} decimals={units} symbol={symbol} token={token ?? ''} />
          )}
        </Fact>
      ))}
      {request.type === 'transaction' &&
        request.calls.map((call, index) => (
          <CallFacts key={index} call={call} currency={network?.nativeCurrency} tokens={tokens} />
        ))}
      {request.type === 'transaction' &&
        request.capabilities?.map(({ name, value }, index) => (
          <Fact key={index} divided={index === 0} name={<FieldName label={name} />}>
            <bdi translate="no">{withoutControls(toText(value))}</bdi>
          </Fact>
        ))}
      {request.type === 'message' && <MessageFacts request={request} />}
      {request.type === 'typedData' && <TypedDataFacts request={request} tokens={tokens} />}
      {request.type === 'other' && (
        <Fact divided name={t(messages, 'reviewRequest.action')}>
          <bdi translate="no">{withoutControls(request.method)}</bdi>
        </Fact>
      )}
      <Fact divided name={t(messages, 'reviewRequest.network')}>
        <bdi>{withoutControls(networks.map((id) => networkOf(id)?.name ?? id).join(', '))}</bdi>
      </Fact>
      {account !== undefined && (
        <Fact name={t(messages, 'reviewRequest.account')}>
          <Address value={account.slice(account.lastIndexOf(':') + 1)} />
        </Fact>
      )}
    </Facts>
  )
}

/** An address, or the text in its place, without characters that reorder text. */
const PlainAddress = ({ value }: { readonly value: string }): ReactElement => (
  <Address value={withoutControls(value)} full />
)

const withoutSign = (change: string): string => change.replace(/^[-+]/, '')

/** Amount of a token; in base units where its contract does not report decimals. The address is beside each symbol. */
function TokenAmount({
  units,
  decimals,
  symbol,
  token,
}: {
  readonly units: string
  readonly decimals: number | undefined
  readonly symbol: string | undefined
  readonly token: string
}): ReactElement {
  return (
    <>
      {decimals === undefined ? units : <ExactAmount value={formatUnits(units, decimals)} symbol={symbol} />}{' '}
      <PlainAddress value={token} />
    </>
  )
}

function NativeAmount({
  units,
  currency,
}: {
  readonly units: string
  readonly currency: { readonly decimals: number; readonly symbol: string } | undefined
}): ReactElement {
  if (!currency) return <>{units}</>
  return <ExactAmount value={formatUnits(units, currency.decimals)} symbol={currency.symbol} />
}

/** Characters of calldata that are shown at its start: `0x`, the selector, and 8 bytes of its arguments. */
const DATA_LENGTH = 26

function CallFacts({
  call: { to, value, data = '0x', decoded, effects },
  currency,
  tokens,
}: {
  readonly call: Call
  readonly tokens: Tokens
  readonly currency: { readonly decimals: number; readonly symbol: string } | undefined
}): ReactElement {
  const t = useTranslate()
  const hasData = data !== '0x' || decoded !== undefined
  const known = ownOf(knownActions, decoded?.name) ?? (hasData ? undefined : 'transfer')
  const action = known
    ? t(messages, `reviewRequest.${known}`)
    : decoded
      ? withoutControls(decoded.name)
      : t(messages, 'reviewRequest.unknownAction')
  return (
    <>
      <Fact divided name={t(messages, 'reviewRequest.action')}>
        {action}
      </Fact>
      {(value > 0n || !hasData) && (
        <Fact name={t(messages, 'reviewRequest.amount')}>
          <NativeAmount units={`${value}`} currency={currency} />
        </Fact>
      )}
      <Fact name={t(messages, hasData ? 'reviewRequest.contract' : 'reviewRequest.to')}>
        {to === undefined ? t(messages, 'reviewRequest.newContract') : <PlainAddress value={to} />}
      </Fact>
      {decoded?.fields.map((field, index) => (
        <Fact key={index} name={<FieldName label={field.label} />}>
          {field.type === 'address' ? (
            <PlainAddress value={field.value} />
          ) : field.type === 'native' ? (
            <NativeAmount units={field.value} currency={currency} />
          ) : (
            <FieldValue label={field.label} text={field.value} effects={effects} tokens={tokens} />
          )}
        </Fact>
      ))}
      {!decoded && hasData && (
        <Fact name={t(messages, 'reviewRequest.data')}>
          <Address value={data} start={DATA_LENGTH} />
        </Fact>
      )}
    </>
  )
}

/** Functions of tokens in plain words, by name. */
const knownActions: Readonly<Record<string, 'transfer' | 'allow' | undefined>> = {
  transfer: 'transfer',
  transferFrom: 'transfer',
  safeTransferFrom: 'transfer',
  safeBatchTransferFrom: 'transfer',
  approve: 'allow',
  increaseAllowance: 'allow',
  increaseApproval: 'allow',
  setApprovalForAll: 'allow',
  setOperator: 'allow',
  permit: 'allow',
}
/** Labels of known parameters. */
const knownFields: Readonly<Record<string, 'to' | 'for' | 'amount' | undefined>> = {
  to: 'to',
  spender: 'for',
  operator: 'for',
  amount: 'amount',
  value: 'amount',
  added: 'amount',
}

const ownOf = <value,>(table: Readonly<Record<string, value>>, key: string | undefined): value | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined

/** Name of a parameter: translated if it is known, else unchanged. */
function FieldName({ label }: { readonly label: string }): ReactElement {
  const t = useTranslate()
  const known = ownOf(knownFields, label)
  return known ? <>{t(messages, `reviewRequest.${known}`)}</> : <bdi>{withoutControls(label)}</bdi>
}

const timeLabels =
  /^(?:(?:sig)?deadline|expiry|expiration(?:time)?|valid(?:to|until|after|before)|(?:start|end)time)$/i
/** Seconds since 1970 of a time from 2001 to 2286. */
const SECONDS = /^\d{10}$/

/** Text of a parameter; a time in seconds has its date before it. */
function FieldText({ label, text }: { readonly label: string; readonly text: string }): ReactElement {
  const { locale } = useTranslate()
  if (!timeLabels.test(label) || !SECONDS.test(text)) return <bdi>{withoutControls(text)}</bdi>
  const date = new Date(Number(text) * 1_000)
  return (
    <>
      {date.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })} <bdi>({text})</bdi>
    </>
  )
}

/** Reports of contracts, by token. */
type Tokens = {
  readonly decimals: Readonly<Record<string, number>>
  readonly symbols: Readonly<Record<string, string>>
}
type Effects = Call['effects']

/** The effect with a value; `undefined` if effects on several tokens have it, whose decimals may differ. */
function effectOf(value: string, effects: Effects): Effects[number] | undefined {
  const [first, ...others] = effects.filter(
    (effect) => typeof effect.value === 'bigint' && `${effect.value}` === value,
  )
  const isOne = others.every(({ token }) => token.toLowerCase() === first?.token.toLowerCase())
  return isOne ? first : undefined
}
const isUnlimitedApproval = (value: string, effects: Effects): boolean =>
  effects.some(
    (effect) =>
      effect.type === 'approval' &&
      typeof effect.value === 'bigint' &&
      isUnlimited(effect.value) &&
      `${effect.value}` === value,
  )

/** Value of a parameter: "unlimited", an amount in the units of its token, or text. */
function FieldValue({
  label,
  text,
  effects,
  tokens: { decimals, symbols },
}: {
  readonly label: string
  readonly text: string
  readonly effects: Effects
  readonly tokens: Tokens
}): ReactElement {
  const t = useTranslate()
  if (isUnlimitedApproval(text, effects)) return <>{t(messages, 'reviewRequest.unlimited')}</>
  // Parameters other than the amount may have the same value.
  const effect = ownOf(knownFields, label) === 'amount' ? effectOf(text, effects) : undefined
  if (!effect) return <FieldText label={label} text={text} />
  const { token } = effect
  const key = token.toLowerCase()
  return <TokenAmount units={text} decimals={decimals[key]} symbol={symbols[key]} token={token} />
}

function MessageFacts({ request }: { readonly request: Content<'message'> }): ReactElement {
  const t = useTranslate()
  const { text, bytes } = request
  return (
    <Fact divided name={t(messages, 'reviewRequest.message')} layout="stacked">
      {text === undefined ? (
        <Address value={bytes} full />
      ) : (
        text.split('\n').map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {withoutControls(line)}
          </Fragment>
        ))
      )}
    </Fact>
  )
}

function TypedDataFacts({
  request,
  tokens,
}: {
  readonly request: Content<'typedData'>
  readonly tokens: Tokens
}): ReactElement {
  const t = useTranslate()
  const { effects } = request
  const { domain, primaryType, message } = request.typedData
  const contract = domain['verifyingContract']
  return (
    <>
      <Fact divided name={t(messages, 'reviewRequest.action')}>
        {effects.some(({ type }) => type === 'approval') ? (
          t(messages, 'reviewRequest.allow')
        ) : (
          <bdi translate="no">{withoutControls(primaryType)}</bdi>
        )}
      </Fact>
      {typeof contract === 'string' && (
        <Fact name={t(messages, 'reviewRequest.contract')}>
          <PlainAddress value={contract} />
        </Fact>
      )}
      {Object.entries(message).map(([name, value]) => (
        <Fact key={name} name={<FieldName label={name} />}>
          {isAddress(value) ? (
            <Address value={value} full />
          ) : (
            <FieldValue label={name} text={toText(value)} effects={effects} tokens={tokens} />
          )}
        </Fact>
      ))}
    </>
  )
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)

const toText = (value: unknown): string =>
  typeof value === 'object'
    ? JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `${each}` : each))
    : String(value)
