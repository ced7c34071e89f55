export { WhatIsAWallet } from '../../views/WhatIsAWallet/lazy.ts'
