export { Account, Connect, ConnectingExternal } from '../views/firstRoutes.ts'
export * from '../views/accountRoutes.ts'
export * from '../views/connectRoutes.ts'
export * from '../views/moneyRoutes.ts'
