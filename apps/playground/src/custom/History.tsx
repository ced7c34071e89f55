import { describeTransaction, usePendingTransactions, useTransactions } from '@foyer/headless'
import type { ReactElement } from 'react'

const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })

/** Transactions of the account on the current network, with pending ones. */
export function History(): ReactElement {
  const { groups, isEmpty, isError, isPending, hasNextPage, fetchNextPage, refetch } = useTransactions()
  const pending = usePendingTransactions({ enabled: true })
  return (
    <section className="card" aria-label="History" aria-busy={isPending}>
      <h2>History</h2>
      <ul data-testid="pending">
        {pending.map(({ hash, kind, amounts }) => (
          <li key={hash}>
            On its way: {kind} {amounts.map(({ amount, symbol }) => `${amount} ${symbol}`).join(', ')}
          </li>
        ))}
      </ul>
      {isError ? (
        <p role="alert">
          Not available <button onClick={() => void refetch()}>Again</button>
        </p>
      ) : (
        isEmpty && <p>Nothing yet</p>
      )}
      {groups.map(({ year, month, transactions }) => (
        <section key={`${year}-${month}`}>
          <h3>{months.format(new Date(year, month))}</h3>
          <ul data-testid="history">
            {transactions.map((transaction) => (
              <li key={transaction.id}>
                {transaction.operationType}{' '}
                {describeTransaction(transaction)
                  .parts.map(({ text }) => text)
                  .join(' → ')}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && <button onClick={() => void fetchNextPage()}>More</button>}
    </section>
  )
}
