import { z } from "zod";
import { defineTool, ToolError } from "#features/tools/server/index.ts";
import type { Label } from "#platform/contract/label.ts";
import { type Ctx, personOf } from "#platform/server/context.ts";

export interface SentNote {
  callId: string;
  to: string[];
  text: string;
}

/** Under which label each call was carried out: what a tool stores has it. */
export const labelsOfCalls = new Map<string, Label>();

/** A tool that reaches people outside, with its effects in `sent`. */
export function sendNoteTool(sent: SentNote[], obstacle?: (ctx: Ctx) => string | undefined) {
  return defineTool({
    name: "send_note",
    title: "Send a note",
    description: "For tests.",
    input: z.object({
      to: z.array(z.email()).max(5),
      text: z.string().max(90_000),
      isUrgent: z.boolean().default(false),
    }),
    facts: {
      ...{ reads: "nothing", writes: true, egress: true, irreversible: true, external: true, own: false },
      ...{ control: ["to"], content: ["text", "isUrgent"], undo: "Notes can be taken back." },
    },
    effect: "send",
    idempotent: false,
    outputTrust: "organization",
    addsNoWords: true,
    timeoutMs: 5_000,
    describe: () => "Sending a note",
    show: ({ ctx }, { to, text }) => ({
      act: `Send a note to ${to.length} people`,
      undo: "You can take it back.",
      warnings: [],
      fields: [
        { label: "To", argument: "to", kind: "addresses", value: to.join("\n"), isEditable: true },
        { label: "Text", argument: "text", kind: "text", value: text, isEditable: true },
        { label: "From", argument: null, kind: "line", value: "office@acme.test", isEditable: false },
        {
          label: "As",
          argument: null,
          kind: "line",
          value: personOf(ctx.actor)?.role ?? "",
          isEditable: false,
        },
      ],
    }),
    obstacle: async (ctx) => {
      const sentence = obstacle?.(ctx);
      return sentence ? { sentence, page: "/profile" } : undefined;
    },
    run: async ({ callId, label }, { to, text }) => {
      labelsOfCalls.set(callId, label);
      sent.push({ callId, to, text });
      return { content: `Sent to ${to.join(", ")}`, summary: "Sent", data: { to } };
    },
    undo: async (_ctx, { id, data }) => {
      const at = sent.findIndex(({ callId }) => callId === id);
      if (at < 0) throw new ToolError("note.read", "It was read already.");
      sent.splice(at, 1);
      return `Taken back from ${JSON.stringify(data)}`;
    },
  });
}
