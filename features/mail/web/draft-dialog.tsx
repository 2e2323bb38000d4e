import { useId, useRef, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { useSubmission } from "#platform/web/ui/use-submission.ts";
import type { MailDraft } from "../contract/index.ts";
import { DraftFields } from "./draft-fields.tsx";
import { mailTexts } from "./texts/mail-texts.ts";
import { useDraftForm } from "./use-draft-form.ts";
import { useMailActs } from "./use-mails.ts";

const savedToastMs = 4_000;
const heldToastMs = 8_000;

/**
 * Changes a draft, sends it, or deletes it. Escape, the close button and a press outside save what was changed; where that
 * fails, the dialog stays and keeps it.
 */
export function DraftDialog({ draft, onClose }: { draft: MailDraft; onClose: () => void }) {
  const texts = useTexts(mailTexts);
  const acts = useMailActs();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const form = useDraftForm(draft);
  const { isBusy, isChecked, failure, run, forgetFailure } = useSubmission(element, onClose);
  const [isDropping, setDropping] = useState(false);
  const [doing, setDoing] = useState<"save" | "send" | "drop">("save");

  const store = async () => {
    await acts.change(draft.id, form.content);
    form.markStored();
  };
  const save = async () => {
    await store();
    notify({ type: "success", title: texts.saved, duration: savedToastMs });
  };
  const send = async () => {
    await store();
    const mail = await acts.send(draft.id);
    if (!mail) return;
    const title = mail.isForOutbox ? texts.heldForOutbox : texts.held(mail.secondsLeft);
    notify({ type: mail.isForOutbox ? "info" : "success", title, duration: heldToastMs });
  };
  const drop = async () => {
    setDoing("drop");
    await acts.remove(draft.id);
    notify({ type: "info", title: texts.removed, duration: heldToastMs });
  };
  const submit = (act: "save" | "send") => {
    setDoing(act);
    void run(() => {
      if (form.isWrong) return undefined;
      return act === "save" ? save() : send();
    });
  };
  const close = () => {
    if (isBusy) return;
    if (form.isChanged) submit("save");
    else onClose();
  };

  return (
    <Dialog
      isOpen
      title={texts.edit}
      size="lg"
      onClose={close}
      footer={
        <>
          {failure && (
            <Banner tone="bad" className="w-full">
              {describeError(failure)}
            </Banner>
          )}
          <Button
            className="mr-auto"
            busy={isBusy && doing === "drop"}
            disabled={isBusy}
            onClick={() => setDropping(true)}
          >
            {texts.remove}
          </Button>
          {form.isChanged && (
            <Button disabled={isBusy} onClick={onClose}>
              {texts.discard}
            </Button>
          )}
          <Button busy={isBusy && doing === "save"} disabled={isBusy} onClick={() => submit("save")}>
            {texts.save}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={isBusy && doing === "send"}
            disabled={isBusy}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={element}
        noValidate
        onChange={forgetFailure}
        onSubmit={(event) => {
          event.preventDefault();
          submit("send");
        }}
      >
        <fieldset disabled={isBusy} className="grid min-w-0 gap-4">
          <DraftFields form={form} isChecked={isChecked} />
        </fieldset>
      </form>
      <ConfirmDialog
        isOpen={isDropping}
        title={texts.askRemove}
        confirmLabel={texts.remove}
        onClose={() => setDropping(false)}
        onConfirm={() => void run(drop)}
      >
        {texts.removedForGood}
      </ConfirmDialog>
    </Dialog>
  );
}
