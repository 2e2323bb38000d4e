import { api } from "#platform/web/api/client.ts";
import { log } from "#platform/web/log.ts";

interface ShownVersions {
  language: "en" | "de";
  terms?: number | undefined;
  privacy?: number | undefined;
}

let shown: Promise<ShownVersions | undefined> | undefined;

/** Learns which versions of the legal texts are shown beside the button; the first time counts. */
export function loadShownVersions(): Promise<ShownVersions | undefined> {
  shown ??= api.GET("/api/v1/legal-versions").then(
    ({ data }) => data,
    (error: unknown) => {
      log.debug("The versions of the legal texts could not be read.", error);
      shown = undefined;
      return undefined;
    },
  );
  return shown;
}

/** What a new account is told of the page that it comes from. Without it, the newest versions count. */
export async function signUpRemarksOfPage(): Promise<{ legal_versions?: ShownVersions }> {
  const versions = await loadShownVersions();
  return versions ? { legal_versions: versions } : {};
}
