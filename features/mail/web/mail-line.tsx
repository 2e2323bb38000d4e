import { readText } from "#platform/web/functions/read-field.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { MailState, MailTrouble } from "./mail-state.tsx";
import { recipientsInShort } from "./recipients-in-short.ts";
import { mailTexts } from "./texts/mail-texts.ts";
import { useMail } from "./use-mails.ts";

/** The mail of a tool call, below its line. Nothing for those whose mail it is not. */
export function MailLine({ data }: { data: unknown }) {
  const id = readText(data, "mailId");
  return id ? <SentMail id={id} /> : null;
}

/** A mail of the reader with this id. */
export function SentMail({ id }: { id: string }) {
  const texts = useTexts(mailTexts);
  const { data: mail, dataUpdatedAt, isPending } = useMail(id);
  if (isPending) return <Skeleton className="h-12 w-full" />;
  if (!mail) return null;
  return (
    <div className="rounded-lg border border-line-1 bg-paper-2 px-3 py-2">
      <p className="mb-1 text-sm text-ink-1 wrap-anywhere">
        {mail.subject} <span className="text-ink-3">{texts.to(recipientsInShort(mail, texts.nobody))}</span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <MailState mail={mail} readAtMs={dataUpdatedAt} />
        <LinkButton to="/mail" size="sm" variant="ghost">
          {texts.toList}
        </LinkButton>
      </div>
      <MailTrouble mail={mail} />
    </div>
  );
}
