import { whenNear } from "../when-near.ts";

/** The browser's own lazy loading starts much earlier. */
const marginPx = 50;

/** Loads pictures as they approach, and marks those that fail. */
export function followPictures(): void {
  const places = [...document.querySelectorAll<HTMLElement>("[data-unavailable]")];
  for (const place of places) watch(place);
  whenNear(
    places.filter((place) => !place.querySelector("img")),
    marginPx,
    show,
  );
}

/** The inactive theme's picture is not displayed, so it never comes near and is never loaded. */
function show(place: HTMLElement): void {
  const template = place.querySelector("template");
  if (!template) return;
  place.removeAttribute("role");
  place.removeAttribute("aria-label");
  place.replaceChildren(template.content.cloneNode(true));
  watch(place);
}

/** An image of the prerendered page may have failed before this script ran. */
function watch(place: HTMLElement): void {
  const image = place.querySelector("img");
  if (!image) return;
  const hasFailed = image.currentSrc !== "" && image.complete && image.naturalWidth === 0;
  if (hasFailed) sayUnavailable(place, image.alt);
  else image.addEventListener("error", () => sayUnavailable(place, image.alt), { once: true });
}

function sayUnavailable(place: HTMLElement, alt: string): void {
  const { unavailable = "" } = place.dataset;
  const words = document.createElement("p");
  words.className = "grid size-full place-items-center text-sm text-ink-2";
  words.textContent = unavailable;
  place.setAttribute("role", "img");
  place.setAttribute("aria-label", `${unavailable}: ${alt}`);
  place.replaceChildren(words);
}
