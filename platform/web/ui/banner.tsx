import { CircleAlert, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { sharedTexts } from "../language/shared-texts/shared-texts.ts";
import { useTexts } from "../language/texts.ts";
import { ChevronIcon } from "./chevron-icon.tsx";
import { classNames } from "./class-names.ts";

/** One lasting sentence over a page. Brass only when the person must act. */
export function Banner({ tone = "info", children, action, onDismiss, className }: BannerProps) {
  const words = useTexts(sharedTexts);
  const { frame, text, icon } = tones[tone];
  return (
    <div
      role={tone === "bad" ? "alert" : "note"}
      className={classNames(
        "flex items-start gap-x-3 rounded-lg border px-3.5 py-2.5 text-base text-ink-1 sm:items-center low:py-1 low:text-xs",
        frame,
        className,
      )}
    >
      <span className={classNames("grid size-5 shrink-0 place-items-center", text)}>{icon}</span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">{children}</div>
        {action}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label={words.dismiss}
          onClick={onDismiss}
          className="hit-area -mr-1.5 grid size-6 place-items-center rounded-md text-ink-2 transition-colors hover:bg-paper-1 hover:text-ink-1"
        >
          <X aria-hidden="true" size={16} />
        </button>
      )}
    </div>
  );
}

const tones = {
  info: {
    frame: "border-info-line bg-info-soft",
    text: "text-info",
    icon: <Info aria-hidden="true" size={16} />,
  },
  warn: {
    frame: "border-warn-line bg-warn-soft",
    text: "text-warn",
    icon: <TriangleAlert aria-hidden="true" size={16} />,
  },
  bad: {
    frame: "border-bad-line bg-bad-soft",
    text: "text-bad",
    icon: <CircleAlert aria-hidden="true" size={16} />,
  },
  brass: { frame: "border-brass-line bg-brass-soft", text: "text-brass", icon: <ChevronIcon /> },
};

interface BannerProps {
  tone?: keyof typeof tones;
  children: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
  className?: string;
}
