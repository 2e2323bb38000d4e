/** What a call may be refused with before it reaches its feature. */
export const callerErrors = {
  "workspace.not_found": [404, "This workspace does not exist, or you do not belong to it."],
} as const;
