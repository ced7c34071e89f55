/**
 * The attributes of a component's parts: part → attribute → the values it can have. A part carries
 * `data-foyer-part="<name>"` and, of the attributes listed for it, those that apply.
 */
export type PartsTable = {
  readonly [part: string]: { readonly [attribute: `data-${string}`]: readonly string[] }
}
