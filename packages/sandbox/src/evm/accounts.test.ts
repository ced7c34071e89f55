import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { DEV_MNEMONIC, devAccounts } from './accounts.ts'

test.each(devAccounts.map((account, index) => ({ ...account, index })))(
  'account $index is derived from the phrase',
  ({ address, privateKey, index }) => {
    expect(privateKeyToAccount(privateKey).address).toBe(address)
    expect(mnemonicToAccount(DEV_MNEMONIC, { addressIndex: index }).address).toBe(address)
  },
)
