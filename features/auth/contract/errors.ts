/** Errors of the caller check, which runs before a feature sees the call. */
export const callerErrors = {
  "auth.factor_required": [403, "Complete two-step verification to continue."],
  "workspace.not_found": [404, "This workspace does not exist, or you are not a member."],
  "workspace.suspended": [403, "Your membership of this workspace is suspended. Ask its owner or an admin."],
} as const;

export const avatarErrors = {
  "avatar.unreadable": [422, "This picture cannot be read. Choose a JPEG, PNG or WebP."],
  "avatar.too_many_pixels": [422, "This picture is too large. Choose one of at most 20 megapixels."],
  "avatar.busy": [429, "Pictures are still being processed. Try again in a moment."],
  "avatar.not_found": [404, "This picture does not exist."],
} as const;

/** Remedy for the only owner of a workspace with other members who wants to close the account. */
export const ownerRemedy =
  "Make one of them an owner first, under Team. An operator of this installation can do it too: “npm run admin -- owner <workspace> <email>”.";

export const closureErrors = {
  "account.not_confirmed": [422, "The confirmation does not match. Nothing was deleted."],
  "account.sign_in_again": [
    403,
    "You signed in more than a day ago. Sign in again, then delete the account.",
  ],
  // The name of the matter is not for the person whom it is about.
  "account.on_hold": [
    409,
    "A legal hold keeps your account, so it cannot be deleted now. Ask an owner or admin of your workspace.",
  ],
  "account.last_owner": [409, `You are the only owner of a workspace with other members. ${ownerRemedy}`],
} as const;
