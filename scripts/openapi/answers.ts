import type { Schema } from './toSchema.ts'

/** Notes on an answer that a schema has no room for. */
export type AnswerNotes = {
  /** Descriptions of fields, by their place: `balances[].price`. */
  readonly fields?: Readonly<Record<string, string>>
  /** A whole answer. */
  readonly example: unknown
}

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const native = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const router = 'eip155:1:0x111111125421cA6dc452d289314280a0f8842A65'
const hash = `0x${'5c'.repeat(32)}`
const publicKey = `0x02${'ab'.repeat(32)}`

const ofName = {
  name: 'The whole name.',
  addresses: 'By coin type (ENSIP-11): `60` is Ethereum, `2147483648` any EVM network.',
  'attributes[].avatar': 'URL of a picture: `https:` or `data:`.',
}
const nameRecord = {
  name: 'mira.example',
  addresses: { '60': { address: account }, '2147483648': { address: account } },
  attributes: [{ avatar: 'https://chains.example/mira.png', bio: 'Keeps bees' }],
}

/** Notes on every answer in JSON. Tests compare the examples with the schemas. */
export const answers: Readonly<Record<string, AnswerNotes>> = {
  getSupportedChains: {
    fields: { http: 'CAIP-2 ids of the networks.' },
    example: { http: ['eip155:1', 'eip155:137', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] },
  },
  callNode: {
    fields: {},
    example: { jsonrpc: '2.0', id: 1, result: '0x1' },
  },
  getBalances: {
    fields: {
      'balances[].address': 'CAIP-10 of the contract or mint. Absent or `null`: the native currency.',
      'balances[].price': 'US dollars per token; 0 means unknown.',
      'balances[].value': 'US dollars of the whole balance; absent, `null` and 0 mean unknown.',
      'balances[].quantity.decimals': 'Digits as a text: `"18"`.',
      'balances[].quantity.numeric': 'Whole tokens as a decimal text: `"1.5"`.',
      'balances[].iconUrl': 'URL of a picture: `https:`, `data:`, or on the origin of the backend.',
    },
    example: {
      balances: [
        {
          name: 'Ether',
          symbol: 'ETH',
          chainId: 'eip155:1',
          price: 3000,
          value: 4500,
          quantity: { decimals: '18', numeric: '1.5' },
        },
        {
          name: 'USD Coin',
          symbol: 'USDC',
          chainId: 'eip155:1',
          address: token,
          price: 1,
          value: 250.25,
          quantity: { decimals: '6', numeric: '250.25' },
          iconUrl: 'https://chains.example/usdc.png',
        },
      ],
    },
  },
  getHistory: {
    fields: {
      'data[].metadata.operationType': '`send`, `receive`, `trade`, `approve`, `execute` and others.',
      'data[].metadata.chain':
        'CAIP-2 id. A transaction of another network than the requested one is not shown.',
      'data[].metadata.minedAt': 'ISO 8601.',
      'data[].metadata.status': '`confirmed` or `failed`; any other one is shown as pending.',
      'data[].transfers': '`null`: unknown. An empty list hides the transaction.',
      'data[].transfers[].quantity.numeric': 'Whole tokens as a decimal text or number.',
      'data[].transfers[].value': 'US dollars.',
      next: '`cursor` of the next page; absent or `null` on the last one.',
    },
    example: {
      data: [
        {
          id: hash,
          metadata: {
            operationType: 'send',
            hash,
            chain: 'eip155:1',
            minedAt: '2026-11-02T08:30:00Z',
            sentFrom: account,
            sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
            status: 'confirmed',
          },
          transfers: [
            {
              direction: 'out',
              quantity: { numeric: '0.5' },
              value: 1500,
              fungible_info: { name: 'Ether', symbol: 'ETH' },
            },
          ],
        },
      ],
      next: '2',
    },
  },
  getPrices: {
    fields: {
      'fungibles[].address': 'The id of the request.',
      'fungibles[].price': 'US dollars per token; 0 means unknown.',
    },
    example: { fungibles: [{ address: native, price: 3000 }] },
  },
  getGasPrices: {
    fields: { standard: 'Wei as a text, as the others.' },
    example: { standard: '1000000000', fast: '1500000000', instant: '2000000000' },
  },
  getOnrampOptions: {
    fields: {
      'purchaseCurrencies[].id': 'Id at the provider; sent back in the quote.',
      'purchaseCurrencies[].networks[].chain_id': 'Reference of CAIP-2: `1` for `eip155:1`.',
      'purchaseCurrencies[].networks[].contract_address': 'Empty for the native currency.',
      'paymentCurrencies[].id': 'ISO 4217.',
      'paymentCurrencies[].payment_method_limits[].id': 'Payment method: `card`.',
    },
    example: {
      purchaseCurrencies: [
        {
          id: 'eth',
          name: 'Ether',
          symbol: 'ETH',
          networks: [{ name: 'ethereum', display_name: 'Ethereum', chain_id: '1', contract_address: '' }],
        },
      ],
      paymentCurrencies: [
        { id: 'EUR', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] },
      ],
    },
  },
  getOnrampQuote: {
    fields: {
      paymentTotal: 'What the visitor pays, fees included, in the payment currency.',
      paymentSubtotal: 'The same without fees.',
      purchaseAmount: 'What the visitor gets, in the symbol of the bought currency.',
    },
    example: {
      paymentTotal: { amount: '250.00', currency: 'EUR' },
      paymentSubtotal: { amount: '245.50', currency: 'EUR' },
      purchaseAmount: { amount: '0.0818', currency: 'ETH' },
      coinbaseFee: { amount: '3.50', currency: 'EUR' },
      networkFee: { amount: '1.00', currency: 'EUR' },
      quoteId: 'q-1',
    },
  },
  getOnrampUrl: {
    fields: {},
    example: {
      url: `https://pay.coinbase.com/buy?addresses=${encodeURIComponent(JSON.stringify({ [account]: ['ethereum'] }))}`,
    },
  },
  getSwapTokens: {
    fields: {
      'tokens[].address': 'CAIP-10; the placeholder of the native currency included.',
      'tokens[].isSuggested': 'Listed before the others.',
      'tokens[].logoUri': 'URL of a picture, as `iconUrl` of balances.',
    },
    example: {
      tokens: [
        { address: native, name: 'Ether', symbol: 'ETH', decimals: 18, isSuggested: true },
        { address: token, name: 'USD Coin', symbol: 'USDC', decimals: 6 },
      ],
    },
  },
  getSwapQuote: {
    fields: {
      quotes: 'An empty list: no quote.',
      'quotes[].toAmount': 'Base units of the destination token.',
    },
    example: { quotes: [{ toAmount: '2997000000' }] },
  },
  getSwapAllowance: {
    fields: { allowance: 'Base units as a text.' },
    example: { allowance: '0' },
  },
  buildApproval: {
    fields: {
      'tx.from': 'CAIP-10 of the token.',
      'tx.data': 'Call of `approve(address,uint256)`.',
    },
    example: {
      tx: {
        from: token,
        data: `0x095ea7b3${'111111125421ca6dc452d289314280a0f8842a65'.padStart(64, '0')}${'f'.repeat(64)}`,
      },
    },
  },
  buildSwap: {
    fields: {
      'tx.from': 'CAIP-10 of the account.',
      'tx.to': 'CAIP-10 of a router that the app allows.',
      'tx.amount': 'Base units of the destination token.',
      'tx.eip155.gas': 'Gas limit.',
    },
    example: {
      tx: {
        from: `eip155:1:${account}`,
        to: router,
        data: '0x07ed2379',
        amount: '2997000000',
        eip155: { gas: '250000' },
      },
    },
  },
  getIdentity: {
    fields: {
      name: '`null`: the account has no name.',
      avatar: 'URL of a picture: `https:` or `data:`; `null`: none.',
    },
    example: { name: 'mira.example', avatar: 'https://chains.example/mira.png' },
  },
  resolveName: { fields: ofName, example: nameRecord },
  getNames: {
    fields: Object.fromEntries(Object.entries(ofName).map(([place, note]) => [`[].${place}`, note])),
    example: [nameRecord],
  },
  getNameSuggestions: {
    fields: { 'suggestions[].name': 'The whole name.' },
    example: { suggestions: [{ name: 'mira2.example', registered: false }] },
  },
  registerName: { fields: {}, example: { success: true } },
  getSessions: {
    fields: {
      'pcis[].pci': 'Id of the session.',
      'pcis[].project': 'The app that holds the session, as shown to the visitor.',
      'pcis[].expiry': 'Seconds since 1970.',
      'pcis[].createdAt': 'Milliseconds since 1970.',
      'pcis[].revokedAt': 'Milliseconds since 1970; absent or `null`: not revoked.',
      'pcis[].context': '`context` of the grant (ERC-7715).',
    },
    example: {
      pcis: [
        {
          pci: 'session-1',
          project: { id: 'p', name: 'Orchard', url: 'https://orchard.example' },
          expiry: 1_900_000_000,
          createdAt: 1_793_000_000_000,
          revokedAt: null,
          permissions: [
            {
              type: 'native-token-recurring-allowance',
              data: { allowance: '0x1', start: 1_793_000_000, period: 86_400 },
            },
          ],
          policies: [],
          context: '0xabcd',
        },
      ],
    },
  },
  createSession: {
    fields: {
      pci: 'Id of the session.',
      key: 'Key of the backend, which the wallet grants beside those of the app.',
    },
    example: { pci: 'session-1', key: { type: 'secp256k1', publicKey } },
  },
  getWallets: {
    fields: {
      'data[].image_id': 'Of `GET /getWalletImage/{imageId}`.',
      'data[].image_url': 'Used without `image_id`; on the origin of the backend.',
      'data[].order': 'Rank of the wallet if it is installed: lower numbers first.',
      'data[].chains': 'CAIP-2 ids.',
      'data[].rdns': 'Recognizes the wallet if it is installed (EIP-6963).',
      'data[].injected':
        'Recognizes it by `{ namespace, injected_id }`, such as the name of the Wallet Standard.',
      'data[].mobile_link': 'Link to the app: `orchard://`.',
      'data[].desktop_link': 'Link to the app on a desktop.',
      'data[].webapp_link': '`https:` page of the wallet.',
      'data[].link_mode': 'Universal link, `https:`.',
      'data[].supports_wc': '`false`: the wallet has no WalletConnect.',
      count: 'Entries of all pages.',
    },
    example: {
      data: [
        {
          id: 'orchard',
          name: 'Orchard',
          homepage: 'https://orchard.example',
          image_id: 'orchard-1',
          order: 10,
          badge_type: 'certified',
          chains: ['eip155:1', 'eip155:137'],
          rdns: 'example.orchard',
          injected: [{ namespace: 'solana', injected_id: 'Orchard' }],
          mobile_link: 'orchard://',
          link_mode: 'https://orchard.example/app',
          app_store: 'https://apps.apple.com/app/orchard/id1',
          play_store: 'https://play.google.com/store/apps/details?id=example.orchard',
          chrome_store: 'https://chromewebstore.google.com/detail/orchard/a',
        },
      ],
      count: 1,
    },
  },
  getFeatures: {
    fields: {
      'features[].id': '`social_login`, `swap`, `onramp`, `activity`, `reown_branding` or `multi_wallet`.',
    },
    example: {
      features: [
        { id: 'social_login', isEnabled: true, config: ['email', 'google'] },
        { id: 'swap', isEnabled: true, config: ['1inch'] },
        { id: 'onramp', isEnabled: true, config: ['coinbase'] },
        { id: 'activity', isEnabled: true, config: [] },
      ],
    },
  },
  getOrigins: {
    fields: { allowedOrigins: '`https://app.example`, or with `*` for one label of the host.' },
    example: { allowedOrigins: ['https://app.example', 'https://*.example'] },
  },
  getAnalyticsConfig: { fields: {}, example: { isAnalyticsEnabled: false } },
}

/** Adds a description to each named field; throws for a field that the schema does not have. */
export function describeFields(schema: Schema, fields: Readonly<Record<string, string>>): Schema {
  return Object.entries(fields).reduce<Schema>(
    (described, [place, description]) => describeField(described, place.split(/\.|(?=\[\])/), description),
    schema,
  )
}

function describeField(schema: Schema, [step, ...rest]: readonly string[], description: string): Schema {
  if (step === undefined) return { ...schema, description }
  const { anyOf } = schema
  // Of a value that may be null.
  if (Array.isArray(anyOf)) {
    const [value = {}, ...others] = anyOf as readonly Schema[]
    return { ...schema, anyOf: [describeField(value, [step, ...rest], description), ...others] }
  }
  const [key, parts] =
    step === '[]'
      ? (['items', { '[]': schema['items'] }] as const)
      : (['properties', schema['properties']] as const)
  const part = (parts as Schema | undefined)?.[step] as Schema | undefined
  if (!part) throw new Error(`The answer has no field ${step}`)
  const inner = describeField(part, rest, description)
  return { ...schema, [key]: step === '[]' ? inner : { ...(parts as Schema), [step]: inner } }
}
