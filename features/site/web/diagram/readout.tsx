import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { sharedTexts } from "#platform/web/language/shared-texts/shared-texts.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { diagramTexts } from "./texts/diagram-texts.ts";

/**
 * What is said of the chosen part: beside the picture where there is room, else at the lower edge of the window.
 * Whatever it shows gets the focus, so that keyboards and screen readers are where the words are.
 */
export function Readout({ kicker, title, focusKey, onClose, children }: ReadoutProps) {
  const { details } = useTexts(diagramTexts);
  const { close } = useTexts(sharedTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusKey) heading.current?.focus({ preventScroll: true });
  }, [focusKey]);
  return (
    <section
      aria-label={details}
      className={classNames(
        "fixed inset-x-0 bottom-0 z-30 max-h-[46dvh] overflow-y-auto border-t border-line-2 bg-float p-4 shadow-float",
        "lg:static lg:max-h-none lg:rounded-lg lg:border lg:border-line-1 lg:bg-paper-2 lg:p-5 lg:shadow-none print:hidden",
      )}
    >
      <header className="mb-2 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-mono text-xs text-ink-3">{kicker}</p>
          <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
            {title}
          </h2>
        </div>
        <IconButton label={close} icon={<X aria-hidden="true" size={16} />} onClick={onClose} side="left" />
      </header>
      {children}
    </section>
  );
}

interface ReadoutProps {
  kicker: ReactNode;
  title: string;
  /** Another one takes the focus to the title; left out: the focus stays where it is. */
  focusKey?: string;
  onClose: () => void;
  children: ReactNode;
}
