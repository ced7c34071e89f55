export { Account, Connect, ConnectingExternal } from '../views/firstRoutes.ts'
export * from '../views/routes.ts'
