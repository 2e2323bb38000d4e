import { defineTool, settleByAttempt, type Tool } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import { DraftContent } from "../../contract/index.ts";
import { deleteDraft } from "../delete-draft.ts";
import { type DraftRow, findDraft } from "../draft.repository.ts";
import { writeDraft } from "../write-draft.ts";
import { showMail } from "./show-mail.ts";

/** Writes a mail that its person reads, changes and sends themselves. Nothing leaves. */
export const draftMail: Tool<DraftContent> = defineTool({
  name: "draft_mail",
  title: "Draft an email",
  about: "Writes a draft for you on the page Mail. Nothing is sent.",
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
  addsNoWords: true,
  timeoutMs: 10_000,
  describe: ({ subject }) => `Drafting “${subject || "an email"}”`,
  show: (context, mail) =>
    showMail(context, mail, {
      act: "Keep a draft of an email. Nothing is sent.",
      undo: "Undo deletes the draft.",
      sender: undefined,
    }),
  async run({ ctx, callId, label, conversationId, signal }, content) {
    return outputOf(await writeDraft(ctx, { id: callId, content, label, conversationId, signal }));
  },
  settle: settleByAttempt(async ({ ctx, callId }) => {
    const draft = await query(ctx, ({ db }) => findDraft(db, callId));
    return draft && outputOf(draft);
  }),
  async undo(ctx, { id }) {
    await deleteDraft(ctx, { id }).catch(ignoreMissing);
    return "The draft was deleted.";
  },
});

function outputOf({ id, subject }: Pick<DraftRow, "id" | "subject">) {
  return {
    content: "The draft is stored. Nothing was sent. The person finds it on the page Mail (/mail).",
    summary: `Draft “${subject || "without a subject"}” stored`,
    data: { draftId: id },
  };
}

/** Deleted, or sent by its person: there is no draft any more. */
function ignoreMissing(error: unknown): void {
  if ((error as { code?: unknown }).code !== "mail.not_found") throw error;
}
