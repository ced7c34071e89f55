export { WhatIsANetwork } from '../../views/WhatIsANetwork/lazy.ts'
