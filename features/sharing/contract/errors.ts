import { defineErrors } from "#platform/contract/define-errors.ts";

export const shareErrors = defineErrors({
  "share.address_unproved": [403, "Confirm your e-mail address first. Only then can you share with others."],
  "share.too_many": [409, "It is shared with 200 people and teams already. Share it with a team instead."],
  "share.relation_not_offered": [422, "This cannot be shared in this way."],
  "share.end_passed": [422, "A share ends in the future."],
  "share.with_owner": [422, "The owner has it already."],
  "share.not_found": [404, "It is not shared with them."],
  "share.owner_unfit": [
    422,
    "Only an active member of this workspace can own it. Guests and auditors cannot.",
  ],
  "share.owner_already": [422, "They own it already."],
  "access_request.not_found": [404, "This request is not open any more."],
});
