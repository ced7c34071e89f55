import { transactionSchema, transferSchema } from '../../packages/headless/src/data/activity/schema.ts'
import { supportedChainsSchema } from '../../packages/headless/src/data/backend/supportedChains.ts'
import { walletEntrySchema } from '../../packages/headless/src/flows/directory/walletSchema.ts'
import { gasPricesSchema } from '../../packages/headless/src/data/gas/fetchGasPrices.ts'
import {
  identitySchema,
  nameRecordSchema,
  suggestionEntrySchema,
} from '../../packages/headless/src/data/names/schema.ts'
import {
  analyticsConfigSchema,
  originsSchema,
  featureEntrySchema,
  remoteFeaturesSchema,
} from '../../packages/headless/src/data/features/schema.ts'
import {
  createdSessionSchema,
  permissionsRequestSchema,
  sessionEntrySchema,
} from '../../packages/headless/src/flows/smartSessions/schema.ts'
import {
  onrampQuoteSchema,
  onrampUrlSchema,
  paymentCurrencySchema,
  purchaseCurrencySchema,
} from '../../packages/headless/src/flows/onramp/schema.ts'
import {
  allowanceSchema,
  approvalSchema,
  builtSwapSchema,
  swapQuotesSchema,
  swapTokensSchema,
} from '../../packages/headless/src/flows/swap/schema.ts'
import { pricesSchema, tokenSchema } from '../../packages/headless/src/data/tokens/schema.ts'
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
  from: { description: 'The token that is given, as CAIP-10.', isRequired: true, schema: accountId },
  to: { description: 'The token that is got, as CAIP-10.', isRequired: true, schema: accountId },
}
const sender = { description: 'The address of who asks, when somebody is connected.' }
const apiVersion = { description: 'Always `2`.', schema: { const: '2' } }

