/** Without the keys whose value is `undefined`, so that they do not hide a default. */
export const definedOf = <options extends object>(options: options): Defined<options> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Defined<options>

export type Defined<options> = { [key in keyof options]: Exclude<options[key], undefined> }
