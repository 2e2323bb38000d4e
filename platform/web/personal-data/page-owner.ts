/** For whom a loaded page speaks: the session of this browser, or a visitor who tries the product without an account. */
export type PageOwner = "session" | "visitor";

let owner: PageOwner = "session";

/** Says it once, before anything is read or kept: it stays as long as the page. */
export function setPageOwner(next: PageOwner): void {
  owner = next;
}

export function pageOwner(): PageOwner {
  return owner;
}

/** What something is kept under in this browser, so that a visitor and a signed-in person share nothing. */
export function ownedKey(name: string): string {
  return owner === "visitor" ? `adjutant.demo.${name}` : `adjutant.${name}`;
}
