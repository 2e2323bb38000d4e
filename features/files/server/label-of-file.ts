import { joinLabels, type Label, labelOfConversation, systemLabel } from "#platform/contract/label.ts";

/**
 * The label of a file's text where it stands in a conversation. Its owner showed it to the readers of the
 * conversation by putting it there. Other audiences, of what the assistant had read when it wrote the file, stay.
 */
export function labelOfFile(
  { user_id, integrity, readers }: Label & { user_id: string },
  conversationId: string,
): Label {
  const others = readers.filter((audience) => audience !== `user:${user_id}`);
  const here = { ...systemLabel, readers: labelOfConversation(conversationId).readers };
  return joinLabels([{ integrity, readers: others }, here]);
}
