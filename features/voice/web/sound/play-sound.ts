/** An element to play a sound on; to be made in the press itself, for Safari lets no other one sound later. */
export function prepareSound(): HTMLAudioElement {
  const element = new Audio();
  element.load();
  return element;
}

/** `paused`: not by us, but with a key of the keyboard or of headphones, or because they were pulled. */
export type SoundEnd = "ended" | "aborted" | "paused";

/** Plays a sound until it ends, is paused, or `signal` aborts, and says which; throws when it cannot. */
export async function playSound(element: SoundElement, sound: Blob, signal: AbortSignal): Promise<SoundEnd> {
  const url = URL.createObjectURL(sound);
  try {
    return await new Promise<SoundEnd>((resolve, reject) => {
      element.addEventListener("ended", () => resolve("ended"), { once: true });
      // At its end a sound is paused as well.
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

/** What is needed of an audio element. */
interface SoundElement extends EventTarget {
  src: string;
  readonly ended: boolean;
  play(): Promise<void>;
  pause(): void;
  removeAttribute(name: string): void;
}

const unreadable = "Your browser cannot play the sound that came. Try again, or use another browser.";

function describeRefusal(error: unknown): string {
  const isForbidden = error instanceof DOMException && error.name === "NotAllowedError";
  return isForbidden
    ? "Your browser lets this page play no sound. Allow it there, and try again."
    : unreadable;
}
