/**
 * On whose behalf a page acts: the browser's session, or a visitor who tries the product without an account.
 */
export type PageOwner = "session" | "visitor";

let owner: PageOwner = "session";

/** Sets the owner once, before anything is read or stored. It stays for the lifetime of the page. */
export function setPageOwner(next: PageOwner): void {
  owner = next;
}

export function pageOwner(): PageOwner {
  return owner;
}

/** The storage key of a name. It keeps visitors and signed-in people apart. */
export function ownedKey(name: string): string {
  return owner === "visitor" ? `adjutant.demo.${name}` : `adjutant.${name}`;
}
