import { http, HttpResponse, type RequestHandler } from 'msw'
import { pageOf } from '../history/page.ts'
import { purchaseRow } from '../history/purchaseRow.ts'
import type { HistoryRow } from '../history/types.ts'
import { additionalBalances, additionalHistory } from '../holdings/additionalHoldings.ts'
import { toBalance } from '../holdings/toBalance.ts'
import { refuse } from '../refuse.ts'
import type { BackendContext } from '../types.ts'

const BAD_REQUEST = 400

/**
 * Holdings and transactions of accounts, read from the nodes. Unknown networks give empty lists. Without `chainId`, all
 * networks of the address's namespace are read.
 */
export function holdingsHandlers({ baseUrl, chains, state, pictureOf }: BackendContext): RequestHandler[] {
  const networksOf = (address: string, asked: string | null): readonly string[] => {
    const isEvm = /^0x[\da-f]{40}$/i.test(address)
    return chains.caipNetworkIds.filter(
      (id) => id.startsWith('eip155:') === isEvm && (asked === null || asked === id),
    )
  }
  return [
    http.get(`${baseUrl}/v1/account/:address/balance`, async ({ request, params }) => {
      const address = String(params['address'])
      const networks = networksOf(address, new URL(request.url).searchParams.get('chainId'))
      const lists = await Promise.all(
        networks.map(async (id) => [
          ...(await chains.holdings(id, address)).map((holding) =>
            toBalance(holding, pictureOf(holding.token.symbol)),
          ),
          ...additionalBalances(state.additional.get(), id),
        ]),
      )
      return HttpResponse.json({ balances: lists.flat() })
    }),
    http.get(`${baseUrl}/v1/account/:address/history`, async ({ request, params }): Promise<Response> => {
      const address = String(params['address'])
      const { searchParams } = new URL(request.url)
      const chainId = searchParams.get('chainId')
      if (searchParams.has('onramp')) {
        const bought = state.purchases
          .of(address)
          .filter(({ caipNetworkId }) => chainId === null || caipNetworkId === chainId)
          .map((purchase) => purchaseRow(purchase, pictureOf))
        return answerPage(bought, searchParams.get('cursor'))
      }
      const networks = networksOf(address, chainId)
      const lists = await Promise.all(
        networks.map(async (id) => [
          ...(await chains.history(id, address)),
          ...(id.startsWith('eip155:') ? additionalHistory(state.additional.get(), id, address) : []),
        ]),
      )
      const rows =
        lists.length === 1
          ? lists.flat()
          : lists.flat().toSorted((a, b) => (a.metadata.minedAt < b.metadata.minedAt ? 1 : -1))
      return answerPage(rows, searchParams.get('cursor'))
    }),
  ]
}

function answerPage(rows: readonly HistoryRow[], cursor: string | null): Response {
  const page = pageOf(rows, cursor)
  return page ? HttpResponse.json(page) : refuse(BAD_REQUEST, 'cursor', 'The backend has sent no such cursor')
}
