/**
 * Runs in a page with reduced motion, before its scripts. Without a GPU each frame of a blurred window takes 40 ms.
 * Fades and spinners remain with reduced motion and would be most of the frames; with 1 ms their events still fire.
 */
export function drawLess(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    [data-foyer-part=overlay]::before { backdrop-filter: none !important }
    @media (prefers-reduced-motion: reduce) {
      *, *::before, *::after {
        transition: none !important;
        animation-duration: 1ms !important;
        animation-iteration-count: 1 !important;
      }
    }
  `)
  document.adoptedStyleSheets.push(sheet)
}
