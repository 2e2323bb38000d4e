import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { DismissButton } from "./dismiss-button.tsx";
import { type Tone, tones } from "./tones.tsx";

/** One lasting sentence over a page. Brass only when the person must act. */
export function Banner({ tone = "info", children, action, onDismiss, className }: BannerProps) {
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
      {onDismiss && <DismissButton onDismiss={onDismiss} />}
    </div>
  );
}

interface BannerProps {
  tone?: Tone;
  children: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
  className?: string;
}
