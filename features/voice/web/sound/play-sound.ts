/** An element to play a sound on; to be made in the press itself, for Safari lets no other one sound later. */
export function prepareSound(): HTMLAudioElement {
  const element = new Audio();
  element.load();
  return element;
}

/** Plays a sound to its end, or until `signal` aborts or the person pauses it on the keyboard; throws when it cannot. */
export async function playSound(element: SoundElement, sound: Blob, signal: AbortSignal): Promise<void> {
  const url = URL.createObjectURL(sound);
  try {
    await new Promise<void>((resolve, reject) => {
      for (const end of ["ended", "pause"]) element.addEventListener(end, () => resolve(), { once: true });
      element.addEventListener("error", () => reject(new Error(unreadable)), { once: true });
      signal.addEventListener("abort", () => resolve(), { once: true });
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
