import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../contract/index.ts";
import type { ConversationRow } from "./conversation.repository.ts";

/** Throws `conversation.is_test`: a test of an agent does not leave it. */
export function requireNoTest({ is_test }: Pick<ConversationRow, "is_test">): void {
  if (is_test) fail(chatErrors, "conversation.is_test");
}
