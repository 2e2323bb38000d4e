import { api } from "#platform/web/api/client.ts";
import type { Language } from "#platform/web/language/language.ts";
import { readPageLanguage } from "#platform/web/language/page-language.ts";
import { log } from "#platform/web/log.ts";

interface ShownVersions {
  language: Language;
  terms?: number | undefined;
  privacy?: number | undefined;
}

const shown = new Map<Language, Promise<ShownVersions | undefined>>();

/** Learns which versions of the legal texts are shown beside the button in a language; the first time counts. */
export function loadShownVersions(language: Language): Promise<ShownVersions | undefined> {
  const known = shown.get(language);
  if (known) return known;
  const own = api.GET("/api/v1/legal-versions", { params: { query: { language } } }).then(
    ({ data }) => data,
    (error: unknown) => {
      log.debug("The versions of the legal texts could not be read.", error);
      shown.delete(language);
      return undefined;
    },
  );
  shown.set(language, own);
  return own;
}

/** What a new account is told of the page that it comes from. Without it, the newest versions count. */
export async function signUpRemarksOfPage(): Promise<{ legal_versions?: ShownVersions }> {
  const versions = await loadShownVersions(readPageLanguage());
  return versions ? { legal_versions: versions } : {};
}
