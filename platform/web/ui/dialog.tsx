import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { sharedTexts } from "../language/shared-texts/shared-texts.ts";
import { useTexts } from "../language/texts.ts";
import { answerToClose } from "./answer-to-close.ts";
import { classNames } from "./class-names.ts";
import { dialogPopupStyle, scrimStyle } from "./dialog-style.ts";
import { FooterNote } from "./footer-note.tsx";
import { keepFocusNear } from "./keep-focus-near.ts";
import { overlayContainer } from "./overlay-root.tsx";
import { reachWhenScrollable } from "./reach-when-scrollable.ts";

/** A modal dialog. Escape, the close button and a press outside close it and restore the focus. */
export function Dialog({
  isOpen,
  onClose,
  onEscape,
  isHeld = false,
  isUnkept = false,
  isUnsaved = false,
  startsInField = false,
  isReadFirst = false,
  title,
  description,
  footer,
  size = "md",
  children,
}: DialogProps) {
  const words = useTexts(sharedTexts);
  const [isAsked, setAsked] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  // The same function at each render, or it would begin anew and forget what had the focus.
  const keepFocus = useCallback((element: HTMLDivElement | null) => {
    popup.current = element;
    return element ? keepFocusNear(element) : undefined;
  }, []);
  return (
    <BaseDialog.Root
      open={isOpen}
      disablePointerDismissal={isHeld || isUnkept}
      onOpenChange={(next, { event, reason, cancel }) => {
        // Closing a toast is not a press outside the dialog.
        if (event.target instanceof Element && event.target.closest("[data-toaster]")) return cancel();
        // Nor is the second click of a double click whose first one opened it.
        if (reason === "outside-press" && event instanceof MouseEvent && event.detail > 1) return cancel();
        if (next) return;
        // A held key is one press: what it asks has not been read yet.
        if (event instanceof KeyboardEvent && event.repeat) return cancel();
        const isEscape = reason === "escape-key";
        const answer = answerToClose({ isEscape, isUnkept, isUnsaved, isAsked, hasEscape: !!onEscape });
        if (answer === "close") return onClose();
        cancel();
        if (answer === "ask") setAsked(true);
        else onEscape?.();
      }}
    >
      <BaseDialog.Portal container={overlayContainer}>
        <BaseDialog.Backdrop className={scrimStyle} />
        <BaseDialog.Popup
          ref={keepFocus}
          initialFocus={() =>
            isReadFirst ? popup.current : (findFirstField(popup.current, startsInField) ?? true)
          }
          className={classNames(dialogPopupStyle, widths[size])}
          // Whoever types on has not agreed to lose it.
          onInput={() => setAsked(false)}
        >
          <header className="flex items-start gap-4 px-5 pt-4 max-[20rem]:px-4">
            <div className="min-w-0 flex-1">
              <BaseDialog.Title className="text-lg font-semibold">{title}</BaseDialog.Title>
              {description && (
                <BaseDialog.Description className="mt-0.5 text-ink-2">{description}</BaseDialog.Description>
              )}
            </div>
            <BaseDialog.Close
              aria-label={words.close}
              className="-mr-2 grid size-8 shrink-0 place-items-center rounded-md text-ink-3 transition-colors hover:bg-paper-3 hover:text-ink-1 pointer-coarse:size-11"
            >
              <X aria-hidden="true" size={18} />
            </BaseDialog.Close>
          </header>
          <div
            ref={isReadFirst ? reachWhenScrollable : null}
            className="min-h-0 flex-1 overflow-y-auto px-5 py-4 -outline-offset-2 max-[20rem]:px-4 [@media(height<30rem)]:flex-none [@media(height<30rem)]:overflow-visible"
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line-1 px-5 py-3">
              {isUnkept && <FooterNote>{isAsked && words.unkept}</FooterNote>}
              {isUnsaved && <FooterNote>{isAsked && words.unsaved}</FooterNote>}
              {footer}
            </footer>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

const widths = { sm: "sm:max-w-sm", md: "sm:max-w-lg", wide: "sm:max-w-2xl", lg: "sm:max-w-3xl" };

/**
 * On touch devices nothing is focused, because the keyboard would cover the text, unless the dialog is all
 * about the field.
 */
function findFirstField(popup: HTMLElement | null, onTouchToo: boolean): HTMLElement | null | undefined {
  if (!onTouchToo && matchMedia("(pointer: coarse)").matches) return null;
  // In a radio group, the chosen one.
  const other = "input:enabled:not([type=radio]), textarea:enabled, select:enabled";
  return popup?.querySelector<HTMLElement>(`input[type=radio]:checked:enabled, ${other}`);
}

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Replaces closing on Escape, to stop something that is going on. */
  onEscape?: (() => void) | undefined;
  /** A press outside does not close it, because too much input would be lost. */
  isHeld?: boolean;
  /** It shows what is never shown again and was not copied yet. Only a button of the footer closes it. */
  isUnkept?: boolean;
  /** It has input that is not saved. Escape and the close button discard it only when they are repeated. */
  isUnsaved?: boolean;
  /** It begins with text that comes before its fields. The focus stays at its top, and the keyboard scrolls the text. */
  isReadFirst?: boolean;
  /** Focuses the first field on touch devices too. */
  startsInField?: boolean;
  title: string;
  description?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: keyof typeof widths;
  children: ReactNode;
}
