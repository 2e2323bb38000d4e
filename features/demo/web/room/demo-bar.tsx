import { MessagesSquare } from "lucide-react";
import { useEffect, useState } from "react";
import { useUsage } from "#features/entitlements/web/index.tsx";
import { homeOf } from "#platform/web/language/home-of.ts";
import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { sharedTexts } from "#platform/web/language/shared-texts/shared-texts.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { LogoMark } from "#platform/web/ui/logo-mark.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { ThemeToggle } from "#platform/web/ui/theme-toggle.tsx";
import { markDemoOver } from "../kept-demo.ts";
import { demoTexts } from "../texts/demo-texts.ts";
import { TrialLink } from "../trial-link.tsx";
import { useEndDemo } from "../use-end-demo.ts";
import { formatTimeLeft } from "./format-time-left.ts";

/** The bar over the demo: its name, the remaining time, and links out of it. */
export function DemoBar({ endsMs, onOpenConversations, onShowTour }: DemoBarProps) {
  const { bar: words, ending } = useTexts(demoTexts);
  const { home } = useTexts(sharedTexts);
  const leftMs = useTimeLeft(endsMs, markDemoOver);
  const end = useEndDemo();
  const [isAsking, setAsking] = useState(false);
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line-1 px-3 py-2 sm:px-4 low:py-1 low:sm:flex-nowrap print:hidden">
      <a
        href={homeOf(usePageLanguage())}
        aria-label={home}
        className="grid size-8 place-items-center rounded-md pointer-coarse:size-11"
      >
        <LogoMark sizePx={24} />
      </a>
      <Pill tone="accent" className="low:hidden!">
        {words.name}
      </Pill>
      <p className="order-last flex w-full flex-wrap gap-x-3 text-xs text-ink-2 tabular-nums md:order-none md:w-auto md:flex-1 low:sm:order-none low:sm:w-auto low:sm:flex-1">
        <span>
          {words.erasedIn}{" "}
          <span role="timer" className="font-medium text-ink-1">
            {formatTimeLeft(leftMs)}
          </span>
        </span>
        <MessagesLeft />
      </p>
      <div className="ml-auto flex items-center gap-1.5">
        <IconButton
          label={words.conversations}
          side="bottom"
          icon={<MessagesSquare aria-hidden="true" size={18} />}
          onClick={onOpenConversations}
        />
        {onShowTour && <Button onClick={onShowTour}>{words.tour}</Button>}
        <ThemeToggle className="hidden! sm:inline-flex! low:hidden!" />
        <Button onClick={() => setAsking(true)}>{words.end}</Button>
        <TrialLink variant="primary" size="md" className="hidden! sm:inline-flex!" />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={end}
        title={ending.title}
        confirmLabel={ending.confirm}
        cancelLabel={ending.cancel}
      >
        {ending.text}
      </ConfirmDialog>
    </header>
  );
}

interface DemoBarProps {
  /** By this browser's clock. */
  endsMs: number;
  onOpenConversations: () => void;
  /** Absent while the tour is shown. */
  onShowTour: (() => void) | undefined;
}

/** The number of messages left. */
function MessagesLeft() {
  const { bar: words } = useTexts(demoTexts);
  const { data } = useUsage();
  const messages = data?.entitlements.find(({ entitlement }) => entitlement === "messages");
  if (!messages || messages.limit === null || messages.used === null) return null;
  const left = Math.max(0, messages.limit - messages.used);
  return <span>{words.left(left, messages.limit)}</span>;
}

/** Milliseconds until `endsMs`, updated every second. Calls `onOver` at the end. */
function useTimeLeft(endsMs: number, onOver: () => void): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const isOver = nowMs >= endsMs;
  useEffect(() => {
    if (isOver) return onOver();
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver, onOver]);
  return Math.max(0, endsMs - nowMs);
}
