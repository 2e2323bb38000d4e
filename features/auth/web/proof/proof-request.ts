import { useSyncExternalStore } from "react";

/** A call waits until the person has proved themselves again; `end` answers whether they did. */
export interface ProofRequest {
  end: (isProved: boolean) => void;
}

let request: ProofRequest | undefined;
let waiting: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

/** Asks once for all calls that wait. Whoever called keeps what was typed, and the call is then repeated. */
export function askForProof(): Promise<boolean> {
  waiting ??= new Promise<boolean>((resolve) => {
    const end = (isProved: boolean) => {
      waiting = undefined;
      become(undefined);
      resolve(isProved);
    };
    become({ end });
  });
  return waiting;
}

/** Whether the service wants a proof before it makes this change. */
export function wantsProof(response: Response): boolean {
  return response.headers.get("x-sb-error-code") === "reauthentication_needed";
}

export function useProofRequest(): ProofRequest | undefined {
  return useSyncExternalStore(subscribe, read, read);
}

function become(next: ProofRequest | undefined): void {
  request = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): ProofRequest | undefined {
  return request;
}
