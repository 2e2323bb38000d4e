import { Menu, X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { navigationTexts } from "./texts/navigation-texts.ts";

/** The navigation below 768 px: a panel below the header. Escape and following a link close it. */
export function MobileMenu({ children }: { children: (close: () => void) => ReactNode }) {
  const words = useTexts(navigationTexts);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { pathname } = useLocation();
  const close = () => setOpen(false);

  // Any navigation closes the menu, including the browser's back and forward.
  useEffect(() => {
    if (pathname) setOpen(false);
  }, [pathname]);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [isOpen]);

  return (
    <div className="md:hidden">
      <button
        ref={button}
        type="button"
        aria-label={isOpen ? words.closeMenu : words.openMenu}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className={buttonStyle("ghost", "md", "size-11! px-0!")}
      >
        {isOpen ? <X aria-hidden="true" size={20} /> : <Menu aria-hidden="true" size={20} />}
      </button>
      <nav
        id={panelId}
        aria-label={words.main}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full flex max-h-[calc(100dvh-3rem)] flex-col overflow-y-auto border-b border-line-1 bg-paper-1 p-4 shadow-float [&[hidden]]:hidden"
      >
        {children(close)}
      </nav>
    </div>
  );
}
