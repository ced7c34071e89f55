import type { HistoryRow, HistoryTransfer } from '../history/types.ts'

const script = 'javascript:document.body.dataset.hacked="yes"'
const svg =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="document.body.dataset.hacked=1"/>'
const KILOBYTES_100 = 100 * 1_024

/** Names as somebody chooses them who wants to be taken for another, or to break the page. */
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
const quantities = ['1e77', '9'.repeat(400), '-5', 'NaN', 'Infinity', '0x10', '', '0.'.padEnd(80, '0')]

/** Tokens of somebody who means harm; the last ones are not even of the right types. */
export function hostileBalances(caipNetworkId: string): readonly unknown[] {
  const wellFormed = names.map(([name, symbol], index) => ({
    name,
    symbol,
    chainId: caipNetworkId,
    address: `${caipNetworkId}:0xbad${index.toString(16).padStart(37, '0')}`,
    value: index === 0 ? 1e308 : index === 1 ? -1 : 1,
    price: index === 0 ? 1e308 : 1,
    quantity: { decimals: index === 2 ? '999' : '18', numeric: quantities[index] },
    iconUrl: pictures[index],
  }))
  const [first] = wellFormed
  return [
    ...wellFormed,
    { ...first, address: 'eip155:999:0x0', chainId: 'eip155:999' },
    { ...first, address: 'no address' },
    { ...first, quantity: { decimals: 18, numeric: 5 } },
    { ...first, name: null, symbol: 7, price: '1' },
    { ...first, quantity: null },
    null,
    'a token',
  ]
}

/** Transactions of somebody who means harm. */
export function hostileRows(caipNetworkId: string, account: string): readonly HistoryRow[] {
  const rows = names.map(([name, symbol], index) => {
    const transfer: HistoryTransfer = {
      direction: 'in',
      quantity: { numeric: quantities[index] ?? '' },
      ...(index % 2 === 0
        ? { fungible_info: { name, symbol, icon: { url: pictures[index] ?? '' } } }
        : {
            nft_info: {
              name,
              flags: { is_spam: index === 1 },
              content: { preview: { url: pictures[index] ?? '', content_type: null } },
            },
          }),
    }
    return rowOf(index, caipNetworkId, account, [transfer])
  })
  const [first = rowOf(0, caipNetworkId, account, null)] = rows
  const { metadata } = first
  const broken = [
    { ...first, id: 'bad-date', metadata: { ...metadata, minedAt: 'yesterday' } },
    { ...first, id: 'bad-hash', metadata: { ...metadata, hash: `${script}//` } },
    { ...first, id: 'bad-type', metadata: { ...metadata, operationType: '<i>send</i>' } },
    { ...first, id: 'bad-transfers', transfers: 'none' },
    { id: 'bad-metadata', metadata: null, transfers: [] },
  ] as unknown as readonly HistoryRow[]
  return [...rows, ...broken]
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
