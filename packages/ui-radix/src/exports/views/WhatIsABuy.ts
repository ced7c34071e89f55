export { WhatIsABuy } from '../../views/WhatIsABuy/lazy.ts'
