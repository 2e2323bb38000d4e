import { readText } from "#platform/web/functions/read-field.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { SentMail } from "./mail-line.tsx";
import { mailTexts } from "./texts/mail-texts.ts";
import { useDraft } from "./use-mails.ts";

/** The draft of a tool call, below its line. Nothing for those whose draft it is not. */
export function DraftLine({ data }: { data: unknown }) {
  const id = readText(data, "draftId");
  return id ? <StoredDraft id={id} /> : null;
}

function StoredDraft({ id }: { id: string }) {
  const texts = useTexts(mailTexts);
  const draft = useDraft(id);
  if (draft.isPending) return <Skeleton className="h-12 w-full" />;
  // A draft that was sent is a mail with the same id. Where the answer failed, the list may still have the draft.
  if (draft.data === null) return <SentMail id={id} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg border border-line-1 bg-paper-2 px-3 py-2 text-sm text-ink-2">
      {texts.draftStored}
      <LinkButton to="/mail" size="sm">
        {texts.openDraft}
      </LinkButton>
    </div>
  );
}
