/** What a unit of gas costs, in wei, by how soon a transaction is wanted. */
export type GasPrices = { readonly standard: string; readonly fast: string; readonly instant: string }
