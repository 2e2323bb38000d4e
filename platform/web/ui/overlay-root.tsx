import { Toaster } from "./toast/toaster.tsx";

/** Where dialogs, menus and toasts are put: a labelled region, so that nothing lies outside a landmark. */
export function OverlayRoot() {
  return (
    <section aria-label="Messages and open dialogs">
      <div id={overlayRootId} className="peer" />
      <Toaster />
    </section>
  );
}

/** The place for a portal, looked up when it opens; the body where no shell is mounted. */
export const overlayContainer = {
  get current(): HTMLElement {
    return document.getElementById(overlayRootId) ?? document.body;
  },
};

const overlayRootId = "overlay-root";
