import { whenNear } from "../when-near.ts";

/** The browser's own lazy loading begins far earlier than this. */
const marginPx = 50;

/** Fetches pictures as they come near, and says so where one cannot be loaded. */
export function followPictures(): void {
  const places = [...document.querySelectorAll<HTMLElement>("[data-unavailable]")];
  for (const place of places) watch(place);
  whenNear(
    places.filter((place) => !place.querySelector("img")),
    marginPx,
    show,
  );
}

/** In the theme that is not painted it is not displayed, so it never comes near. */
function show(place: HTMLElement): void {
  const template = place.querySelector("template");
  if (!template) return;
  place.removeAttribute("role");
  place.removeAttribute("aria-label");
  place.replaceChildren(template.content.cloneNode(true));
  watch(place);
}

/** An image that is part of the prerendered page may have failed before anybody could listen. */
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
