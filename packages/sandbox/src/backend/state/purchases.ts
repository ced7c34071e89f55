export type PurchaseStatus = 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'

/** Purchase on the provider's page. */
export type Purchase = {
  readonly id: string
  readonly address: string
  readonly caipNetworkId: string
  readonly symbol: string
  /** Decimal text. */
  readonly amount: string
  readonly status: PurchaseStatus
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** Hash of the delivering transaction. */
  readonly hash: string
}

export type Purchases = {
  readonly create: (purchase: Omit<Purchase, 'id' | 'createdAt' | 'hash'>) => Purchase
  readonly find: (id: string) => Purchase | undefined
  readonly change: (id: string, change: Partial<Purchase>) => void
  /** Newest first. */
  readonly of: (address: string) => readonly Purchase[]
  readonly reset: () => void
}

export function createPurchases(): Purchases {
  let purchases: readonly Purchase[] = []
  return {
    create(given) {
      const purchase = { ...given, id: crypto.randomUUID(), createdAt: Date.now(), hash: '' }
      purchases = [purchase, ...purchases]
      return purchase
    },
    find: (id) => purchases.find((purchase) => purchase.id === id),
    change(id, change) {
      purchases = purchases.map((purchase) => (purchase.id === id ? { ...purchase, ...change } : purchase))
    },
    of: (address) => purchases.filter((purchase) => purchase.address.toLowerCase() === address.toLowerCase()),
    reset: () => void (purchases = []),
  }
}
