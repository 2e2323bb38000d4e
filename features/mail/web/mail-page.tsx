import { useState } from "react";
import { TasksArea } from "#features/tasks/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import type { MailDraft, OutgoingMail } from "../contract/index.ts";
import { DraftDialog } from "./draft-dialog.tsx";
import { DraftsPanel } from "./drafts-panel.tsx";
import { MailDialog } from "./mail-dialog.tsx";
import { SentPanel } from "./sent-panel.tsx";
import { mailTexts } from "./texts/mail-texts.ts";

/** The person's drafts and sent mails. */
export function MailPage() {
  const texts = useTexts(mailTexts);
  const [draft, setDraft] = useState<MailDraft>();
  const [mail, setMail] = useState<OutgoingMail>();
  return (
    <TasksArea title={texts.title} lead={texts.lead}>
      <div className="grid grid-cols-1 gap-4">
        <DraftsPanel onOpen={setDraft} />
        <SentPanel onOpen={setMail} />
      </div>
      {draft && <DraftDialog draft={draft} onClose={() => setDraft(undefined)} />}
      {mail && <MailDialog mail={mail} onClose={() => setMail(undefined)} />}
    </TasksArea>
  );
}
