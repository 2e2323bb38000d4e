import { defineErrors } from "#platform/contract/define-errors.ts";

export const invitationErrors = defineErrors({
  "invitation.not_found": [404, "This invitation does not exist."],
  "invitation.expired": [410, "This invitation has expired. Ask for a new one."],
  "invitation.withdrawn": [410, "This invitation was withdrawn."],
  "invitation.declined": [410, "This invitation was declined."],
  "invitation.used": [410, "This invitation was already accepted."],
  "invitation.membership_ended": [
    410,
    "This invitation was already used, and the membership has ended. Ask for a new one.",
  ],
  "invitation.ended": [409, "This invitation is not pending any more."],
  "invitation.other_address": [403, "This invitation is for another address."],
  "invitation.account_exists": [409, "This address already has an account. Sign in to accept."],
  "invitation.suspended": [403, "Your membership of this workspace is suspended. Ask one of its owners."],
  "invitation.no_seat": [409, "This workspace has no free seat. Those who manage its plan were told."],
  "invitation.address_unproved": [403, "Confirm your email address first. Then you can invite people."],
  "invitation.role_not_yours": [403, "Only an owner may invite an owner or an auditor."],
  "invitation.nobody": [422, "Enter at least one email address."],
  "invitation.too_many": [422, "At most 200 addresses at once."],
  "invitation.too_many_today": [
    429,
    "This workspace has sent as many invitations as it may in 24 hours. Try again tomorrow.",
  ],
  "invitation.sent_often": [
    429,
    "This invitation was sent five times. Withdraw it and invite again tomorrow.",
  ],
  "invitation.sent_just_now": [429, "This invitation was sent a minute ago. Give it some time."],
  "invitation.unknown_team": [404, "This team does not exist any more."],
  "invitation.unnamed_workspace": [
    409,
    "Give the workspace a name first, so that people know where they are invited to.",
  ],
});
