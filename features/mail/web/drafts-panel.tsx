import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import type { MailDraft } from "../contract/index.ts";
import { MailRow } from "./mail-row.tsx";
import { MoreMails } from "./more-mails.tsx";
import { mailTexts } from "./texts/mail-texts.ts";
import { useDrafts } from "./use-mails.ts";

export function DraftsPanel({ onOpen }: { onOpen: (draft: MailDraft) => void }) {
  const texts = useTexts(mailTexts);
  const drafts = useDrafts();
  const items = drafts.data?.pages.flatMap((page) => page.items);
  return (
    <Panel title={texts.drafts}>
      <UntilLoaded of={drafts} title={texts.failedToLoad} />
      {items?.length === 0 && <p className="text-base text-ink-2">{texts.noDrafts}</p>}
      <ul aria-label={texts.drafts} className="divide-y divide-line-1 empty:hidden">
        {items?.map((draft) => (
          <MailRow key={draft.id} mail={draft} onOpen={() => onOpen(draft)} />
        ))}
      </ul>
      <MoreMails of={drafts} />
    </Panel>
  );
}
