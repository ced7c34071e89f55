import { transactionSchema, transferSchema } from '../../packages/headless/src/data/activity/schema.ts'
import { supportedChainsSchema } from '../../packages/headless/src/data/backend/supportedChains.ts'
import {
  analyticsConfigSchema,
  originsSchema,
  featureEntrySchema,
  remoteFeaturesSchema,
} from '../../packages/headless/src/data/features/schema.ts'
import { gasPricesSchema } from '../../packages/headless/src/data/gas/fetchGasPrices.ts'
import {
  identitySchema,
  nameRecordSchema,
  suggestionEntrySchema,
} from '../../packages/headless/src/data/names/schema.ts'
import { priceSchema, tokenSchema } from '../../packages/headless/src/data/tokens/schema.ts'
import { walletEntrySchema } from '../../packages/headless/src/flows/directory/walletSchema.ts'
import {
  onrampQuoteSchema,
  onrampUrlSchema,
  paymentCurrencySchema,
  purchaseCurrencySchema,
} from '../../packages/headless/src/flows/onramp/schema.ts'
import {
  createdSessionSchema,
  permissionsRequestSchema,
  sessionEntrySchema,
} from '../../packages/headless/src/flows/smartSessions/schema.ts'
import {
  allowanceSchema,
  approvalSchema,
  builtSwapSchema,
  listedTokenSchema,
  swapQuotesSchema,
} from '../../packages/headless/src/flows/swap/schema.ts'
import {
  accountId,
  anything,
  hex,
  listOf,
  networkId,
  number,
  objectOf,
  optionalText,
  text,
  withProperty,
} from './shapes.ts'
import { toSchema } from './toSchema.ts'
import type { Operation } from './types.ts'

const account = { address: 'The address, without its network.' }
const session = { account: 'The account as CAIP-10, percent-encoded.' }
const swapped = {
  from: { description: 'Source token, as CAIP-10.', isRequired: true, schema: accountId },
  to: { description: 'Destination token, as CAIP-10.', isRequired: true, schema: accountId },
}
const sender = { description: 'Address of the connected account, if any.' }
const apiVersion = { description: 'Always `2`.', schema: { const: '2' } }

