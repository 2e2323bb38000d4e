/** Marks the document while it is scrolled by more than half a window. */
export function followScrolling(): void {
  const update = () => {
    document.documentElement.toggleAttribute("data-scrolled", scrollY > innerHeight / 2);
  };
  addEventListener("scroll", update, { passive: true });
  addEventListener("resize", update, { passive: true });
  update();
}
