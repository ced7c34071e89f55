/** `@solana/web3.js` extends this class when it loads. */
// oxlint-disable-next-line typescript/no-extraneous-class -- a class that is extended
exports.CommonClient = class {
  constructor() {
    throw new TypeError('Tests have no subscriptions of @solana/web3.js')
  }
}
