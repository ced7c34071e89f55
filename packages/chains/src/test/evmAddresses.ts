/** Account of the tests. */
export const ME = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Another account. */
export const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const ZERO = '0x0000000000000000000000000000000000000000'
export const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
