import { serializeSignDoc, type StdSignDoc } from '@cosmjs/amino'
import { Secp256k1, Secp256k1Signature, sha256 } from '@cosmjs/crypto'
import { sr25519 } from '@polkadot-labs/hdkd-helpers'
import { base64, hex } from '@scure/base'
import {
  address,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { Verifier } from 'bip322-js'
import { expect, test } from 'vitest'
import { bitcoinAccount } from '../../bitcoin/accounts.ts'
import { cosmosAccount } from '../../cosmos/accounts.ts'
import { polkadotAccount } from '../../polkadot/accounts.ts'
import type { NamespaceWallet } from './namespace.ts'
import { namespaceWallets } from './namespaces.ts'

const BITCOIN = '000000000019d6689c085ae165831e93'
const POLKADOT = '91b171bb158e2d3848fa23a9f1c25182'
const COSMOS = 'cosmoshub-4'

const open = async (key: string): Promise<NamespaceWallet> => {
  const namespace = await namespaceWallets[key]?.({ accounts: [0, 1], chainRpcUrls: {} })
  return namespace as NamespaceWallet
}

test.each(['ecdsa', 'bip322'] as const)('bitcoin: %s is signed by the address', async (protocol) => {
  const wallet = await open('bip122')
  const [account = ''] = wallet.addresses(BITCOIN)
  const params = { account, address: account, message: 'hello', protocol }
  const answer = await wallet.request({ method: 'signMessage', params, reference: BITCOIN })
  const { address, signature } = answer as { address: string; signature: string }
  expect(address).toBe(account)
  expect(Verifier.verifySignature(account, 'hello', base64.encode(hex.decode(signature)))).toBe(true)
})

test('bitcoin: addresses have a purpose, and belong to their network', async () => {
  const wallet = await open('bip122')
  const request = { method: 'getAccountAddresses', params: { account: '' } }
  const { payment, ordinals } = bitcoinAccount(0)
  expect(await wallet.request({ ...request, reference: BITCOIN })).toMatchObject([
    { address: payment.address, intention: 'payment' },
    { address: ordinals.address, intention: 'ordinal' },
  ])
  expect(wallet.addresses('000000000933ea01ad0ee984209779ba')[0]).toMatch(/^tb1/)
})

test('polkadot: a message is wrapped and signed by the address of the chain', async () => {
  const wallet = await open('polkadot')
  const [address] = wallet.addresses(POLKADOT)
  expect(address).toMatch(/^1/)
  const params = { address, message: 'hello' }
  const answer = await wallet.request({ method: 'polkadot_signMessage', params, reference: POLKADOT })
  const { signature } = answer as { signature: string }
  const wrapped = new TextEncoder().encode('<Bytes>hello</Bytes>')
  const { publicKey } = polkadotAccount(0)
  expect(sr25519.verify(hex.decode(signature.slice(2)), wrapped, publicKey)).toBe(true)
})

test('cosmos: a document is signed by the account that it names', async () => {
  const wallet = await open('cosmos')
  const [signerAddress] = wallet.addresses(COSMOS)
  const signDoc: StdSignDoc = {
    chain_id: COSMOS,
    account_number: '0',
    sequence: '0',
    fee: { gas: '0', amount: [] },
    msgs: [{ type: 'sign/MsgSignData', value: { signer: signerAddress, data: 'aGVsbG8=' } }],
    memo: 'a < b & c',
  }
  const params = { signerAddress, signDoc }
  const answer = await wallet.request({ method: 'cosmos_signAmino', params, reference: COSMOS })
  const { signed, signature } = answer as { signed: StdSignDoc; signature: { signature: string } }
  const { publicKey } = cosmosAccount(0)
  const digest = sha256(serializeSignDoc(signed))
  const parsed = Secp256k1Signature.fromFixedLength(base64.decode(signature.signature))
  expect(await Secp256k1.verifySignature(parsed, digest, publicKey)).toBe(true)
  const [key] = (await wallet.request({ method: 'cosmos_getAccounts', params: {}, reference: COSMOS })) as {
    address: string
    pubkey: string
  }[]
  expect(key).toMatchObject({ address: signerAddress, pubkey: base64.encode(publicKey) })
})

test('cosmos: a document of another chain is not signed', async () => {
  const wallet = await open('cosmos')
  const [signerAddress] = wallet.addresses(COSMOS)
  const amino = { signerAddress, signDoc: { chain_id: 'osmosis-1' } }
  const direct = { signerAddress, signDoc: { chainId: 'osmosis-1' } }
  for (const [method, params] of [
    ['cosmos_signAmino', amino] as const,
    ['cosmos_signDirect', direct] as const,
  ])
    await expect(wallet.request({ method, params, reference: COSMOS })).rejects.toMatchObject({
      code: -32602,
    })
})

test('solana: a transaction is not sent without the option `solanaRpcUrl`, which the error names', async () => {
  const wallet = await open('solana')
  const [pubkey = ''] = wallet.addresses('')
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayer(address(pubkey), empty),
    (paid) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash(pubkey), lastValidBlockHeight: 1n },
        paid,
      ),
  )
  const transaction = getBase64EncodedWireTransaction(compileTransaction(message))
  const params = { transaction, pubkey }
  await expect(
    wallet.request({ method: 'solana_signAndSendTransaction', params, reference: '' }),
  ).rejects.toMatchObject({ code: -32603, message: expect.stringContaining('`solanaRpcUrl`') as string })
})

test.each([
  ['solana', 'solana_signMessage', { message: 'StV1DL6CwTryKyV', pubkey: 'nobody' }, 4100],
  ['cosmos', 'cosmos_signAmino', { signerAddress: 'nobody', signDoc: {} }, 4100],
  ['polkadot', 'polkadot_signMessage', { address: 'nobody', message: 'm' }, 4100],
  ['bip122', 'signMessage', { account: 'nobody', message: 'm' }, 4100],
  ['solana', 'solana_dance', {}, 4200],
  ['cosmos', 'toString', {}, 4200],
])('%s %s %j is refused', async (key, method, params, code) => {
  const wallet = await open(key)
  await expect(wallet.request({ method, params, reference: BITCOIN })).rejects.toMatchObject({ code })
})
