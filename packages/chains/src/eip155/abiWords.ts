/** A number as an ABI word, without `0x`. */
export const word = (value: bigint): string => value.toString(16).padStart(64, '0')

/** An address as an ABI word, without `0x`. */
export const addressWord = (address: string): string => address.slice(2).toLowerCase().padStart(64, '0')

/** `balanceOf(address)` */
export const BALANCE_OF = '0x70a08231'

/** `transfer(address,uint256)` */
export const TRANSFER_CALL = '0xa9059cbb'

/** Event `Transfer(address,address,uint256)` of ERC-20 and ERC-721. */
export const TRANSFER_EVENT = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
