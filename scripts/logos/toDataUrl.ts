/** `data:` URL of the SVG in a JavaScript module with one string. Throws on markup that an image does not need. */
export function toDataUrl(source: string): string {
  const svg = /<svg[\s\S]*<\/svg>/.exec(source)?.[0]
  if (svg === undefined) throw new Error('The module has no SVG')
  if (/<(script|image|foreignObject|use|style)\b|href=|\son\w+=|url\((?!#)/i.test(svg))
    throw new Error('The SVG has more than shapes')
  const small = svg
    .replaceAll('\\n', '')
    .replace(/>\s+</g, '><')
    .replace(' class="web3icons"', '')
    .replaceAll('"', "'")
    .replace(/\s+/g, ' ')
  return `data:image/svg+xml,${small.replace(/[%#<>{}|\\^`]/g, encodeURIComponent)}`
}
