import { defineErrors } from "#platform/contract/define-errors.ts";

export const joinLinkErrors = defineErrors({
  "join_link.not_found": [404, "This link does not exist."],
  "join_link.expired": [410, "This link has expired."],
  "join_link.withdrawn": [410, "This link was withdrawn."],
  "join_link.used_up": [410, "This link was used as often as it may."],
  /** Details: domains. */
  "join_link.wrong_domain": [403, "This link is for addresses of other domains."],
  "join_link.already_member": [409, "You are already a member of this workspace."],
  "join_link.suspended": [403, "Your membership of this workspace is suspended. Ask one of its owners."],
  "join_link.no_seat": [409, "This workspace has no free seat. Those who manage its plan were told."],
  "join_link.address_unproved": [403, "Confirm your email address first."],
  "join_link.has_plan": [409, "Your workspace already has a plan."],
  "join_link.too_many": [409, "There are 50 active links. Withdraw one first."],
  "join_link.bad_domain": [422, "Enter domains such as example.com."],
  "join_link.unknown_team": [404, "This team does not exist any more."],
  "join_link.unknown_plan": [404, "This plan does not exist."],
  "join_link.bad_end": [422, "A link ends within 90 days, and its plan after today."],
});
