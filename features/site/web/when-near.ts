/** Calls `act` once for each place that comes within `marginPx` of the window. */
export function whenNear(
  places: Iterable<HTMLElement>,
  marginPx: number,
  act: (place: HTMLElement) => void,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        act(target);
      }
    },
    { rootMargin: `${marginPx}px 0px` },
  );
  for (const place of places) observer.observe(place);
}
