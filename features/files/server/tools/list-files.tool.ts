import { z } from "zod";
import { defineTool, type Tool } from "#features/tools/server/index.ts";
import { joinLabels } from "#platform/contract/label.ts";
import { fileProblems } from "../../contract/index.ts";
import { labelOfFile } from "../label-of-file.ts";
import type { ConversationFile } from "./conversation-file.repository.ts";
import { filesHere, requireConversation } from "./conversation-files.ts";

/** Lists the files of the conversation: uploaded ones, and those that the assistant wrote. */
export const listFilesTool: Tool<Record<string, never>> = defineTool({
  name: "list_files",
  title: "List files",
  about: "Lists the files of the conversation.",
  description:
    "Lists the files of this conversation with their ids, newest first: uploaded and written ones.",
  input: z.object({}),
  facts: {
    ...{ reads: "person", writes: false, egress: false, irreversible: false, external: false, own: false },
    ...{ control: [], content: [], undo: null },
  },
  effect: "read",
  idempotent: true,
  outputTrust: "untrusted",
  timeoutMs: 10_000,
  describe: () => "Looking at the files of this conversation",
  async run(context) {
    const conversationId = requireConversation(context.conversationId);
    const files = await filesHere(context);
    return {
      content: files.length === 0 ? "This conversation has no files." : files.map(lineOf).join("\n"),
      summary: files.length === 1 ? "1 file" : `${files.length} files`,
      data: { fileIds: files.map(({ id }) => id) },
      // A name is text of whoever named the file.
      label: joinLabels(files.map((file) => labelOfFile(file, conversationId))),
    };
  },
});

function lineOf(file: ConversationFile): string {
  const facts = [
    file.kind ?? (file.state === "failed" ? "unreadable" : "still being read"),
    `${file.size_bytes} bytes`,
    ...(file.page_count === null ? [] : [`${file.page_count} pages`]),
    ...(file.character_count === null ? [] : [`${file.character_count} characters`]),
    ...(file.written_by_call ? ["written by the assistant"] : []),
    ...(file.problem ? [fileProblems[file.problem]] : []),
  ];
  return `- ${file.name} (${facts.join(", ")}; id ${file.id})`;
}
