/** `@solana/web3.js` extends this class when it loads. */
exports.CommonClient = class {
  constructor() {
    throw new TypeError('Tests have no subscriptions of @solana/web3.js')
  }
}
