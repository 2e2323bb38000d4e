import type { Services } from "../services.ts";
import type { StoredMessage } from "./outgoing-message.repository.ts";
import type { MessageContent } from "./queue-message.ts";
import { sealedMessages } from "./sealed-messages.ts";

/** Decrypts a waiting message. Throws when its content was cleared. */
export function readContent(
  { secrets }: Pick<Services, "secrets">,
  { id, sealed_content }: Pick<StoredMessage, "id" | "sealed_content">,
): MessageContent {
  if (sealed_content === null) throw new Error("The message was emptied");
  return JSON.parse(secrets.decrypt(sealed_content, sealedMessages.context(id)));
}
