/** What stands for a name when there is no picture: its first letter or digit, whole even outside the basic plane. */
export function firstLetter(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase() ?? ''
}