/** Everything that Foyer asks of backends. The document, its tests and the list in the docs follow from this table. */
export const operations: readonly Operation[] = [
  {
    id: 'getSupportedChains',
    service: 'blockchain',
    method: 'get',
    path: '/v1/supported-chains',
    summary: 'The networks that all other calls of this service know. Asked before any of them.',
    feature: 'Everything of this service but JSON-RPC',
    answer: { kind: 'json', schema: toSchema(supportedChainsSchema) },
  },
  {
    id: 'callNode',
    service: 'blockchain',
    method: 'post',
    path: '/v1/',
    summary:
      'JSON-RPC of the network that `chainId` names. The body may come as `text/plain`, which spares a preflight.',
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
    summary: 'The tokens of an account on a network, the native one without an address.',
    feature: 'Tokens, and choosing what to send',
    parts: account,
    query: {
      currency: { description: 'Always `usd`.', isRequired: true, schema: { const: 'usd' } },
      chainId: { description: 'CAIP-2.', isRequired: true, schema: networkId },
      forceUpdate: {
        description: 'Tokens as CAIP-10, with commas between, that must not come from a cache.',
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
      'What an account did and got, newest first, in pages. `minedAt` is ISO 8601; `transfers` is null where nothing that moved is known.',
    feature: 'Activity',
    parts: account,
    query: {
      cursor: { description: 'The `next` of the page before.' },
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
    summary: 'Prices of tokens by their ids. Those that are not known are left out.',
    feature: 'What tokens are worth',
    body: objectOf({ currency: { const: 'usd' }, addresses: listOf(accountId), projectId: text }, [
      'projectId',
    ]),
    answer: { kind: 'json', schema: toSchema(pricesSchema) },
  },
  {
    id: 'getGasPrices',
    service: 'blockchain',
    method: 'get',
    path: '/v1/convert/gas-price',
    summary: 'What a unit of gas costs on an EVM network, in wei, by how soon a transaction is wanted.',
    feature: 'Sending all of a native currency; without it the network’s own node is asked',
    query: { chainId: { description: 'CAIP-2.', isRequired: true, schema: networkId } },
    answer: { kind: 'json', schema: toSchema(gasPricesSchema) },
  },
  {
    id: 'getOnrampOptions',
    service: 'blockchain',
    method: 'get',
    path: '/v1/onramp/options',
    summary: 'What can be bought, and paid with, the usual one first. Limits are by way of payment.',
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
      'What an amount buys. The currencies are sent back as the options had them; `network` is the symbol of what is bought.',
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
    summary: 'The page of Coinbase on which it is bought, `https:`. Opened in a window of its own.',
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
    summary: 'What can be swapped on a network, the native token under its placeholder.',
    feature: 'Choosing what to swap',
    query: { chainId: { description: 'CAIP-2.', isRequired: true, schema: networkId } },
    answer: { kind: 'json', schema: toSchema(swapTokensSchema) },
  },
  {
    id: 'getSwapQuote',
    service: 'blockchain',
    method: 'get',
    path: '/v1/convert/quotes',
    summary:
      'What would be got for an amount; the first one counts. A refusal whose reason has `insufficient liquidity` in it is told as that.',
    feature: 'Swapping',
    query: {
      amount: { description: 'Smallest units.', isRequired: true },
      userAddress: { description: 'Who swaps, without the network.', isRequired: true },
      ...swapped,
      gasPrice: { description: 'Wei, where it is known.' },
    },
    answer: { kind: 'json', schema: toSchema(swapQuotesSchema) },
  },
  {
    id: 'getSwapAllowance',
    service: 'blockchain',
    method: 'get',
    path: '/v1/convert/allowance',
    summary: 'How much of a token may be taken from an account for swaps, in smallest units.',
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
      'A call of `approve`, sent to the token (`from`). Only whom it is for is read of it: Foyer allows the exact amount.',
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
      'The transaction that swaps: from the account, on the network of the tokens; `amount` is what is got. What of the native currency goes with it is not asked.',
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
    summary: 'The name and the picture that an account shows, or `null`.',
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
    summary: 'What a name stands for; 404 when nobody has it.',
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
    summary: 'The names of an address, the one to show first.',
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
    summary: 'Names like the one that is typed, and whether somebody has them.',
    feature: 'Choosing a name',
    parts: { name: 'What is typed, without the zone.' },
    query: { zone: { description: 'Where the name would be: `reown.id`.', isRequired: true } },
    answer: { kind: 'json', schema: objectOf({ suggestions: listOf(toSchema(suggestionEntrySchema)) }) },
  },
  {
    id: 'registerName',
    service: 'blockchain',
    method: 'post',
    path: '/v1/profile/account',
    summary:
      'Gives a name to the address that signed for it. `message` is, byte for byte, what was signed: `{"name":"…","attributes":{},"timestamp":…}` with the whole name and seconds. Any status but a success is a no.',
    feature: 'Registering a name',
    body: objectOf({ coin_type: number, address: hex, message: text, signature: hex }),
    answer: { kind: 'json', schema: objectOf({ success: { type: 'boolean' } }) },
  },
  {
    id: 'getSessions',
    service: 'blockchain',
    method: 'get',
    path: '/v1/sessions/{account}',
    summary: 'Smart sessions that a wallet has granted, ended and revoked ones too. `expiry` is in seconds.',
    feature: 'Smart sessions',
    parts: session,
    answer: { kind: 'json', schema: objectOf({ pcis: listOf(toSchema(sessionEntrySchema)) }) },
  },
  {
    id: 'createSession',
    service: 'blockchain',
    method: 'post',
    path: '/v1/sessions/{account}',
    summary: 'Begins a smart session, and gives the key that signs beside those of the app.',
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
    summary: 'Tells what the wallet granted: from now on the session is alive.',
    feature: 'Smart sessions',
    parts: session,
    body: objectOf({
      pci: text,
      chainId: hex,
      expiry: number,
      signer: objectOf({ type: text }),
      permissions: listOf(objectOf({ type: text, data: { type: 'object' } })),
      context: hex,
    }),
    answer: { kind: 'nothing' },
  },
  {
    id: 'revokeSession',
    service: 'blockchain',
    method: 'post',
    path: '/v1/sessions/{account}/revoke',
    summary: 'Ends a smart session, with the signature of the wallet that granted it.',
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
    summary: 'The directory of wallets, filtered, in pages.',
    feature: 'The list of all wallets, and wallets that are recommended or featured',
    query: {
      page: { description: 'From 1.', isRequired: true },
      entries: { description: 'How many on a page.', isRequired: true },
      include: { description: 'Ids, with commas between: these only.' },
      exclude: { description: 'Ids, with commas between: none of these.' },
      search: { description: 'What the visitor typed.' },
      badge_type: { description: 'These only.', schema: { enum: ['certified'] } },
      badge: { description: 'Asks for these by `names` and `rdns`.', schema: { enum: ['certified'] } },
      names: { description: 'What installed wallets are called, with commas between.' },
      rdns: { description: 'How installed wallets announce themselves, with commas between.' },
      chains: { description: 'CAIP-2 ids, with commas between: wallets of any of them.' },
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
    summary: 'The picture of a wallet. An `<img>` asks for it.',
    feature: 'Pictures in the list of wallets',
    parts: { imageId: 'The `image_id` of the entry.' },
    answer: { kind: 'picture' },
  },
  {
    id: 'getFeatures',
    service: 'kit',
    method: 'get',
    path: '/appkit/v1/config',
    summary: 'What the owner of the project has switched on. `config: null` leaves a feature to the app.',
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
    summary: 'Where the project may be used. An empty list allows every place.',
    feature: 'Warning the developer of an origin where the embedded wallet would refuse',
    answer: { kind: 'json', schema: toSchema(originsSchema) },
  },
  {
    id: 'getAnalyticsConfig',
    service: 'kit',
    method: 'get',
    path: '/getAnalyticsConfig',
    summary: 'Whether the project wants statistics. No answer is a no.',
    feature: 'Statistics',
    answer: { kind: 'json', schema: toSchema(analyticsConfigSchema) },
  },
  {
    id: 'report',
    service: 'analytics',
    method: 'post',
    path: '/e',
    summary: 'An event or a failure. 403 says that the origin is not allowed.',
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
