import type { PermissionSummary, SmartSession } from '@foyer/headless'
import { Fragment, type ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Address } from '../../primitives/Address/Address.tsx'
import { Fact, Facts } from '../../primitives/Facts/Facts.tsx'
import { smartSessionListMessages as messages } from './messages.ts'
import { hoursOf } from './rules.ts'

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
        // oxlint-disable-next-line react/no-array-index-key -- permissions have no ids, and keep their order
        <Fragment key={index}>
          <Fact divided name={t(messages, 'smartSessionList.type')}>
            <bdi>{typeOf(permission)}</bdi>
          </Fact>
          {permission.address && (
            <Fact name={t(messages, 'smartSessionList.contract')}>
              <Address value={permission.address} start={6} end={4} />
            </Fact>
          )}
          {permission.functions.length > 0 && (
            <Fact name={t(messages, 'smartSessionList.functions')}>
              {permission.functions.map((name, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two functions may have one name
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
