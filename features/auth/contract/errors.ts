/** Errors of the caller check, which runs before a feature sees the call. */
export const callerErrors = {
  "auth.factor_required": [403, "Show your second factor to go on."],
  "workspace.not_found": [404, "This workspace does not exist, or you do not belong to it."],
} as const;

export const avatarErrors = {
  "avatar.unreadable": [422, "This picture cannot be read. Choose a JPEG, PNG or WebP."],
  "avatar.not_found": [404, "There is no such picture."],
} as const;

/** Remedy for the only owner of a workspace with other members who wants to close the account. */
export const ownerRemedy =
  "Have one of them made an owner first: whoever runs this installation does it with “npm run admin -- owner <workspace> <e-mail>”.";

export const closureErrors = {
  "account.not_confirmed": [422, "What you typed is not what was asked for, so nothing was deleted."],
  "account.sign_in_again": [
    403,
    "You signed in more than a day ago. Sign in again, so that we know it is you, and then delete the account.",
  ],
  "account.last_owner": [409, `You are the only owner of a workspace in which others work. ${ownerRemedy}`],
} as const;
