import type { ChainNamespace } from '../types.ts'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Events requested in every namespace. */
export const sessionEvents: readonly string[] = ['accountsChanged', 'chainChanged']

/** Proposed methods by namespace. All are optional. */
export const sessionMethods: Readonly<Record<ChainNamespace, readonly string[]>> = {
  eip155: /* @__PURE__ */ words(`
    eth_accounts eth_requestAccounts eth_sendRawTransaction eth_sign eth_signTransaction eth_signTypedData
    eth_signTypedData_v3 eth_signTypedData_v4 eth_sendTransaction personal_sign wallet_switchEthereumChain
    wallet_addEthereumChain wallet_getPermissions wallet_requestPermissions wallet_registerOnboarding
    wallet_watchAsset wallet_scanQRCode wallet_getCallsStatus wallet_showCallsStatus wallet_sendCalls
    wallet_getCapabilities wallet_grantPermissions wallet_revokePermissions wallet_getAssets`),
  solana: /* @__PURE__ */ words(`
    solana_signMessage solana_signTransaction solana_requestAccounts solana_getAccounts
    solana_signAllTransactions solana_signAndSendTransaction`),
  bip122: /* @__PURE__ */ words('sendTransfer signMessage signPsbt getAccountAddresses'),
  polkadot: /* @__PURE__ */ words('polkadot_signTransaction polkadot_signMessage'),
  cosmos: /* @__PURE__ */ words('cosmos_getAccounts cosmos_signAmino cosmos_signDirect'),
}
