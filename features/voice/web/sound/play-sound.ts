/** Creates an audio element. Call it inside the press, because Safari lets no other element play later. */
export function prepareSound(): HTMLAudioElement {
  const element = new Audio();
  element.load();
  return element;
}

/** `paused`: from outside the page, by a media key or because headphones were unplugged. */
export type SoundEnd = "ended" | "aborted" | "paused";

/** Plays a sound until it ends, is paused, or `signal` aborts. Returns which. Throws when it cannot play. */
export async function playSound(element: SoundElement, sound: Blob, signal: AbortSignal): Promise<SoundEnd> {
  const url = URL.createObjectURL(sound);
  try {
    return await new Promise<SoundEnd>((resolve, reject) => {
      element.addEventListener("ended", () => resolve("ended"), { once: true });
      // Browsers also fire `pause` at the end.
      element.addEventListener("pause", () => resolve(element.ended ? "ended" : "paused"), { once: true });
      element.addEventListener("error", () => reject(new Error(unreadable)), { once: true });
      signal.addEventListener("abort", () => resolve("aborted"), { once: true });
      element.src = url;
      element.play().catch((error: unknown) => reject(new Error(describeRefusal(error), { cause: error })));
    });
  } finally {
    element.pause();
    element.removeAttribute("src");
    URL.revokeObjectURL(url);
  }
}

/** The used part of an audio element. */
interface SoundElement extends EventTarget {
  src: string;
  readonly ended: boolean;
  play(): Promise<void>;
  pause(): void;
  removeAttribute(name: string): void;
}

const unreadable = "Your browser cannot play this sound. Try again, or use another browser.";

function describeRefusal(error: unknown): string {
  const isForbidden = error instanceof DOMException && error.name === "NotAllowedError";
  return isForbidden ? "Your browser blocks sound on this page. Allow sound, then try again." : unreadable;
}
