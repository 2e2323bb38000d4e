import { sharedTexts } from "../language/shared-texts/shared-texts.ts";
import { useTexts } from "../language/texts.ts";
import { Toaster } from "./toast/toaster.tsx";

/** The container of dialogs, menus and toasts. A labelled region, so that nothing lies outside a landmark. */
export function OverlayRoot() {
  const { overlays } = useTexts(sharedTexts);
  return (
    <section aria-label={overlays}>
      <div id={overlayRootId} className="peer" />
      <Toaster />
    </section>
  );
}

/** The container for a portal, looked up when it opens. The body when no shell is mounted. */
export const overlayContainer = {
  get current(): HTMLElement {
    return document.getElementById(overlayRootId) ?? document.body;
  },
};

const overlayRootId = "overlay-root";
