import type { ReactNode } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import type { MailDraft, OutgoingMail } from "../contract/index.ts";
import { recipientsInShort } from "./recipients-in-short.ts";
import { mailTexts } from "./texts/mail-texts.ts";

/** One mail or draft in a list: its subject, to whom, and how it stands. */
export function MailRow({ mail, onOpen, children }: MailRowProps) {
  const texts = useTexts(mailTexts);
  const subject = mail.subject || texts.noSubject;
  return (
    <li className="grid gap-1 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <button
          type="button"
          aria-label={texts.open(subject)}
          onClick={onOpen}
          className="min-w-0 rounded-sm text-left text-base font-medium text-ink-1 wrap-anywhere hover:underline pointer-coarse:min-h-11"
        >
          {subject}
        </button>
        <RelativeTime
          at={new Date(mail.createdAt)}
          className="text-sm whitespace-nowrap text-ink-3 tabular-nums"
        />
      </div>
      <p className="text-sm text-ink-3 wrap-anywhere">
        {texts.to(recipientsInShort(mail, texts.nobody))}
        {mail.isFromOutside && ` · ${texts.fromOutside}`}
      </p>
      {children}
    </li>
  );
}

interface MailRowProps {
  mail: MailDraft | OutgoingMail;
  onOpen: () => void;
  children?: ReactNode;
}
