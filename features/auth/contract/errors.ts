/** What a call may be refused with before it reaches its feature. */
export const callerErrors = {
  "auth.factor_required": [403, "Show your second factor to go on."],
  "workspace.not_found": [404, "This workspace does not exist, or you do not belong to it."],
} as const;

export const avatarErrors = {
  "avatar.unreadable": [422, "This picture cannot be read. Choose a JPEG, PNG or WebP."],
  "avatar.not_found": [404, "There is no such picture."],
} as const;
