import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { mailTexts } from "./texts/mail-texts.ts";

/** Loads the next page of a list. Nothing on its last page. */
export function MoreMails({ of }: { of: Paged }) {
  const texts = useTexts(mailTexts);
  if (!of.hasNextPage) return null;
  return (
    <div className="flex justify-center pt-4">
      <Button size="sm" busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
        {texts.more}
      </Button>
    </div>
  );
}

interface Paged {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}
