const MARK = 'bigint:'

/** JSON in which bigints are numbers of any length, as nodes write them. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'bigint' ? `${MARK}${each}` : each,
  ).replaceAll(new RegExp(`"${MARK}(\\d+)"`, 'g'), '$1')
}
