import { Check, CircleDashed, X } from "lucide-react";
import type { ReactNode } from "react";
import { Pill, type PillTone } from "#platform/web/ui/pill.tsx";
import type { OutgoingMessage } from "../../contract/index.ts";

/** The status of a message: always an icon and a word. */
export function MessageStatus({ status }: Pick<OutgoingMessage, "status">) {
  const { tone, icon, word } = looks[status];
  return (
    <Pill tone={tone} icon={icon}>
      {word}
    </Pill>
  );
}

const size = { "aria-hidden": true, size: 14 } as const;

const looks: Record<OutgoingMessage["status"], { tone: PillTone; icon: ReactNode; word: string }> = {
  waiting: { tone: "neutral", icon: <CircleDashed {...size} />, word: "Waiting" },
  delivered: { tone: "good", icon: <Check {...size} strokeWidth={2.5} />, word: "Delivered" },
  failed: { tone: "bad", icon: <X {...size} strokeWidth={2.5} />, word: "Given up" },
};
