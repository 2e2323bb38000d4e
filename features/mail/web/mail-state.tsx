import { Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { type OutgoingMail, outgoingMailStatuses } from "../contract/index.ts";
import { SendAgain } from "./send-again.tsx";
import { mailTexts } from "./texts/mail-texts.ts";
import { useMailActs } from "./use-mails.ts";

/** How a mail stands: the countdown with Undo while it is held, then what became of it. */
export function MailState({ mail, readAtMs }: { mail: OutgoingMail; readAtMs: number }) {
  const texts = useTexts(mailTexts);
  const { withdraw } = useMailActs();
  const [isBusy, setBusy] = useState(false);
  const left = useSecondsLeft(mail.secondsLeft, readAtMs);
  const look = { ...outgoingMailStatuses[mail.state], word: texts.states[mail.state] };
  const undo = async () => {
    setBusy(true);
    await withdraw(mail.id).catch((error: unknown) =>
      notify({ type: "error", title: texts.notWithdrawn, message: describeError(error) }),
    );
    setBusy(false);
  };
  return (
    <div
      // Toasts on a phone do not cover its button.
      data-undo-window={mail.abilities.withdraw ? "" : undefined}
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5"
    >
      {/* Says each state once; the seconds are not read out. */}
      <span role="status">
        <Status look={look} />
      </span>
      {mail.state === "held" && (
        <span className="text-sm text-ink-2 tabular-nums">
          {mail.isForOutbox ? texts.toOutboxIn(left) : left > 0 ? texts.leavesIn(left) : texts.leaving}
        </span>
      )}
      {mail.abilities.sendAgain && <SendAgain mail={mail} />}
      {mail.againId !== null && <span className="text-sm text-ink-2">{texts.sentAgain}</span>}
      {mail.abilities.withdraw && (
        <Button
          size="sm"
          icon={<Undo2 aria-hidden="true" size={14} />}
          busy={isBusy}
          onClick={() => void undo()}
        >
          {texts.undo}
        </Button>
      )}
    </div>
  );
}

/** Sentences on what went wrong, if anything. */
export function MailTrouble({ mail }: { mail: OutgoingMail }) {
  const texts = useTexts(mailTexts);
  const sentences = [
    ...(mail.state === "in_outbox" ? [texts.inOutbox] : []),
    ...(mail.problem ? [mail.problem] : []),
    ...(mail.refused.length > 0 ? [texts.refused(mail.refused.join(", "))] : []),
  ];
  if (sentences.length === 0) return null;
  return <p className="mt-1 text-sm text-ink-2 wrap-anywhere">{sentences.join(" ")}</p>;
}

/** Seconds until a mail leaves, counted down from what the server said at `readAtMs`, whatever the clock here shows. */
function useSecondsLeft(secondsLeft: number, readAtMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now);
  const left = Math.max(0, Math.ceil(secondsLeft - (nowMs - readAtMs) / 1_000));
  const isCounting = left > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isCounting]);
  // A later reading may come before the next tick.
  return Math.min(left, secondsLeft);
}
