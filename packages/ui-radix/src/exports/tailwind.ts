export { foyerPreset, type FoyerPreset } from '../theme/preset.ts'
