import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { LogoMark } from "#platform/web/ui/logo-mark.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { ThemeToggle } from "#platform/web/ui/theme-toggle.tsx";
import { markDemoOver } from "../kept-demo.ts";
import { TrialLink } from "../trial-link.tsx";
import { useEndDemo } from "../use-end-demo.ts";
import { formatTimeLeft } from "./format-time-left.ts";
import { MessagesLeft } from "./messages-left.tsx";
import { useTimeLeft } from "./use-time-left.ts";

/** The line over the demo: that it is one, how long it lasts, and the ways out of it. */
export function DemoBar({ endsMs, onOpenConversations, onShowTour }: DemoBarProps) {
  const leftMs = useTimeLeft(endsMs, markDemoOver);
  const end = useEndDemo();
  const [isAsking, setAsking] = useState(false);
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line-1 px-3 py-2 sm:px-4 print:hidden">
      <a
        href="/"
        aria-label="Adjutant, home"
        className="grid size-8 place-items-center rounded-md pointer-coarse:size-11"
      >
        <LogoMark sizePx={24} />
      </a>
      <Pill tone="accent">Demo</Pill>
      <p className="order-last flex w-full flex-wrap gap-x-3 text-xs text-ink-2 tabular-nums md:order-none md:w-auto md:flex-1">
        <span>
          Sample data, erased in{" "}
          <span role="timer" className="font-medium text-ink-1">
            {formatTimeLeft(leftMs)}
          </span>
        </span>
        <MessagesLeft />
      </p>
      <div className="ml-auto flex items-center gap-1.5">
        <IconButton
          label="Conversations"
          side="bottom"
          icon={<MessagesSquare aria-hidden="true" size={18} />}
          onClick={onOpenConversations}
        />
        {onShowTour && <Button onClick={onShowTour}>Tour</Button>}
        <ThemeToggle className="hidden! sm:inline-flex!" />
        <Button onClick={() => setAsking(true)}>End</Button>
        <TrialLink variant="primary" size="md" className="hidden! sm:inline-flex!" />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={end}
        title="End the demo now?"
        confirmLabel="End the demo"
        cancelLabel="Go on"
      >
        Everything in it is erased at once: your conversations and the sample data.
      </ConfirmDialog>
    </header>
  );
}

interface DemoBarProps {
  /** By the clock of this browser. */
  endsMs: number;
  onOpenConversations: () => void;
  /** Absent while the tour is shown. */
  onShowTour: (() => void) | undefined;
}
