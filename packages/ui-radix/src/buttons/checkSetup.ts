/** Variable that the stylesheet sets on every root of Foyer. */
const STYLESHEET_VARIABLE = '--foyer-bg'

/** Warns that the page has no stylesheet of Foyer. `root`: root element of a button. */
export function checkStylesheet(root: HTMLElement): void {
  // One warning for all buttons of the page.
  if (document.querySelector('[data-foyer-part="button-root"]') !== root) return
  // A page without layout, such as jsdom, has no styles to miss.
  if (document.documentElement.getClientRects().length === 0) return
  if (getComputedStyle(root).getPropertyValue(STYLESHEET_VARIABLE) !== '') return
  console.warn("[foyer] The page has no stylesheet of Foyer: import '@foyer/ui-radix/styles.css'")
}

/** Warns if the page has no modal for a button to open, or more than one. */
export function checkModal(): void {
  const roots = [
    document,
    ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ]
  const modals = roots.flatMap((root) => [...root.querySelectorAll('[data-foyer-modal]')])
  if (modals.length === 0)
    console.warn('[foyer] A button opened the modal, but the page has none: render <FoyerModal /> once')
  // An inline modal has its own config.
  const dialogs = modals.filter((modal) => modal.getAttribute('data-placement') !== 'inline')
  if (dialogs.length > 1)
    console.warn(
      `[foyer] A button opened ${dialogs.length} modals: render <FoyerModal /> once, above all pages of the app`,
    )
}
