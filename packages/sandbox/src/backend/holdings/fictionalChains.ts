import { formatUnits, parseUnits } from 'viem'
import { nativeTokens, type SandboxToken, sandboxTokens } from '../../base/tokens.ts'
import type { HistoryRow } from '../history/types.ts'
import type { Chains } from './chains.ts'

/** Amount of each fictional token. */
const PIECES = '12.5'
const STRANGER = '0x000000000000000000000000000000000000dEaD'

const tokensOf = (caipNetworkId: string): readonly SandboxToken[] =>
  [...nativeTokens, ...sandboxTokens].filter((token) => token.caipNetworkId === caipNetworkId)

/** Fictional chains without nodes, for pages: every address has holdings and transactions. */
export function createFictionalChains(pictureOf: (name: string) => string): Chains {
  return {
    caipNetworkIds: nativeTokens.map(({ caipNetworkId }) => caipNetworkId),
    holdings: async (caipNetworkId) =>
      tokensOf(caipNetworkId).map((token) => ({ token, amount: parseUnits(PIECES, token.decimals) })),
    history: async (caipNetworkId, address) =>
      caipNetworkId.startsWith('eip155:')
        ? tokensOf(caipNetworkId).map((token, index) => toRow(token, index, address, pictureOf))
        : [],
  }
}

function toRow(
  token: SandboxToken,
  index: number,
  address: string,
  pictureOf: (name: string) => string,
): HistoryRow {
  const { caipNetworkId, name, symbol, decimals, price } = token
  const isIn = index % 2 === 0
  const hash = `0x${(index + 1).toString(16).padStart(64, '0')}`
  const numeric = formatUnits(parseUnits('1.5', decimals), decimals)
  return {
    id: hash,
    metadata: {
      operationType: isIn ? 'receive' : 'send',
      hash,
      chain: caipNetworkId,
      minedAt: new Date(Date.UTC(2025, 5 - index, 12, 9, 30)).toISOString(),
      sentFrom: isIn ? STRANGER : address,
      sentTo: isIn ? address : STRANGER,
      status: 'confirmed',
      nonce: index,
    },
    transfers: [
      {
        direction: isIn ? 'in' : 'out',
        quantity: { numeric },
        value: Number(numeric) * price,
        price,
        fungible_info: { name, symbol, icon: { url: pictureOf(symbol) } },
      },
    ],
  }
}
