/** Marks the document while somebody has read on by more than half of the window. */
export function followScrolling(): void {
  const update = () => {
    document.documentElement.toggleAttribute("data-scrolled", scrollY > innerHeight / 2);
  };
  addEventListener("scroll", update, { passive: true });
  addEventListener("resize", update, { passive: true });
  update();
}
