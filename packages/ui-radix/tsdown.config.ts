import { library } from '../../scripts/library/library.ts'

export default library(new URL('./', import.meta.url), {
  pieces: { core: ['buttons/ConnectButton.tsx', 'modal/FoyerModal.tsx'] },
})
