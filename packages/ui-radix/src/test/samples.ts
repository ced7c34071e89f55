const picture = (background: string, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${background}"/>${shape}</svg>`)}`

/** Images for stories and tests, without brands. */
export const samples: Readonly<Record<'orange' | 'violet' | 'blue' | 'white' | 'broken', string>> = {
  orange: picture('#f08a24', '<circle cx="16" cy="16" r="8" fill="#fff"/>'),
  violet: picture('#8d7bf0', '<path d="M8 24 16 8l8 16z" fill="#fff"/>'),
  blue: picture('#4b7bf5', '<rect x="9" y="9" width="14" height="14" rx="3" fill="#fff"/>'),
  white: picture('#fff', '<circle cx="16" cy="16" r="8" fill="#eee"/>'),
  /** Not an image. */
  broken: 'data:image/png;base64,AAAA',
}

/** As long as a real one, and fictional. */
export const samplePairing = `wc:${'7f6e504bfad60b48'.repeat(4)}@2?expiryTimestamp=1893456000&relay-protocol=irn&symKey=${'587d5484ce2a2a6e'.repeat(4)}`

export const sampleAddress = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
