import { library } from '../../scripts/library/library.ts'

export default library(new URL('./', import.meta.url), {
  pieces: {
    // What the page has that only offers to connect.
    core: [
      'account/hooks/useAccount.ts',
      'appearance/hooks/useTheme.ts',
      'config/createConfig.ts',
      'connection/hooks/useConnect.ts',
      'modal/hooks/useModal.ts',
      'modal/hooks/useModalCode.ts',
      'react/FoyerProvider.tsx',
    ],
  },
})
