import * as v from 'valibot'

/** What a host's source answers. Items are read one by one: a wrong one takes no other with it. */
export type SourcePage = {
  readonly items: readonly unknown[]
  readonly next?: string | null | undefined
}

export type SourceItem = {
  readonly id: string
  readonly name: string
  readonly collection?: string | null | undefined
  readonly imageUrl?: string | null | undefined
  readonly address?: string | null | undefined
  readonly tokenId?: string | null | undefined
  readonly isSpam?: boolean | null | undefined
}

const text = v.nullish(v.string())

export const nftPageSchema: v.GenericSchema<unknown, SourcePage> = v.object({
  items: v.array(v.unknown()),
  next: v.nullish(v.string()),
})

export const nftItemSchema: v.GenericSchema<unknown, SourceItem> = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
  name: v.string(),
  collection: text,
  imageUrl: text,
  address: text,
  tokenId: text,
  isSpam: v.nullish(v.boolean()),
})
