/**
 * Updates the label of the menu button, and closes the menu after a link. The browser opens and closes it;
 * the trial button closes it itself.
 */
export function followMenu(): void {
  const menu = document.getElementById("menu");
  const button = document.querySelector<HTMLElement>("[popovertarget=menu]");
  if (!menu || !button) return;
  menu.addEventListener("toggle", (event) => {
    const isOpen = "newState" in event && event.newState === "open";
    const { labelOpen, labelClosed } = button.dataset;
    button.setAttribute("aria-label", (isOpen ? labelOpen : labelClosed) ?? "");
  });
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a:not([data-trial]), button")) menu.hidePopover();
  });
}
