import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import type { OutgoingMail } from "../contract/index.ts";
import { MailTrouble } from "./mail-state.tsx";
import { mailTexts } from "./texts/mail-texts.ts";

/** A sent mail, whole, as plain text. */
export function MailDialog({ mail, onClose }: { mail: OutgoingMail; onClose: () => void }) {
  const texts = useTexts(mailTexts);
  const lines: [string, string][] = [
    [texts.fields.to, mail.to.join(", ")],
    [texts.fields.cc, mail.cc.join(", ")],
    [texts.fields.bcc, mail.bcc.join(", ")],
    [texts.fields.replyTo, mail.replyTo],
  ];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={mail.subject}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <dl className="grid gap-1 text-sm">
        {lines
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-3">{label}</dt>
              <dd className="min-w-0 text-ink-1 wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      <MailTrouble mail={mail} />
      <p className="mt-3 border-t border-line-1 pt-3 text-base whitespace-pre-wrap wrap-anywhere">
        {mail.body}
      </p>
    </Dialog>
  );
}
