export const adminErrors = {
  "admin.claim_invalid": [
    404,
    "This link is no longer valid. If the installation has no admin yet, restart the server for a new one.",
  ],
  "admin.user_not_found": [404, "No account has this email address."],
  "admin.last_admin": [409, "This is the only admin. Make someone else an admin first."],
  "admin.no_such_member": [
    404,
    "No member of this workspace has this email address. Only a member can become an owner or auditor.",
  ],
  "admin.member_is_owner": [
    409,
    "This member is an owner of the workspace, and the command line takes ownership from nobody.",
  ],
  "admin.member_not_proved": [
    409,
    "This member has not confirmed the address. Ask them to open the link in their confirmation email first.",
  ],
  "admin.member_not_clear": [
    409,
    "Two members of this workspace have this address, one by single sign-on. Remove one of them first.",
  ],
} as const;
