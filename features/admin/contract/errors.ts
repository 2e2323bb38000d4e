export const adminErrors = {
  "admin.claim_invalid": [
    404,
    "This link does not work any more. An installation that has an admin needs none; else start the server again for a new one.",
  ],
  "admin.user_not_found": [404, "Nobody has signed up with this e-mail address."],
  "admin.last_admin": [409, "This is the only admin. Make somebody else an admin first."],
  "admin.no_such_member": [
    404,
    "Nobody with this e-mail address is a member of this workspace; only a member can become its owner.",
  ],
  "admin.member_not_proved": [
    409,
    "This member has not proved to have this address, so it may be anybody. Let them open the link of their confirmation mail first.",
  ],
  "admin.member_not_clear": [
    409,
    "Two members of this workspace have this address, one by single sign-on. Let one of them leave it first.",
  ],
} as const;
