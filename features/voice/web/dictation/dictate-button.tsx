import { Mic, Square } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { apiQuery } from "#platform/web/api/client.ts";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { Tooltip } from "#platform/web/ui/tooltip.tsx";
import type { ListeningMode } from "../listening/listener.ts";
import { hasAgreed } from "./agreement.ts";
import { DictationDialog } from "./dictation-dialog.tsx";
import { DictationStatus } from "./dictation-status.tsx";
import { type DictationWay, dictationWayOf } from "./dictation-way.ts";
import { useDictation } from "./use-dictation.ts";
import { useEscape } from "./use-escape.ts";
import { usePressOrHold } from "./use-press-or-hold.ts";

/** Dictation: toggled by a press, or active while held. */
export function DictateButton({ insertWords }: DictateButtonProps) {
  const way = useDictationWay();
  const { activity, level, problem, begin, keepListening, release, finish, forgetProblem } =
    useDictation(insertWords);
  const [isAsking, setAsking] = useState(false);
  const wasActive = useRef(false);
  const isActive = activity !== undefined;
  useEscape(isActive ? finish : undefined);

  const needsWord = !way?.begin || (way.leavesTo !== undefined && !hasAgreed(way.leavesTo.id));
  const start = (mode: ListeningMode) => {
    if (way?.begin && !needsWord) begin(way.begin, mode);
  };
  const press = usePressOrHold({
    onDown() {
      wasActive.current = isActive;
      if (!isActive) start("push-to-talk");
    },
    onUp(isHeld) {
      if (wasActive.current) finish();
      else if (needsWord) setAsking(true);
      else if (isHeld) release();
      else keepListening();
    },
    onPress() {
      if (isActive) finish();
      else if (needsWord) setAsking(true);
      else start("hands-free");
    },
  });

  // A microphone chosen meanwhile takes effect at once.
  const change = useRef<() => void>(undefined);
  useEffect(() => {
    change.current = () => start("hands-free");
  });

  return (
    <>
      <DictationStatus
        activity={activity}
        level={way?.hasDevices ? level : undefined}
        where={way?.where ?? ""}
        onDeviceChange={way?.hasDevices ? () => change.current?.() : undefined}
      />
      <Tooltip label={isActive ? "Stop dictating" : "Press to dictate, or hold while you speak"}>
        <button
          type="button"
          aria-label="Dictate"
          aria-pressed={isActive}
          disabled={!way}
          className={buttonStyle(isActive ? "secondary" : "ghost", "md", square)}
          {...press}
        >
          {isActive ? stopIcon : micIcon}
        </button>
      </Tooltip>
      {way && (
        <DictationDialog
          way={way}
          problem={problem}
          isAsking={isAsking}
          onClose={() => {
            setAsking(false);
            forgetProblem();
          }}
          onStart={() => way.begin && begin(way.begin, "hands-free")}
        />
      )}
    </>
  );
}

const square = "size-8! touch-none px-0! pointer-coarse:size-11!";
const micIcon = <Mic aria-hidden="true" size={18} />;
const stopIcon = <Square aria-hidden="true" size={14} className="fill-current text-accent" />;

export interface DictateButtonProps {
  /** Inserts the transcript at the cursor. */
  insertWords(words: string): void;
}

/** A setting of the installation. It changes only with a restart. */
const staleTime = 10 * 60_000;

/** How dictation works here. Undefined until known. */
function useDictationWay(): DictationWay | undefined {
  const { data } = apiQuery.useQuery("get", "/api/v1/transcriptions", {}, { staleTime });
  return useMemo(() => data && dictationWayOf(data), [data]);
}
