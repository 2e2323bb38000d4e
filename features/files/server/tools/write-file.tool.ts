import { z } from "zod";
import {
  defineTool,
  seenInConversation,
  settleByAttempt,
  type Tool,
  type ToolContext,
} from "#features/tools/server/index.ts";
import type { FileSettings } from "#platform/server/config/config.ts";
import { storeToolFile, takeBackToolFile } from "./store-tool-file.ts";

const endings = ["txt", "md", "csv", "json", "html"] as const;
const mostCharacters = 60_000;

const WriteFileInput = z.object({
  name: z
    .string()
    .trim()
    .max(100)
    .regex(new RegExp(`^[^/\\\\]+\\.(?:${endings.join("|")})$`, "i"), {
      error: "A name ends with .txt, .md, .csv, .json or .html and has no folders.",
    })
    .describe("Such as report.md; its ending says what it is: .txt, .md, .csv, .json or .html"),
  content: z.string().min(1).max(mostCharacters).describe("The whole content of the file"),
});
type WriteFileInput = z.infer<typeof WriteFileInput>;

/** Writes a file under the answer, where its person and everybody who may read the conversation find it. */
export function writeFileTool(settings: FileSettings): Tool<WriteFileInput> {
  return defineTool({
    name: "write_file",
    title: "Write a file",
    about: "Writes a file that you download from the conversation.",
    description:
      "Writes a text, Markdown, CSV, JSON or HTML file, which the person downloads from this conversation. " +
      "A name that is taken gets a number; write a file again to make a new version.",
    input: WriteFileInput,
    facts: {
      ...{ reads: "nothing", writes: true, egress: false, irreversible: false, external: false, own: true },
      ...{ control: ["name"], content: ["content"], undo: "The file is deleted." },
    },
    effect: "write",
    idempotent: true,
    outputTrust: "organization",
    timeoutMs: 30_000,
    describe: ({ name }) => `Writing ${name}`,
    seenBy: seenInConversation,
    run: (context, input) => write(context, input, settings),
    settle: settleByAttempt(),
    async undo(ctx, { id }) {
      await takeBackToolFile(ctx, { id });
      return "The file was deleted.";
    },
  });
}

async function write(context: ToolContext, input: WriteFileInput, settings: FileSettings) {
  const { callId, label } = context;
  const bytes = new TextEncoder().encode(input.content);
  const { name, sizeBytes } = await storeToolFile(context, { name: input.name, bytes, label }, settings);
  const renamed = name === input.name ? "" : ` The name ${input.name} was taken.`;
  return {
    content: `The file ${name} is in this conversation (id ${callId}).${renamed} The person downloads it below this line.`,
    summary: `${name} written`,
    data: { fileId: callId, name, sizeBytes },
  };
}
