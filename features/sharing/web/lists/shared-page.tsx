import { useTexts } from "#platform/web/language/texts.ts";
import { Page } from "#platform/web/page/page.tsx";
import { sharingTexts } from "../texts/sharing-texts.ts";
import { SharedLists } from "./shared-lists.tsx";

/** What is shared with me and by me, as a page. */
export function SharedPage() {
  const { shared } = useTexts(sharingTexts);
  return (
    <Page title={shared.title}>
      <SharedLists />
    </Page>
  );
}
