import { sharedTexts } from "#platform/web/language/shared-texts/shared-texts.ts";
import { useTexts } from "#platform/web/language/texts.ts";

/** The first stop of the keyboard: over the navigation, straight to the page. */
export function SkipLink() {
  const { skipToContent } = useTexts(sharedTexts);
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-80 -translate-y-16 rounded-md bg-accent px-3 py-2 text-sm font-medium text-on-accent focus:translate-y-0 print:hidden"
    >
      {skipToContent}
    </a>
  );
}