/** Operations of the backends. The contract, its tests and the list in the docs are derived from this table. */
export const operations: readonly Operation[] = [
  {
    id: 'getSupportedChains',
    service: 'blockchain',
    method: 'get',
    path: '/v1/supported-chains',
    summary: 'Networks that all other operations of this service support. Requested before any of them.',
    feature: 'Everything of this service but JSON-RPC',
    answer: { kind: 'json', schema: toSchema(supportedChainsSchema) },
  },
  {
    id: 'callNode',
    service: 'blockchain',
    method: 'post',
    path: '/v1/',
    summary: 'JSON-RPC of the network `chainId`. The body may be `text/plain`, which avoids a preflight.',
    feature: 'Balances, fees and transactions on networks without a node URL of their own',
    query: { chainId: { description: 'CAIP-2.', isRequired: true, schema: networkId } },
    body: { anyOf: [rpcCall(), listOf(rpcCall())] },
    answer: { kind: 'json', schema: { anyOf: [rpcAnswer(), listOf(rpcAnswer())] } },
  },
  {
    id: 'getBalances',
    service: 'blockchain',
    method: 'get',
    path: '/v1/account/{address}/balance',
    summary:
      'Tokens of an account on a network, amounts in whole tokens; the native currency has no address, and symbol and decimals of the network.',
    feature: 'Tokens, and choosing what to send',
    parts: account,
    query: {
      currency: { description: 'Always `usd`.', isRequired: true, schema: { const: 'usd' } },
      chainId: { description: 'CAIP-2.', isRequired: true, schema: networkId },
      forceUpdate: {
        description: 'Tokens as CAIP-10, comma-separated, that must not come from a cache.',
      },
    },
    answer: { kind: 'json', schema: objectOf({ balances: listOf(toSchema(tokenSchema)) }) },
  },
  {
    id: 'getHistory',
    service: 'blockchain',
    method: 'get',
    path: '/v1/account/{address}/history',
    summary:
      'Transactions of an account, newest first, in pages. `minedAt` is ISO 8601; `transfers` is null if unknown.',
    feature: 'Activity',
    parts: account,
    query: {
      cursor: { description: '`next` of the previous page.' },
      chainId: { description: 'CAIP-2.', schema: networkId },
      onramp: {
        description: 'Purchases through this provider instead of transactions.',
        schema: { enum: ['coinbase'] },
      },
    },
    answer: {
      kind: 'json',
      schema: objectOf(
        {
          data: listOf(
            withProperty(toSchema(transactionSchema), 'transfers', {
              ...listOf(toSchema(transferSchema)),
              type: ['array', 'null'],
            }),
          ),
          next: optionalText,
        },
        ['next'],
      ),
    },
  },
  {
    id: 'getPrices',
    service: 'blockchain',
    method: 'post',
    path: '/v1/fungible/price',
    summary: 'Prices of tokens by id. Unknown ones are omitted.',
    feature: 'What tokens are worth',
    body: objectOf({ currency: { const: 'usd' }, addresses: listOf(accountId), projectId: text }, [
      'projectId',
    ]),
    answer: { kind: 'json', schema: objectOf({ fungibles: listOf(toSchema(priceSchema)) }) },
  },
  {
    id: 'getGasPrices',
    service: 'blockchain',
    method: 'get',
    path: '/v1/convert/gas-price',
    summary: 'Gas prices of an EVM network in wei, by speed of the transaction.',
    feature: 'Sending all of a native currency; without it the network’s own node is asked',
    query: { chainId: { description: 'CAIP-2.', isRequired: true, schema: networkId } },
    answer: { kind: 'json', schema: toSchema(gasPricesSchema) },
  },
  {
    id: 'getOnrampOptions',
    service: 'blockchain',
    method: 'get',
    path: '/v1/onramp/options',
    summary: 'Currencies to buy and to pay with, the default one first. Limits are per payment method.',
    feature: 'Buying; without it usual currencies are offered, marked as an estimate',
    answer: {
      kind: 'json',
      schema: objectOf({
        purchaseCurrencies: listOf(toSchema(purchaseCurrencySchema)),
        paymentCurrencies: listOf(toSchema(paymentCurrencySchema)),
      }),
    },
  },
  {
    id: 'getOnrampQuote',
    service: 'blockchain',
    method: 'post',
    path: '/v1/onramp/quote',
    summary:
      'Quote of an amount. Currencies are sent as received in the options; `network` is the symbol of the bought currency.',
    feature: 'Prices before buying; without it the amount is shown, marked as an estimate',
    body: objectOf({
      purchaseCurrency: toSchema(purchaseCurrencySchema),
      paymentCurrency: toSchema(paymentCurrencySchema),
      amount: text,
      network: text,
    }),
    answer: { kind: 'json', schema: toSchema(onrampQuoteSchema) },
  },
  {
    id: 'getOnrampUrl',
    service: 'blockchain',
    method: 'post',
    path: '/v1/generators/onrampurl',
    summary: '`https:` page of the purchase, on `coinbase.com` or a subdomain. Opened in its own window.',
    feature: 'Buying at Coinbase',
    body: objectOf(
      {
        destinationWallets: listOf(
          objectOf({ address: text, blockchains: listOf(text), assets: listOf(text) }),
        ),
        defaultNetwork: text,
        partnerUserId: text,
        defaultExperience: { const: 'buy' },
        presetCryptoAmount: number,
        presetFiatAmount: number,
      },
      ['defaultNetwork', 'presetCryptoAmount', 'presetFiatAmount'],
    ),
    answer: { kind: 'json', schema: toSchema(onrampUrlSchema) },
  },
  {
    id: 'getSwapTokens',
    service: 'blockchain',
    method: 'get',
    path: '/v1/convert/tokens',
    summary: 'Tokens that can be swapped on a network, the native currency by its placeholder.',
    feature: 'Choosing what to swap',
    query: { chainId: { description: 'CAIP-2.', isRequired: true, schema: networkId } },
    answer: { kind: 'json', schema: objectOf({ tokens: listOf(toSchema(listedTokenSchema)) }) },
  },
  {
    id: 'getSwapQuote',
    service: 'blockchain',
    method: 'get',
    path: '/v1/convert/quotes',
    summary:
      'Quotes of an amount; the first one is used. An error whose reason contains `insufficient liquidity` is shown as that.',
    feature: 'Swapping',
    query: {
      amount: { description: 'Base units.', isRequired: true },
      userAddress: { description: 'Address of the account, without network.', isRequired: true },
      ...swapped,
      gasPrice: { description: 'Wei, if known.' },
    },
    answer: { kind: 'json', schema: toSchema(swapQuotesSchema) },
  },
  {
    id: 'getSwapAllowance',
    service: 'blockchain',
    method: 'get',
    path: '/v1/convert/allowance',
    summary: 'Allowance of a token for swaps, in base units.',
    feature: 'Swapping tokens',
    query: {
      tokenAddress: { description: 'The token as CAIP-10.', isRequired: true, schema: accountId },
      userAddress: { description: 'The account as CAIP-10.', isRequired: true, schema: accountId },
    },
    answer: { kind: 'json', schema: toSchema(allowanceSchema) },
  },
  {
    id: 'buildApproval',
    service: 'blockchain',
    method: 'get',
    path: '/v1/convert/build-approve',
    summary:
      'Call of `approve`, sent to the token (`from`). Only its spender is used: Foyer approves the exact amount.',
    feature: 'Swapping tokens',
    query: {
      userAddress: { description: 'The account as CAIP-10.', isRequired: true, schema: accountId },
      ...swapped,
    },
    answer: { kind: 'json', schema: toSchema(approvalSchema) },
  },
  {
    id: 'buildSwap',
    service: 'blockchain',
    method: 'post',
    path: '/v1/convert/build-transaction',
    summary:
      'Transaction of the swap: from the account, on the network of the tokens; `amount` is the destination amount. The native value is not part of it.',
    feature: 'Swapping',
    body: objectOf(
      {
        amount: text,
        eip155: objectOf({ slippage: number }),
        projectId: text,
        from: accountId,
        to: accountId,
        userAddress: accountId,
        disableEstimate: { const: true },
      },
      ['projectId'],
    ),
    answer: { kind: 'json', schema: toSchema(builtSwapSchema) },
  },
  {
    id: 'getIdentity',
    service: 'blockchain',
    method: 'get',
    path: '/v1/identity/{address}',
    summary: 'Name and avatar of an account; each is `null` if there is none.',
    feature: 'Names and pictures of accounts',
    parts: account,
    query: { sender },
    answer: { kind: 'json', schema: toSchema(identitySchema) },
  },
  {
    id: 'resolveName',
    service: 'blockchain',
    method: 'get',
    path: '/v1/profile/account/{name}',
    summary: 'Addresses of a name; 404 if it is not registered.',
    feature: 'Sending to a name',
    parts: { name: 'The whole name, as ENSIP-15 spells it.' },
    query: { apiVersion },
    answer: { kind: 'json', schema: nameRecord() },
  },
  {
    id: 'getNames',
    service: 'blockchain',
    method: 'get',
    path: '/v1/profile/reverse/{address}',
    summary: 'Names of an address, the one to show first; `[]` without a name.',
    feature: 'Names of accounts that have no profile',
    parts: account,
    query: { sender, apiVersion },
    answer: { kind: 'json', schema: listOf(nameRecord()) },
  },
  {
    id: 'getNameSuggestions',
    service: 'blockchain',
    method: 'get',
    path: '/v1/profile/suggestions/{name}',
    summary: 'Name suggestions, and whether they are registered.',
    feature: 'Choosing a name',
    parts: { name: 'What is typed, without the zone.' },
    query: { zone: { description: 'Zone of the name: `reown.id`.', isRequired: true } },
    answer: { kind: 'json', schema: objectOf({ suggestions: listOf(toSchema(suggestionEntrySchema)) }) },
  },
  {
    id: 'registerName',
    service: 'blockchain',
    method: 'post',
    path: '/v1/profile/account',
    summary:
      'Registers a name for the address that signed it. `message` is the exact signed text: `{"name":"…","attributes":{},"timestamp":…}` with the full name and seconds. Any status but a success is a refusal.',
    feature: 'Registering a name',
    body: objectOf({ coin_type: number, address: hex, message: text, signature: hex }),
    answer: { kind: 'json', schema: objectOf({ success: { type: 'boolean' } }) },
  },
  {
    id: 'getSessions',
    service: 'blockchain',
    method: 'get',
    path: '/v1/sessions/{account}',
    summary: 'Smart sessions granted by a wallet, also expired and revoked ones. `expiry` is in seconds.',
    feature: 'Smart sessions',
    parts: session,
    answer: { kind: 'json', schema: objectOf({ pcis: listOf(toSchema(sessionEntrySchema)) }) },
  },
  {
    id: 'createSession',
    service: 'blockchain',
    method: 'post',
    path: '/v1/sessions/{account}',
    summary: 'Creates a smart session, and returns the key that signs beside those of the app.',
    feature: 'Smart sessions',
    parts: session,
    query: { v: { description: 'Always `2`.', isRequired: true, schema: { const: '2' } } },
    body: toSchema(permissionsRequestSchema(0)),
    answer: { kind: 'json', schema: toSchema(createdSessionSchema) },
  },
  {
    id: 'activateSession',
    service: 'blockchain',
    method: 'post',
    path: '/v1/sessions/{account}/activate',
    summary: 'Activates a session with the grant of the wallet, all of its fields.',
    feature: 'Smart sessions',
    parts: session,
    body: objectOf(
      {
        pci: text,
        chainId: hex,
        address: hex,
        expiry: number,
        signer: objectOf({ type: text }),
        permissions: listOf(objectOf({ type: text, data: { type: 'object' } })),
        policies: listOf({}),
        context: hex,
        accountMeta: { type: 'object' },
        signerMeta: { type: 'object' },
      },
      ['address', 'policies', 'accountMeta', 'signerMeta'],
    ),
    answer: { kind: 'nothing' },
  },
  {
    id: 'revokeSession',
    service: 'blockchain',
    method: 'post',
    path: '/v1/sessions/{account}/revoke',
    summary: 'Revokes a smart session, with a signature of the wallet that granted it.',
    feature: 'Smart sessions',
    parts: session,
    body: objectOf({ pci: text, signature: hex }),
    answer: { kind: 'nothing' },
  },
  {
    id: 'getWallets',
    service: 'kit',
    method: 'get',
    path: '/getWallets',
    summary: 'Directory of wallets, filtered, in pages.',
    feature: 'The list of all wallets, and wallets that are recommended or featured',
    query: {
      page: { description: 'From 1.', isRequired: true },
      entries: { description: 'Page size.', isRequired: true },
      include: { description: 'Only these ids, comma-separated.' },
      exclude: { description: 'Without these ids, comma-separated.' },
      search: { description: 'Search text of the visitor.' },
      badge_type: { description: 'Only wallets with this badge.', schema: { enum: ['certified'] } },
      badge: {
        description: 'With `names` and `rdns`: only wallets with this badge.',
        schema: { enum: ['certified'] },
      },
      names: { description: 'Names of installed wallets, comma-separated.' },
      rdns: { description: 'rdns of installed wallets, comma-separated.' },
      chains: { description: 'Wallets of any of these CAIP-2 ids, comma-separated.' },
    },
    answer: {
      kind: 'json',
      schema: objectOf({ data: listOf(toSchema(walletEntrySchema)), count: { type: 'number', minimum: 0 } }),
    },
  },
  {
    id: 'getWalletImage',
    service: 'kit',
    method: 'get',
    path: '/getWalletImage/{imageId}',
    summary: 'Icon of a wallet, requested by an `<img>`.',
    feature: 'Pictures in the list of wallets',
    parts: { imageId: 'The `image_id` of the entry.' },
    answer: { kind: 'picture' },
  },
  {
    id: 'getNetworkImage',
    service: 'kit',
    method: 'get',
    path: '/public/getAssetImage/{imageId}',
    summary: 'Picture of a network, requested by an `<img>`.',
    feature: 'Pictures of networks that name one; others have a bundled logo',
    parts: { imageId: 'The `assets.imageId` of the network.' },
    answer: { kind: 'picture' },
  },
  {
    id: 'getFeatures',
    service: 'kit',
    method: 'get',
    path: '/appkit/v1/config',
    summary:
      'Remote features of the project. A feature without an entry or without a `config` is off; `config: null` leaves it to the app, `features: null` leaves all.',
    feature: 'Switching features without a release; without it the options of the app hold',
    answer: {
      kind: 'json',
      schema: withProperty(toSchema(remoteFeaturesSchema), 'features', {
        anyOf: [listOf(toSchema(featureEntrySchema)), { type: 'null' }],
      }),
    },
  },
  {
    id: 'getOrigins',
    service: 'kit',
    method: 'get',
    path: '/projects/v1/origins',
    summary: 'Allowed origins of the project. An empty list allows all.',
    feature: 'Warning the developer of an origin where the embedded wallet would refuse',
    answer: { kind: 'json', schema: toSchema(originsSchema) },
  },
  {
    id: 'getAnalyticsConfig',
    service: 'kit',
    method: 'get',
    path: '/getAnalyticsConfig',
    summary: 'Whether analytics are enabled for the project. Off without an answer.',
    feature: 'Statistics',
    answer: { kind: 'json', schema: toSchema(analyticsConfigSchema) },
  },
  {
    id: 'report',
    service: 'analytics',
    method: 'post',
    path: '/e',
    summary: 'Analytics event or failure. 403 if the origin is not allowed.',
    feature: 'Statistics',
    body: objectOf({
      eventId: { type: 'string', format: 'uuid' },
      url: text,
      domain: text,
      timestamp: { anyOf: [number, { type: 'string', format: 'date-time' }] },
      props: {
        oneOf: [
          objectOf({ type: { const: 'track' }, event: text, address: text, properties: { type: 'object' } }, [
            'address',
            'properties',
          ]),
          objectOf(
            {
              type: { const: 'error' },
              event: {
                enum: ['API_ERROR', 'DATA_PARSING_ERROR', 'SECURE_SITE_ERROR', 'INTERNAL_SDK_ERROR'],
              },
              errorType: text,
              errorMessage: text,
              stackTrace: text,
            },
            ['stackTrace'],
          ),
        ],
      },
    }),
    answer: { kind: 'nothing' },
  },
]

function rpcCall() {
  const id = { anyOf: [number, text] }
  return objectOf({ jsonrpc: { const: '2.0' }, id, method: text, params: anything }, ['params'])
}

function rpcAnswer() {
  const id = { anyOf: [number, text, { type: 'null' }] }
  const error = objectOf({ code: { type: 'integer' }, message: text, data: anything }, ['data'])
  return {
    ...objectOf({ jsonrpc: { const: '2.0' }, id, result: anything, error }, ['result', 'error']),
    oneOf: [{ required: ['result'] }, { required: ['error'] }],
  }
}

/** By coin type (ENSIP-9). */
function nameRecord() {
  const addresses = { type: 'object', additionalProperties: objectOf({ address: text }) }
  return withProperty(toSchema(nameRecordSchema), 'addresses', addresses)
}
