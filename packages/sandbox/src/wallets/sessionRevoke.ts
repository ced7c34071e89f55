/** `wallet_revokePermissions` for a session. Prompts, unlike revoking the page's accounts. */
export const SESSION_REVOKE = 'wallet_revokePermissions:session'
