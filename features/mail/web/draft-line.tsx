import { useTexts } from "#platform/web/language/texts.ts";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { mailTexts } from "./texts/mail-texts.ts";

/** The draft of a tool call, below its line. */
export function DraftLine() {
  const texts = useTexts(mailTexts);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg border border-line-1 bg-paper-2 px-3 py-2 text-sm text-ink-2">
      {texts.draftStored}
      <LinkButton to="/mail" size="sm">
        {texts.openDraft}
      </LinkButton>
    </div>
  );
}
