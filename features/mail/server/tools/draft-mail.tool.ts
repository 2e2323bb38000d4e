import { defineTool, type Tool } from "#features/tools/server/index.ts";
import { DraftContent } from "../../contract/index.ts";
import { deleteDraft } from "../delete-draft.ts";
import { writeDraft } from "../write-draft.ts";
import { showMail } from "./show-mail.ts";

/** Writes a mail that its person reads, changes and sends themselves. Nothing leaves. */
export const draftMail: Tool<DraftContent> = defineTool({
  name: "draft_mail",
  title: "Draft an email",
  description:
    "Writes the draft of an email for the person, who reads, changes and sends it on the page Mail. Nothing is sent. " +
    "Use it when the person asks for a draft or a text to check, or when you do not know the address yet.",
  input: DraftContent,
  facts: {
    ...{ reads: "nothing", writes: true, egress: false, irreversible: false, external: false, own: true },
    ...{ control: ["to", "cc", "bcc"], content: ["subject", "body"], undo: "The draft is deleted." },
  },
  effect: "write",
  idempotent: true,
  outputTrust: "organization",
  timeoutMs: 10_000,
  describe: ({ subject }) => `Drafting “${subject || "an email"}”`,
  show: (context, mail) =>
    showMail(context, mail, {
      act: "Keep a draft of an email. Nothing is sent.",
      undo: "Undo deletes the draft.",
      sender: undefined,
    }),
  async run({ ctx, callId, label, conversationId }, content) {
    const { id, subject } = await writeDraft(ctx, { id: callId, content, label, conversationId });
    return {
      content: "The draft is stored. Nothing was sent. The person finds it on the page Mail (/mail).",
      summary: `Draft “${subject || "without a subject"}” stored`,
      data: { draftId: id },
    };
  },
  async undo(ctx, { id }) {
    await deleteDraft(ctx, { id }).catch(ignoreMissing);
    return "The draft was deleted.";
  },
});

/** Deleted, or sent by its person: there is no draft any more. */
function ignoreMissing(error: unknown): void {
  if ((error as { code?: unknown }).code !== "mail.not_found") throw error;
}
