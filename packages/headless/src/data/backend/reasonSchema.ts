import * as v from 'valibot'

const MAX_REASON = 200

/** Why a backend does not do something, in its own words: it has three ways to say so. */
export const reasonSchema: v.GenericSchema<unknown, string> = v.pipe(
  v.union([
    v.pipe(
      v.object({ reasons: v.pipe(v.array(v.object({ description: v.string() })), v.minLength(1)) }),
      v.transform(({ reasons }) => reasons[0]?.description ?? ''),
    ),
    v.pipe(
      v.object({ error: v.string() }),
      v.transform(({ error }) => error),
    ),
    v.pipe(
      v.object({ message: v.string() }),
      v.transform(({ message }) => message),
    ),
  ]),
  v.transform((reason) => reason.slice(0, MAX_REASON)),
)
