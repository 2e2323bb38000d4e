import { useSyncExternalStore } from "react";

/** `checking` until the service has named the account that the link signs in to. */
export type LinkQuestion =
  | { state: "checking" }
  | {
      state: "asked";
      account: string;
      /** The address that the link has proved, whatever is answered. */
      confirmed: string | undefined;
      answer: (isWanted: boolean) => void;
    };

let question: LinkQuestion | undefined;
const listeners = new Set<() => void>();

/** The question of an unexpected link, which stands in place of the page; undefined when there is none. */
export function useLinkQuestion(): LinkQuestion | undefined {
  return useSyncExternalStore(subscribe, read, read);
}

/** Holds the page back until the person has answered. */
export function holdForQuestion(): void {
  showQuestion({ state: "checking" });
}

export function endQuestion(): void {
  showQuestion(undefined);
}

export function showQuestion(next: LinkQuestion | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): LinkQuestion | undefined {
  return question;
}
