import { defineErrors } from "#platform/contract/define-errors.ts";

export const mentionErrors = defineErrors({
  "mention.not_found": [
    404,
    "Somebody you mention is not in this workspace. Choose them from the list again.",
  ],
  "mention.not_in_text": [400, "Every mention must occur in the text, as @ and the name."],
});
