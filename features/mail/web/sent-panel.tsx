import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import type { OutgoingMail } from "../contract/index.ts";
import { MailRow } from "./mail-row.tsx";
import { MailState, MailTrouble } from "./mail-state.tsx";
import { MoreMails } from "./more-mails.tsx";
import { mailTexts } from "./texts/mail-texts.ts";
import { useSentMails } from "./use-mails.ts";

export function SentPanel({ onOpen }: { onOpen: (mail: OutgoingMail) => void }) {
  const texts = useTexts(mailTexts);
  const mails = useSentMails();
  const items = mails.data?.pages.flatMap((page) => page.items);
  return (
    <Panel title={texts.sent}>
      <UntilLoaded of={mails} title={texts.failedToLoad} />
      {items?.length === 0 && <p className="text-base text-ink-2">{texts.noneSent}</p>}
      <ul aria-label={texts.sent} className="divide-y divide-line-1 empty:hidden">
        {items?.map((mail) => (
          <MailRow key={mail.id} mail={mail} onOpen={() => onOpen(mail)}>
            <MailState mail={mail} readAtMs={mails.dataUpdatedAt} />
            <MailTrouble mail={mail} />
          </MailRow>
        ))}
      </ul>
      <MoreMails of={mails} />
    </Panel>
  );
}
