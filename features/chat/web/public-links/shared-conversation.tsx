import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { Pill } from "#platform/web/ui/pill.tsx";
import type { PublicConversation } from "../../contract/index.ts";
import { SharedMessage } from "./shared-message.tsx";
import { sharedPageTexts } from "./texts/shared-page-texts.ts";

/** A conversation as strangers read it. */
export function SharedConversation({ conversation }: { conversation: PublicConversation }) {
  const words = useTexts(sharedPageTexts);
  const language = usePageLanguage();
  const { title, takenAt, messages } = conversation;
  useDocumentTitle(title);
  const when = new Intl.DateTimeFormat(language === "de" ? "de-DE" : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
  }).format(new Date(takenAt));
  return (
    <div className="mx-auto w-full max-w-conversation flex-1 page-gutter py-8 md:py-10">
      <header className="mb-8 border-b border-line-1 pb-5">
        <h1 className="font-serif text-3xl font-medium text-balance wrap-anywhere">{title}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <Pill tone="info">{words.badge}</Pill>
          <time dateTime={takenAt}>{words.taken(when)}</time>
        </p>
      </header>
      {messages.map((message, index) => (
        // A copy never changes, so the position identifies a message.
        <SharedMessage key={keyOf(index)} message={message} />
      ))}
      <footer className="mt-10 border-t border-line-1 pt-4 text-sm text-ink-3">{words.note}</footer>
    </div>
  );
}

function keyOf(index: number): string {
  return `place-${index}`;
}
