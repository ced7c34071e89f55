/** Subjects of empty states: a filled area and lines, on a 96 × 64 grid with the ground at 58. */
export const drawings = {
  /** A coin beside a pile: tokens and money. */
  coins: {
    area: 'M46 38a20 20 0 1 0 40 0 20 20 0 1 0-40 0z',
    lines:
      'M46 38a20 20 0 1 0 40 0 20 20 0 1 0-40 0zM66 28l6.5 10L66 48l-6.5-10zM10 42a14 5 0 1 0 28 0 14 5 0 1 0-28 0zM10 42v5.5c0 2.8 6.3 5 14 5s14-2.2 14-5V42M10 47.5V53c0 2.8 6.3 5 14 5s14-2.2 14-5v-5.5',
  },
  /** A closed door: something the app or the network does not offer. */
  door: {
    area: 'M34 58V12a4 4 0 0 1 4-4h22a4 4 0 0 1 4 4v46z',
    lines:
      'M34 58V12a4 4 0 0 1 4-4h22a4 4 0 0 1 4 4v46M57 32v5M41 16h8v12h-8zM76 13v4M71 17h10l-1.5 10h-7zM8 58h80M20 58V47M20 47c-5-.5-7.5-4-7-9 5 .5 7.5 4 7 9zM20 47c5-.5 7.5-4 7-9-5 .5-7.5 4-7 9z',
  },
  /** A closed letter: an email to read. */
  letter: {
    area: 'M20 20h56a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4z',
    lines:
      'M20 20h56a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4zM17.5 22l26.8 18.6a6.5 6.5 0 0 0 7.4 0L78.5 22M17.5 56l21-19M78.5 56l-21-19M88 8v6M85 11h6M8 12v4M6 14h4',
  },
  /** A badge with a portrait: the name of an account. */
  nameBadge: {
    area: 'M24 18h48a5 5 0 0 1 5 5v30a5 5 0 0 1-5 5H24a5 5 0 0 1-5-5V23a5 5 0 0 1 5-5z',
    lines:
      'M24 18h48a5 5 0 0 1 5 5v30a5 5 0 0 1-5 5H24a5 5 0 0 1-5-5V23a5 5 0 0 1 5-5zM42 18v-5a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v5M42 24h12M31 36a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM27 51c1-5.5 4-8 9-8s8 2.5 9 8M54 35h14M54 43h14M54 51h8',
  },
  /** A framed picture before another: collectibles. */
  pictures: {
    area: 'M44 24h38a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4V28a4 4 0 0 1 4-4z',
    lines:
      'M44 24h38a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4V28a4 4 0 0 1 4-4zM40 51l12-12 9 9 6-5.5L81 56M70 34a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM52.4 23 50 12l-36 8 8 36 17-3.8',
  },
  /** A slip with a check mark: what was done or bought. */
  receipt: {
    area: 'M22 8h34v50l-5.7-4-5.6 4-5.7-4-5.7 4-5.6-4L22 58z',
    lines:
      'M22 8h34v50l-5.7-4-5.6 4-5.7-4-5.7 4-5.6-4L22 58zM30 19h18M30 28h18M30 37h10M64 48a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM69.5 48l3.2 3.2 5.8-6.4',
  },
  /** A lens over rows: a search without results. */
  search: {
    area: 'M42 28a18 18 0 1 0 36 0 18 18 0 1 0-36 0z',
    lines: 'M42 28a18 18 0 1 0 36 0 18 18 0 1 0-36 0zM73 41l13 15M54 28h12M12 16h20M12 30h20M12 44h28',
  },
  /** A wallet with a card in it. */
  wallet: {
    area: 'M22 24h52a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z',
    lines:
      'M22 24h52a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6zM26 24v-9a4 4 0 0 1 4-4h34a4 4 0 0 1 4 4v9M26 17.5h42M80 35H66a6 6 0 0 0 0 12h14M67 41h.01',
  },
} as const

export type DrawingName = keyof typeof drawings
