/** `@unisat/wallet-sdk` loads this module with its keyrings; only those of hardware wallets call it. */
module.exports = {}
