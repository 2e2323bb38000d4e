import { defineErrors } from "#platform/contract/define-errors.ts";

export const publicLinkErrors = defineErrors({
  "public_link.not_found": [404, "This link does not work any more."],
  "public_link.forbidden": [403, "Public links are turned off on this installation."],
  "public_link.address_unproved": [403, "Confirm your email address first. Then you can make public links."],
  "public_link.empty": [409, "There is nothing to show yet. Ask a question first."],
  "public_link.too_many": [409, "This conversation has 20 active links. Withdraw one first."],
  "public_link.too_large": [413, "This conversation is too long for a public link."],
});
