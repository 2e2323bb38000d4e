import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import {
  type MailDraft,
  mostBodyCharacters,
  mostSubjectCharacters,
  readMailAddress,
} from "../contract/index.ts";
import { mailTexts } from "./texts/mail-texts.ts";
import { useMailActs } from "./use-mails.ts";

const fields = ["to", "cc", "bcc"] as const;
const heldToastMs = 8_000;

/** Changes a draft, sends it, or deletes it. */
export function DraftDialog({ draft, onClose }: { draft: MailDraft; onClose: () => void }) {
  const texts = useTexts(mailTexts);
  const { change, send, remove } = useMailActs();
  const [lines, setLines] = useState({
    to: draft.to.join("\n"),
    cc: draft.cc.join("\n"),
    bcc: draft.bcc.join("\n"),
  });
  const [subject, setSubject] = useState(draft.subject);
  const [body, setBody] = useState(draft.body);
  const wrongIn = (field: (typeof fields)[number]) =>
    listed(lines[field]).find((address) => readMailAddress(address) === undefined);
  const content = () => ({
    ...{ to: listed(lines.to), cc: listed(lines.cc), bcc: listed(lines.bcc), subject: subject.trim(), body },
  });

  const store = async (isSent: boolean) => {
    await change(draft.id, content());
    if (!isSent) return;
    const mail = await send(draft.id);
    if (!mail) return;
    const title = mail.isForOutbox ? texts.heldForOutbox : texts.held(mail.secondsLeft);
    notify({ type: mail.isForOutbox ? "info" : "success", title, duration: heldToastMs });
  };
  const drop = async () => {
    await remove(draft.id);
    notify({ type: "info", title: texts.removed, duration: heldToastMs });
  };
  const isWrong = fields.some((field) => wrongIn(field) !== undefined);

  return (
    <FormDialog
      title={texts.edit}
      size="lg"
      submitLabel={texts.saveAndSend}
      otherAct={{ label: texts.remove, onAct: drop }}
      describeFailure={describeError}
      onClose={onClose}
      onSubmit={() => (isWrong ? undefined : store(true))}
    >
      {({ isChecked }) => (
        <>
          {fields.map((field) => {
            const wrong = isChecked ? wrongIn(field) : undefined;
            return (
              <TextArea
                key={field}
                label={texts.fields[field]}
                hint={field === "to" ? texts.oneALine : undefined}
                value={lines[field]}
                rows={1}
                maxRows={6}
                {...(wrong !== undefined && { error: texts.needsAddress(wrong) })}
                onChange={(event) => setLines({ ...lines, [field]: event.target.value })}
              />
            );
          })}
          <TextField
            label={texts.fields.subject}
            value={subject}
            maxLength={mostSubjectCharacters}
            onChange={(event) => setSubject(event.target.value)}
          />
          <TextArea
            label={texts.fields.body}
            value={body}
            rows={8}
            maxLength={mostBodyCharacters}
            onChange={(event) => setBody(event.target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Addresses on lines of their own, or separated by commas and semicolons. */
function listed(text: string): string[] {
  return text
    .split(/[\n,;]+/)
    .map((address) => address.trim())
    .filter((address) => address !== "");
}
