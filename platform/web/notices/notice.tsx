import { ChevronDown } from "lucide-react";
import { type ReactNode, use, useId, useLayoutEffect } from "react";
import { sharedTexts } from "../language/shared-texts/shared-texts.ts";
import { useTexts } from "../language/texts.ts";
import { classNames } from "../ui/class-names.ts";
import { DismissButton } from "../ui/dismiss-button.tsx";
import { type Tone, tones } from "../ui/tones.tsx";
import { NoticePlaceContext, NoticeWeightContext } from "./notice-place.ts";

/**
 * One sentence above the page, in the strip of its source. Waits invisibly behind a heavier one. On phones a
 * closed strip is one line high and leaves its action out.
 */
export function Notice({ name, tone = "info", children, action, onDismiss }: NoticeProps) {
  const words = useTexts(sharedTexts);
  const place = use(NoticePlaceContext);
  const id = useId();
  const weight = use(NoticeWeightContext);
  const enter = place?.enter;
  useLayoutEffect(() => enter?.(id, weight), [enter, id, weight]);
  const isHeaviest = place?.heaviestId === id;
  if (!place || !(place.isOpen || isHeaviest)) return null;

  const { frame, text, icon } = tones[tone];
  const { isOpen, count, toggle } = place;
  return (
    <section
      aria-label={name}
      className={classNames("border-b page-gutter text-ink-1", frame)}
      data-notice={weight}
    >
      <div className="flex min-h-9 items-center gap-x-2.5 py-0.5 text-sm low:min-h-7 low:py-0 low:text-xs">
        <span className={classNames("grid size-5 shrink-0 place-items-center", text)}>{icon}</span>
        <div
          className={classNames(
            "flex min-w-0 flex-1 items-center gap-x-3",
            isOpen && "flex-wrap gap-y-1 py-1",
          )}
        >
          <div className={isOpen ? "min-w-0 wrap-anywhere" : "min-w-0 truncate *:truncate"}>{children}</div>
          {action && <div className={isOpen ? undefined : "hidden sm:block"}>{action}</div>}
        </div>
        {isHeaviest && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={words.notices.all(count - 1)}
            onClick={toggle}
            className={classNames(
              "hit-area flex h-6 shrink-0 items-center gap-0.5 rounded-md px-1.5 text-xs font-medium text-ink-2 tabular-nums hover:bg-paper-1 hover:text-ink-1",
              // Alone it only unfolds its sentence, which is whole on wide screens.
              count === 1 && "sm:hidden",
            )}
          >
            {count > 1 && `+${count - 1}`}
            <ChevronDown aria-hidden="true" size={14} className={isOpen ? "rotate-180" : undefined} />
          </button>
        )}
        {onDismiss && <DismissButton onDismiss={onDismiss} />}
      </div>
    </section>
  );
}

interface NoticeProps {
  /** Names the region for screen readers. */
  name: string;
  tone?: Tone;
  /** One paragraph. */
  children: ReactNode;
  /** A `NoticeButton`. */
  action?: ReactNode;
  onDismiss?: () => void;
}
