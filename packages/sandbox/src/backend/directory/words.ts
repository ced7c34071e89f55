/** Words of fictional names. */
export const firstWords = [
  'Amber', 'Brisk', 'Copper', 'Dapple', 'Ember', 'Fallow', 'Gentle', 'Hollow', 'Ivory', 'Jolly',
  'Kindle', 'Linen', 'Mellow', 'Nimble', 'Ochre', 'Plain', 'Quiet', 'Russet', 'Silver', 'Tidal',
  'Umber', 'Velvet', 'Willow', 'Yonder', 'Zephyr',
] as const // prettier-ignore

export const lastWords = [
  'Acorn', 'Basin', 'Cradle', 'Dune', 'Eddy', 'Ferry', 'Grove', 'Haven', 'Inlet', 'Jetty',
  'Kestrel', 'Lantern', 'Meadow', 'Nook', 'Orchard', 'Pocket', 'Quarry', 'Ridge', 'Satchel', 'Thicket',
  'Upland', 'Vault', 'Wicket', 'Yard', 'Zinnia',
] as const // prettier-ignore
