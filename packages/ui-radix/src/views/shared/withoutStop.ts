/** A sentence without the full stop at its end, so that another can follow. */
export const withoutStop = (text: string): string => text.replace(/[.。।]$/, '')
