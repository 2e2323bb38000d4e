/** Errors of acts on members. */
export const memberErrors = {
  "member.not_found": [404, "This person is not in the workspace."],
  "member.no_longer": [403, "You are no longer in this workspace."],
  "member.last_owner": [
    409,
    "A workspace needs an owner who can sign in. Make somebody else an owner first.",
  ],
  "member.owners_only": [403, "Only an owner may do this."],
  "member.own": [409, "You cannot do this to yourself."],
  "member.managed": [
    409,
    "The directory of your company manages this person. Change their groups there, or deactivate them there.",
  ],
  "member.suspended": [409, "End the suspension first."],
  "member.is_owner": [409, "An owner steps down first: change the role."],
  "member.home": [
    409,
    "The workspace began as this person's own, so they stay in it. Change their role instead.",
  ],
  "member.heir_unfit": [422, "Choose somebody who works in the workspace and may act there."],
  "member.still_here": [409, "This person is in the workspace. Remove them, and choose who takes over."],
  "member.prove_again": [403, "You signed in more than a day ago. Confirm that it is you."],
} as const;
