import { defineErrors } from "#platform/contract/define-errors.ts";

export const memoryErrors = defineErrors({
  "memory.not_found": [404, "This is not remembered."],
  "memory.changed_meanwhile": [409, "This was changed in the meantime. Load it again."],
  "memory.not_proposed": [409, "This proposal was decided already."],
  "memory.still_proposed": [409, "This is a proposal. Accept it first."],
  "memory.kept_already": [409, "Another memory says this already."],
  "memory.full": [409, "200 memories are kept, which is the most. Erase some first."],
  "memory.too_many_proposals": [409, "100 proposals wait for a decision. Decide some first."],
  "memory.no_such_agent": [404, "This agent does not exist, or you may not use it."],
  "memory.no_such_conversation": [404, "This conversation does not exist."],
});
