/** Roles that can be asked for. Nobody asks to be an owner or a guest. */
export const askedRoles = ["admin", "billing", "auditor", "member"] as const;
