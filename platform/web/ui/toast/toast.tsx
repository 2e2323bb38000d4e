import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { sharedTexts } from "../../language/shared-texts/shared-texts.ts";
import { useTexts } from "../../language/texts.ts";
import { classNames } from "../class-names.ts";
import { startCountdown } from "./countdown.ts";
import type { Notification } from "./notification.ts";
import { dismissToast } from "./notify.ts";
import { pauseWhileAttended } from "./pause-while-attended.ts";

/** One toast: icon, text, close button, and a bar with the remaining time. */
export function Toast({ notification, isClosing }: { notification: Notification; isClosing: boolean }) {
  const { id, type, title, message, autoClose, duration, pauseOnHover, action } = notification;
  const words = useTexts(sharedTexts).toast;
  const { Icon, text, fill } = looks[type];
  const box = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!autoClose || isClosing || !box.current) return;
    // Sets the style directly: a hundred renders a second would be wasteful.
    const moveBar = (left: number) => {
      if (bar.current) bar.current.style.transform = `scaleX(${left})`;
    };
    const countdown = startCountdown(duration, moveBar, () => dismissToast(id));
    const stopWatching = pauseOnHover ? pauseWhileAttended(box.current, countdown) : undefined;
    return () => {
      countdown.stop();
      stopWatching?.();
    };
  }, [autoClose, duration, id, isClosing, pauseOnHover]);

  return (
    <div
      ref={box}
      data-toast={type}
      className={classNames(
        "pointer-events-auto relative flex w-full animate-toast-in gap-2.5 overflow-hidden rounded-lg border border-line-1 bg-float py-3 pr-2 pl-3.5 shadow-float transition-[opacity,transform] duration-150",
        isClosing && "translate-y-1 opacity-0",
      )}
    >
      <Icon aria-hidden="true" size={16} className={classNames("mt-0.5 shrink-0", text)} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere text-ink-1">
          {/* A title such as "Success" says its kind itself. */}
          {title !== words[type] && <span className="sr-only">{words[type]}: </span>}
          {title}
        </p>
        {message && <p className="wrap-anywhere text-ink-2">{message}</p>}
        {action && (
          <button
            type="button"
            onClick={() => {
              action.onClick();
              dismissToast(id);
            }}
            className="hit-area mt-1 text-sm font-medium text-accent hover:underline"
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={words.close(title)}
        onClick={() => dismissToast(id)}
        className="hit-area grid size-7 shrink-0 place-items-center self-start rounded-md text-ink-3 transition-colors hover:bg-paper-3 hover:text-ink-1"
      >
        <X aria-hidden="true" size={16} />
      </button>
      {autoClose && (
        <span
          ref={bar}
          aria-hidden="true"
          className={classNames("absolute inset-x-0 bottom-0 h-0.5 origin-left", fill)}
        />
      )}
    </div>
  );
}

const looks = {
  success: { Icon: CircleCheck, text: "text-good", fill: "bg-good" },
  error: { Icon: CircleAlert, text: "text-bad", fill: "bg-bad" },
  warning: { Icon: TriangleAlert, text: "text-warn", fill: "bg-warn" },
  info: { Icon: Info, text: "text-info", fill: "bg-info" },
};
