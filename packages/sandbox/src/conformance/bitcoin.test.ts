import { runOperation, type Signer } from '@foyer/chains'
import { bip122, type BitcoinProvider } from '@foyer/chains/bip122'
import { describeWallet, type WalletFixture } from '@foyer/chains/conformance'
import { bitcoin, bitcoinTestnet } from '@foyer/chains/networks'
import { base64 } from '@scure/base'
import { NETWORK, Transaction } from '@scure/btc-signer'
import { Verifier } from 'bip322-js'
import { expect, test } from 'vitest'
import { type BitcoinKey, bitcoinAccount } from '../bitcoin/accounts.ts'
import { type BitcoinWalletShape, registerBitcoinWallet } from '../wallets/bitcoin/registerBitcoinWallet.ts'
import { createPage, toControls, toStorage } from '../test/walletControls.ts'
import { walletsTable } from '../test/walletsTable.ts'

const signing = ['message', 'PSBT']
const table = walletsTable('bip122', signing)
const adapter = bip122()
const message = 'Foyer <&> ✓'

/** Asks for a signature of each account, verified by bip322-js. */
async function signMessages(signer: Signer): Promise<void> {
  const provider = signer.provider as BitcoinProvider
  for (const { address } of await provider.getAccountAddresses()) {
    const parameters = { address, message }
    const signature = await runOperation(adapter, 'signMessage', { ...signer, parameters })
    expect(Verifier.verifySignature(address, message, signature), address).toBe(true)
    expect(Verifier.verifySignature(address, `${message}!`, signature), address).toBe(false)
  }
}

/** A PSBT with two inputs of each account of the wallet, all of which must be signed. */
async function signPsbt(signer: Signer): Promise<void> {
  const provider = signer.provider as BitcoinProvider
  const { payment, ordinals } = bitcoinAccount(0)
  const addresses = await provider.getAccountAddresses()
  const keys = [payment, ordinals].filter((key) => addresses.some(({ address }) => address === key.address))
  const inputs = [...keys, ...keys]
  const transaction = new Transaction()
  for (const [index, key] of inputs.entries())
    transaction.addInput({
      txid: 'ab'.repeat(32),
      index,
      witnessUtxo: { amount: 1_000n, script: key.script },
      ...(key.tapInternalKey && { tapInternalKey: key.tapInternalKey }),
    })
  transaction.addOutputAddress(payment.address, 500n, NETWORK)
  const { psbt } = await runOperation(adapter, 'signPsbt', {
    ...signer,
    parameters: {
      address: signer.address,
      psbt: base64.encode(transaction.toPSBT()),
      signInputs: inputs.map(({ address }, index) => ({ address, index })),
    },
  })
  const signed = Transaction.fromPSBT(base64.decode(psbt))
  for (const [index, key] of inputs.entries())
    expect(isSigned(signed, index, key), `input ${index}`).toBe(true)
}

function isSigned(transaction: Transaction, index: number, { tapInternalKey }: BitcoinKey): boolean {
  const { tapKeySig, partialSig, finalScriptWitness } = transaction.getInput(index)
  return Boolean(finalScriptWitness ?? (tapInternalKey ? tapKeySig : partialSig))
}

function createFixture(shape: BitcoinWalletShape) {
  return (stored: Map<string, string>): WalletFixture => {
    const page = createPage()
    const wallet = registerBitcoinWallet({ page, shape, storage: toStorage(stored) })
    return {
      ...toControls(wallet),
      adapter: bip122({ target: page }),
      networks: [bitcoin],
      otherNetwork: bitcoinTestnet,
      // It is on the page before the adapter.
      reveal: () => undefined,
      signing: { message: signMessages, PSBT: signPsbt },
    }
  }
}

const kinds: readonly (readonly [kind: string, shape: BitcoinWalletShape, packages: readonly string[]])[] = [
  ['Wallet Standard', 'standard', ['@wallet-standard/base']],
  ['sats-connect', 'sats-connect', []],
  ['UniSat', 'unisat', []],
]
for (const [kind, shape, packages] of kinds)
  describeWallet(kind, createFixture(shape), { signing, report: table.row(kind, packages) })

test('docs/wallets.md has these results', table.check)
