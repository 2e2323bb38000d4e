import { CloudOff, RotateCcw } from "lucide-react";
import { sharedTexts } from "#platform/web/language/shared-texts/shared-texts.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { Button } from "#platform/web/ui/button.tsx";

/** In the place of a page that could not be loaded because the server is away. It goes on by itself. */
export function OutageScreen() {
  const { outage: words } = useTexts(sharedTexts);
  useDocumentTitle(words.documentTitle);
  return (
    <div
      role="status"
      className="mx-auto flex min-h-80 w-full max-w-conversation flex-1 flex-col items-start justify-center page-gutter pt-16 pb-40"
    >
      <CloudOff aria-hidden="true" size={24} className="mb-3 text-ink-3" />
      <h1 className="text-2xl font-semibold">{words.title}</h1>
      <p className="mt-2 max-w-prose text-base text-ink-2">{words.text}</p>
      <Button
        className="mt-6"
        icon={<RotateCcw aria-hidden="true" size={16} />}
        onClick={() => location.reload()}
      >
        {words.retry}
      </Button>
    </div>
  );
}
