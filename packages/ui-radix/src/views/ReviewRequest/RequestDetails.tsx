import {
  formatUnits,
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

/** Content of a request: its network and account, and the decoded calls, message or typed data. */
export function RequestDetails({
  request,
  changes = [],
}: {
  readonly request: WalletRequest
  /** Simulated changes of balances. */
  readonly changes?: BalanceChanges
}): ReactElement {
  const t = useTranslate()
  const { items } = useNetworks()
  const { account, caipNetworkId } = request
  const network = items.find((item) => item.network.caipNetworkId === caipNetworkId)?.network
  return (
    <Facts aria-label={t(messages, 'reviewRequest.details')}>
      {request.type === 'transaction' &&
        request.calls.map((call, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they have no names, and never change their places
          <CallFacts key={index} call={call} currency={network?.nativeCurrency} />
        ))}
      {request.type === 'message' && <MessageFacts request={request} />}
      {request.type === 'typedData' && <TypedDataFacts request={request} />}
      {request.type === 'other' && (
        <Fact name={t(messages, 'reviewRequest.action')}>
          <bdi translate="no">{withoutControls(request.method)}</bdi>
        </Fact>
      )}
      {changes.map(({ token, change, decimals }) => (
        <Fact key={token ?? ''} name={t(messages, 'reviewRequest.change')}>
          {token === undefined && network ? (
            <NativeAmount units={change} currency={network.nativeCurrency} />
          ) : (
            <>
              {decimals === undefined ? change : <ExactAmount value={formatUnits(change, decimals)} />}{' '}
              <Address value={token ?? ''} />
            </>
          )}
        </Fact>
      ))}
      <Fact name={t(messages, 'reviewRequest.network')}>{network?.name ?? caipNetworkId}</Fact>
      {account !== undefined && (
        <Fact name={t(messages, 'reviewRequest.account')}>
          <Address value={account.slice(account.lastIndexOf(':') + 1)} />
        </Fact>
      )}
    </Facts>
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

/** Bytes of calldata that are shown: the function, and the begin of its arguments. */
const DATA_LENGTH = 26

function CallFacts({
  call: { to, value, data = '0x', decoded, effects },
  currency,
}: {
  readonly call: Call
  readonly currency: { readonly decimals: number; readonly symbol: string } | undefined
}): ReactElement {
  const t = useTranslate()
  const hasData = data !== '0x' || decoded !== undefined
  const action = decoded
    ? withoutControls(decoded.name)
    : t(messages, hasData ? 'reviewRequest.unknownAction' : 'reviewRequest.transfer')
  return (
    <>
      <Fact name={t(messages, 'reviewRequest.action')}>{action}</Fact>
      {(value > 0n || !hasData) && (
        <Fact name={t(messages, 'reviewRequest.amount')}>
          <NativeAmount units={`${value}`} currency={currency} />
        </Fact>
      )}
      <Fact name={t(messages, hasData ? 'reviewRequest.contract' : 'reviewRequest.to')}>
        {to === undefined ? t(messages, 'reviewRequest.newContract') : <Address value={to} full />}
      </Fact>
      {decoded?.fields.map((field, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may have one label
        <Fact key={index} name={<bdi>{withoutControls(field.label)}</bdi>}>
          {field.type === 'address' ? (
            <Address value={field.value} full />
          ) : isUnlimited(field.value, effects) ? (
            t(messages, 'reviewRequest.unlimited')
          ) : field.type === 'native' ? (
            <NativeAmount units={field.value} currency={currency} />
          ) : (
            withoutControls(field.value)
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

/** Approvals of as much mean every token, now and later; no supply comes near. */
const UNLIMITED = 2n ** 128n
const isUnlimited = (value: string, effects: Call['effects']): boolean =>
  effects.some(
    (effect) =>
      effect.type === 'approval' &&
      typeof effect.value === 'bigint' &&
      effect.value >= UNLIMITED &&
      `${effect.value}` === value,
  )

function MessageFacts({ request }: { readonly request: Content<'message'> }): ReactElement {
  const t = useTranslate()
  const { text, bytes } = request
  return (
    <Fact name={t(messages, 'reviewRequest.message')} layout="stacked">
      {text === undefined ? (
        <Address value={bytes} full />
      ) : (
        text.split('\n').map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines never change their places
          <Fragment key={index}>
            {index > 0 && <br />}
            <bdi>{withoutControls(line)}</bdi>
          </Fragment>
        ))
      )}
    </Fact>
  )
}

function TypedDataFacts({ request }: { readonly request: Content<'typedData'> }): ReactElement {
  const t = useTranslate()
  const { domain, primaryType, message } = request.typedData
  const contract = domain['verifyingContract']
  return (
    <>
      <Fact name={t(messages, 'reviewRequest.action')}>
        <bdi translate="no">{withoutControls(primaryType)}</bdi>
      </Fact>
      {typeof contract === 'string' && (
        <Fact name={t(messages, 'reviewRequest.contract')}>
          <Address value={contract} full />
        </Fact>
      )}
      {Object.entries(message).map(([name, value]) => (
        <Fact key={name} name={<bdi translate="no">{withoutControls(name)}</bdi>}>
          {isAddress(value) ? <Address value={value} full /> : <bdi>{withoutControls(toText(value))}</bdi>}
        </Fact>
      ))}
    </>
  )
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)

const toText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `${each}` : each))
    : String(value)
