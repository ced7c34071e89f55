/** What names are, for the views that give one. */
export const nameMessages = {
  'accountName.about':
    'A name stands for your address. Others can send to it and read it instead of the address, and everybody can see which address it stands for.',
} as const
