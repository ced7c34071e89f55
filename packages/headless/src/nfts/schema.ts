import * as v from 'valibot'

/** What a host's source answers. */
export type SourcePage = {
  readonly items: readonly {
    readonly id: string
    readonly name: string
    readonly collection?: string | null | undefined
    readonly imageUrl?: string | null | undefined
    readonly address?: string | null | undefined
    readonly tokenId?: string | null | undefined
    readonly isSpam?: boolean | null | undefined
  }[]
  readonly next?: string | null | undefined
}

const text = v.nullish(v.string())

export const nftPageSchema: v.GenericSchema<unknown, SourcePage> = v.object({
  items: v.array(
    v.object({
      id: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
      name: v.string(),
      collection: text,
      imageUrl: text,
      address: text,
      tokenId: text,
      isSpam: v.nullish(v.boolean()),
    }),
  ),
  next: v.nullish(v.string()),
})
