import { z } from "zod";
import { storeToolFile, takeBackToolFile } from "#features/files/server/index.ts";
import {
  defineTool,
  seenInConversation,
  settleByAttempt,
  type Tool,
  type ToolContext,
  ToolError,
} from "#features/tools/server/index.ts";
import type { FileSettings } from "#platform/server/config/config.ts";
import { Download } from "../host/orders.ts";
import type { BrowserSessions } from "../sessions.ts";
import { askHandedBack, describeFor, orDeny, whenHandedBack } from "./act-on-page.ts";
import { ReadInput, RefInput } from "./browser-inputs.ts";
import { browserNames } from "./browser-names.ts";
import { hostOf, presentState } from "./present-state.ts";
import { showClick } from "./show-act.ts";

const Picture = z.object({ picture: z.string().max(30_000_000) });
const deleted = "The file is deleted.";

export function downloadTool(sessions: BrowserSessions, settings: FileSettings): Tool<RefInput> {
  return defineTool({
    name: browserNames.download,
    title: "Download a file",
    about: "Downloads a file from the open page into the conversation, once you approve.",
    description:
      "Clicks on an element that begins a download and puts the file into this conversation, at most 20 MB. The person approves it.",
    input: RefInput,
    facts: {
      ...{ reads: "outside", writes: true, egress: true, irreversible: true, external: true, own: false },
      ...{ control: ["ref"], content: [], undo: null },
    },
    effect: "write",
    idempotent: false,
    outputTrust: "untrusted",
    timeoutMs: 90_000,
    describe: () => "Downloading a file",
    decide: whenHandedBack((context, { input }) =>
      orDeny(async () => {
        await describeFor(sessions, context, [input.ref]);
        return { outcome: "allow" };
      }),
    ),
    show: async (context, { ref }) => {
      const [element] = await describeFor(sessions, context, [ref]);
      if (!element) throw new ToolError("browsing.element_unknown", "The element is not on the page.");
      return showClick(element, `Download a file from ${hostOf(element.pageUrl)}`);
    },
    run: async (context, { ref }) => {
      const order = { act: "download", ref, asShown: context.callId } as const;
      const { state, name, content } = Download.parse(await askHandedBack(sessions, context, order));
      const file = await keep(context, { name, bytes: Buffer.from(content, "base64") }, settings);
      const output = await presentState(context, state, { summary: `Downloaded ${file.name}` });
      return {
        ...output,
        content: `The file ${file.name} is in this conversation (id ${context.callId}).\n\n${output.content}`,
        data: { fileId: context.callId, ...file },
      };
    },
  });
}

export function screenshotTool(sessions: BrowserSessions, settings: FileSettings): Tool<ReadInput> {
  return defineTool({
    name: browserNames.screenshot,
    title: "Take a picture of the page",
    about: "Puts a picture of the open page into the conversation.",
    description: "Puts a picture of the page in the browser into this conversation, for the person.",
    input: ReadInput,
    facts: {
      ...{ reads: "outside", writes: true, egress: false, irreversible: false, external: false, own: true },
      ...{ control: [], content: [], undo: deleted },
    },
    effect: "write",
    idempotent: true,
    outputTrust: "untrusted",
    timeoutMs: 60_000,
    describe: () => "Taking a picture of the page",
    seenBy: seenInConversation,
    decide: whenHandedBack(async () => ({ outcome: "allow" })),
    run: async (context) => {
      const { picture } = Picture.parse(await askHandedBack(sessions, context, { act: "picture" }));
      const file = await keep(context, { name: "page.png", bytes: Buffer.from(picture, "base64") }, settings);
      return {
        content: `The picture ${file.name} is in this conversation (id ${context.callId}).`,
        summary: `${file.name} taken`,
        data: { fileId: context.callId, ...file },
      };
    },
    // Looking changes nothing: its effect is the file.
    settle: settleByAttempt(),
    async undo(ctx, { id }) {
      await takeBackToolFile(ctx, { id });
      return "The picture was deleted.";
    },
  });
}

/** What comes from a page was written by anyone, and may be read by whoever may read what led to it. */
async function keep(
  context: ToolContext,
  file: { name: string; bytes: Buffer },
  settings: FileSettings,
): Promise<{ name: string; sizeBytes: number }> {
  const label = { integrity: "untrusted", readers: context.label.readers } as const;
  return storeToolFile(context, { ...file, label }, settings);
}
