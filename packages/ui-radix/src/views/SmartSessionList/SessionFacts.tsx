import {
  formatUnits,
  isUnlimited,
  type PermissionSummary,
  type SmartSession,
  useAccount,
  useNetworks,
  useTokenBalances,
} from '@foyer/headless'
import { Fragment, type ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls, shortenName } from '../../i18n/plainText.ts'
import { Address } from '../../primitives/Address/Address.tsx'
import { Fact, Facts } from '../../primitives/Facts/Facts.tsx'
import { ExactAmount } from '../shared/tokens/ExactAmount.tsx'
import { smartSessionListMessages as messages } from './messages.ts'
import { hoursOf, periodIn } from './rules.ts'

const known = ['contract-call', 'native-token-recurring-allowance', 'erc20-recurring-allowance'] as const

/** Permissions and expiry of a smart session. Function names are claims: each is isolated. */
export function SessionFacts({ session }: { readonly session: SmartSession }): ReactElement {
  const t = useTranslate()
  const date = new Date(session.expiry).toLocaleString(t.locale, { dateStyle: 'medium', timeStyle: 'short' })
  const typeOf = ({ type }: PermissionSummary): string => {
    const ours = known.find((each) => each === type)
    return ours ? t(messages, `smartSessionList.type.${ours}`) : type
  }
  return (
    <Facts>
      {session.summary.map((permission, index) => (
        <Fragment key={index}>
          <Fact divided name={t(messages, 'smartSessionList.type')}>
            <bdi>{typeOf(permission)}</bdi>
          </Fact>
          {permission.address && (
            <Fact name={t(messages, 'smartSessionList.contract')}>
              <Address value={permission.address} start={6} end={4} />
            </Fact>
          )}
          {permission.allowance !== undefined && (
            <Fact name={t(messages, 'smartSessionList.allowance')}>
              <Allowance permission={permission} units={permission.allowance} />
            </Fact>
          )}
          {permission.period !== undefined && (
            <Fact name={t(messages, 'smartSessionList.period')}>
              <Period seconds={permission.period} />
            </Fact>
          )}
          {permission.functions.length > 0 && (
            <Fact name={t(messages, 'smartSessionList.functions')}>
              {permission.functions.map((name, at) => (
                <Fragment key={at}>
                  {at > 0 && ', '}
                  <bdi translate="no">{name}</bdi>
                </Fragment>
              ))}
            </Fact>
          )}
        </Fragment>
      ))}
      <Fact divided name={t(messages, 'smartSessionList.duration')}>
        {t(messages, 'smartSessionList.hours', { n: hoursOf(session) })}
        <br />
        {t(messages, 'smartSessionList.expires', { date })}
      </Fact>
    </Facts>
  )
}

/** Amount of an allowance; in base units if the decimals of its token are not known. */
function Allowance({
  permission: { type, address },
  units,
}: {
  readonly permission: PermissionSummary
  readonly units: string
}): ReactElement {
  const t = useTranslate()
  const { address: owner, caipNetworkId } = useAccount({ namespace: 'eip155' })
  const { items } = useNetworks()
  const network = items.find((item) => item.network.caipNetworkId === caipNetworkId)?.network
  // Only the tokens in the cache: a failed request would show a toast about balances.
  const { data } = useTokenBalances({ address: owner, caipNetworkId, enabled: false })
  const token = data?.tokens.find((each) => each.address?.toLowerCase() === address?.toLowerCase())
  if (isUnlimited(BigInt(units))) return <>{t(messages, 'smartSessionList.unlimited')}</>
  if (type === 'native-token-recurring-allowance' && network) {
    const { decimals, symbol } = network.nativeCurrency
    return <ExactAmount value={formatUnits(units, decimals)} symbol={symbol} />
  }
  if (address === undefined || !token) return <ExactAmount value={units} />
  const value = formatUnits(units, Number(token.quantity.decimals))
  return <ExactAmount value={value} symbol={shortenName(withoutControls(token.symbol))} />
}

function Period({ seconds }: { readonly seconds: number }): ReactElement {
  const { locale } = useTranslate()
  const { count, unit } = periodIn(seconds)
  return <>{new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)}</>
}
