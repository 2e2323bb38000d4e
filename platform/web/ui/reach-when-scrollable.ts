/** A ref that makes a box focusable while its content overflows, so that the keyboard can scroll it. */
export function reachWhenScrollable(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return;
  const update = () => {
    const overflows = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
    if (overflows) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const observer = new ResizeObserver(update);
  observer.observe(box);
  for (const child of box.children) observer.observe(child);
  return () => observer.disconnect();
}
