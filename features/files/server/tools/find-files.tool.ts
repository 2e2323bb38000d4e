import { z } from "zod";
import { defineTool, type Tool } from "#features/tools/server/index.ts";
import { joinLabels, labelOfPerson } from "#platform/contract/label.ts";
import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fileProblems } from "../../contract/index.ts";
import { type FoundFile, listNewestFiles } from "./found-file.repository.ts";
import { matchNames } from "./match-names.ts";

/** Names that a search looks at, newest first. */
const mostSearched = 1_000;
const mostListed = 20;

const FindFilesInput = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe("Words of its name. Leave it out to list the newest"),
});
type FindFilesInput = z.infer<typeof FindFilesInput>;

/** Finds the person's own files by name, in all of their conversations. */
export const findFilesTool: Tool<FindFilesInput> = defineTool({
  name: "find_files",
  title: "Find files",
  about: "Looks for your files by name, in all of your conversations.",
  description:
    "Finds the person's own files by words of their names, in all of their conversations, newest first, with the conversation of each. " +
    "list_files has those of this conversation, and read_file reads only those.",
  input: FindFilesInput,
  facts: {
    ...{ reads: "person", writes: false, egress: false, irreversible: false, external: false, own: false },
    ...{ control: [], content: ["name"], undo: null },
  },
  effect: "read",
  idempotent: true,
  outputTrust: "untrusted",
  timeoutMs: 10_000,
  describe: ({ name }) => (name ? `Looking for files named “${name}”` : "Looking at your files"),
  async run({ ctx, timeZone }, { name }) {
    const all = await query(ctx, ({ db }) => listNewestFiles(db, mostSearched));
    const { found, isPartly } = name ? matchNames(all, name) : { found: all, isPartly: false };
    const shown = found.slice(0, mostListed);
    const lines = shown.map((file) => lineOf(file, timeZone));
    const rest = found.length > shown.length ? [`There are ${found.length - shown.length} more.`] : [];
    const heading = isPartly ? ["Only some of the words are in these names:"] : [];
    return {
      content: shown.length === 0 ? noFile(name) : [...heading, ...lines, ...rest].join("\n"),
      summary: found.length === 1 ? "1 file found" : `${found.length} files found`,
      sources: uniqueConversations(shown),
      data: { fileIds: shown.map(({ id }) => id) },
      // A name is text of whoever named the file.
      label: joinLabels([labelOfPerson(userOf(ctx).userId), ...shown]),
    };
  },
});

function noFile(name: string | undefined): string {
  return name ? `No file of the person has a name like “${name}”.` : "The person has no files.";
}

function lineOf(file: FoundFile, timeZone: string): string {
  const facts = [
    file.kind ?? (file.state === "failed" ? "unreadable" : "still being read"),
    ...(file.page_count === null ? [] : [file.page_count === 1 ? "1 page" : `${file.page_count} pages`]),
    ...(file.written_by_call ? ["written by the assistant"] : []),
    ...(file.problem ? [fileProblems[file.problem]] : []),
    `${dayIn(file.created_at, timeZone)}, in “${file.title}”`,
  ];
  return `- ${file.name} (${facts.join(", ")})`;
}

function dayIn(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone }).format(at);
}

function uniqueConversations(files: readonly FoundFile[]) {
  const byId = new Map(files.map(({ conversation_id, title }) => [conversation_id, title]));
  return [...byId].map(([id, title]) => ({ title, url: `/chat/${id}` }));
}
