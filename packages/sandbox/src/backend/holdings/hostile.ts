import type { HistoryRow, HistoryTransfer } from '../history/types.ts'
import type { BalanceRow } from './toBalance.ts'

const script = 'javascript:document.body.dataset.hacked="yes"'
const svg =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="document.body.dataset.hacked=1"/>'
const KILOBYTES_100 = 100 * 1_024

/** Names that imitate others or could break a page. */
const names: readonly (readonly [name: string, symbol: string])[] = [
  ['<img src=x onerror="document.body.dataset.hacked=1">', '<b>ETH</b>'],
  ['\u202Eelif txt.exe', '\u202EHTE'],
  ['\u0000\u200B\u200B', '\u200B'],
  // Cyrillic letters.
  ['\u0415ther', '\u0415\u0422\u041D'],
  ['Claim your reward at https://evil.invalid', 'https://evil.invalid'],
  ['W'.repeat(KILOBYTES_100), 'W'.repeat(KILOBYTES_100)],
  ['', ''],
  ['__proto__', 'constructor'],
]

const pictures = [
  script,
  svg,
  'https://tracker.invalid/pixel.png',
  'data:text/html,<script>1</script>',
  'file:///etc/passwd',
  '//x',
  '../../e?x=',
  '\u0000',
]
const quantities = [
  // 10 to the power of 77
  '1'.padEnd(78, '0'),
  '9'.repeat(100),
  '0.'.padEnd(80, '0'),
  '0.000000000000000000000000000000001',
  '0',
  '1',
  '999999999.999999999999999999',
  '5',
]

/** Hostile tokens that match the contract. */
export function hostileBalances(caipNetworkId: string): readonly BalanceRow[] {
  return names.map(([name, symbol], index) => ({
    name,
    symbol,
    chainId: caipNetworkId,
    address: `${caipNetworkId}:0xbad${index.toString(16).padStart(37, '0')}`,
    value: index === 0 ? 1e308 : index === 1 ? -1 : 1,
    price: index === 0 ? 1e308 : 1,
    quantity: { decimals: index === 2 ? '999' : '18', numeric: quantities[index] ?? '1' },
    iconUrl: pictures[index] ?? '',
  }))
}

/** Malformed tokens. */
export function malformedBalances(caipNetworkId: string): readonly unknown[] {
  const [first] = hostileBalances(caipNetworkId)
  return [
    { ...first, address: 'eip155:999:0x0', chainId: 'eip155:999' },
    { ...first, address: 'no address' },
    { ...first, quantity: { decimals: 18, numeric: 5 } },
    ...['1e77', 'NaN', 'Infinity', '-5', '0x10', ''].map((numeric) => ({
      ...first,
      quantity: { decimals: '18', numeric },
    })),
    { ...first, name: null, symbol: 7, price: '1' },
    { ...first, quantity: null },
    null,
    'a token',
  ]
}

/** Hostile transactions that match the contract. */
export function hostileRows(caipNetworkId: string, account: string): readonly HistoryRow[] {
  return names.map(([name, symbol], index) => {
    const url = pictures[index] ?? ''
    const transfer: HistoryTransfer = {
      direction: 'in',
      quantity: { numeric: quantities[index] ?? '1' },
      ...(index % 2 === 0
        ? { fungible_info: { name, symbol, icon: { url } } }
        : {
            nft_info: {
              name,
              flags: { is_spam: index === 1 },
              content: { preview: { url, content_type: null } },
            },
          }),
    }
    return rowOf(index, caipNetworkId, account, [transfer])
  })
}

/** Malformed transactions. */
export function malformedRows(caipNetworkId: string, account: string): readonly HistoryRow[] {
  const first = rowOf(0, caipNetworkId, account, null)
  const { metadata } = first
  return [
    { ...first, id: 'bad-date', metadata: { ...metadata, minedAt: 'yesterday' } },
    { ...first, id: 'bad-hash', metadata: { ...metadata, hash: `${script}//` } },
    { ...first, id: 'bad-type', metadata: { ...metadata, operationType: '<i>send</i>' } },
    { ...first, id: 'bad-transfers', transfers: 'none' },
    { ...first, id: 'bad-quantity', transfers: [{ direction: 'in', quantity: { numeric: '1e77' } }] },
    { ...first, id: 7 },
  ] as unknown as readonly HistoryRow[]
}

const rowOf = (
  index: number,
  chain: string,
  account: string,
  transfers: HistoryRow['transfers'],
): HistoryRow => ({
  id: `hostile-${index}`,
  metadata: {
    operationType: 'receive',
    hash: `0xbad${index.toString(16).padStart(61, '0')}`,
    chain,
    minedAt: new Date(Date.UTC(2025, 0, 31 - index)).toISOString(),
    sentFrom: account,
    sentTo: account,
    status: 'confirmed',
    nonce: index,
  },
  transfers,
})
